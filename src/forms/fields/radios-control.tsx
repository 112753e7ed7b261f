import * as styles from "./fields.module.css";
import type { ControlProps } from "./form-field-row";

interface RadiosControlProps extends ControlProps {
  value: string;
  onAnswer: (answer: string) => void;
}

/** The first choice has the field's own id, so that the error summary can lead there. */
export function RadiosControl({ field, required, invalid, value, onAnswer }: RadiosControlProps) {
  return (
    <div className={styles.choices}>
      {(field.options ?? []).map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? field.name : `${field.name}-${index + 1}`}
            name={field.name}
            value={option}
            required={required}
            aria-invalid={invalid}
            checked={option === value}
            onChange={() => onAnswer(option)}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
