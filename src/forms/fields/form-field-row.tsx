import type { ContentOptions } from "../field-options";
import { optionGroups } from "../field-options";
import type { FormField } from "../form-definition";
import { fileAnswer, isRequired, isShown, textAnswer } from "../form-values";
import { pixelsForPrint } from "../photographs/print-size";
import type { useRequestForm } from "../use-request-form";
import { FieldFrame } from "./field-frame";
import * as styles from "./fields.module.css";
import { PhotosControl } from "./photos-control";
import { RadiosControl } from "./radios-control";
import { SelectControl } from "./select-control";
import { TextControl } from "./text-control";

interface FormFieldRowProps {
  field: FormField;
  contentOptions: ContentOptions;
  form: ReturnType<typeof useRequestForm>;
}

/** What every kind of control needs to know. */
export interface ControlProps {
  field: FormField;
  required: boolean;
  /** The ids of the hint and of the error, for `aria-describedby`. */
  describedBy: string | undefined;
  /** Said also when it is false, as browsers otherwise call every empty answer that is needed wrong. */
  invalid: boolean;
}

/** One field: its label, hint, error and the control for its kind. */
export function FormFieldRow({ field, contentOptions, form }: FormFieldRowProps) {
  const { name, kind } = field;
  const { values, isReady } = form;
  const problem = form.problemOf(name);
  const awaitsAnswer = !isReady && !isShown(field, values);
  const answer = (given: string | File[]) => form.answer(field, given);

  const control = (props: ControlProps) => {
    switch (kind) {
      case "radios":
        return <RadiosControl {...props} value={textAnswer(values, name)} onAnswer={answer} />;
      case "select":
        return (
          <SelectControl
            {...props}
            groups={optionGroups(field, values, contentOptions)}
            value={textAnswer(values, name)}
            onAnswer={answer}
          />
        );
      case "photos":
        return (
          <PhotosControl
            {...props}
            files={fileAnswer(values, name)}
            photographs={form.photographs}
            pixelsNeeded={pixelsForPrint(field, values, contentOptions)}
            named={!isReady}
            onAnswer={answer}
          />
        );
      default:
        return <TextControl {...props} value={textAnswer(values, name)} onAnswer={answer} />;
    }
  };

  return (
    <div
      data-width={kind === "radios" || kind === "photos" ? "full" : (field.width ?? "full")}
      className={awaitsAnswer ? styles.awaitsAnswer : undefined}
    >
      <FieldFrame field={field} problem={problem} required={isRequired(field, values)}>
        {control}
      </FieldFrame>
    </div>
  );
}
