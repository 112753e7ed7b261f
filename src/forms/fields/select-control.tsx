import type { OptionGroup } from "../field-options";
import * as styles from "./fields.module.css";
import type { ControlProps } from "./form-field-row";

interface SelectControlProps extends ControlProps {
  groups: readonly OptionGroup[];
  value: string;
  onAnswer: (answer: string) => void;
}

export function SelectControl({
  field,
  required,
  describedBy,
  invalid,
  groups,
  value,
  onAnswer,
}: SelectControlProps) {
  return (
    <select
      id={field.name}
      name={field.name}
      value={value}
      required={required}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      data-width={field.width ?? "full"}
      className={styles.box}
      onChange={(event) => onAnswer(event.target.value)}
    >
      <option value="">Please choose</option>
      {groups.map(({ label, options }) => {
        const choices = options.map((option) => <option key={option}>{option}</option>);
        return label === undefined ? (
          choices
        ) : (
          <optgroup key={label} label={label}>
            {choices}
          </optgroup>
        );
      })}
    </select>
  );
}
