import type { ReactNode } from "react";
import type { FormField } from "../form-definition";
import * as styles from "./fields.module.css";
import type { ControlProps } from "./form-field-row";

interface FieldFrameProps {
  field: FormField;
  problem: string | undefined;
  required: boolean;
  children: (props: ControlProps) => ReactNode;
}

/** Label, hint and error around a control, tied to it for assistive technology. */
export function FieldFrame({ field, problem, required, children }: FieldFrameProps) {
  const { name, label, hint, kind } = field;
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = problem ? `${name}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  const help = (
    <>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={errorId} className={styles.error}>
          <span className="visually-hidden">Error: </span>
          {problem}
        </p>
      )}
    </>
  );
  const control = children({ field, required, describedBy, invalid: problem !== undefined });
  const className = problem ? `${styles.field} ${styles.withProblem}` : styles.field;
  return kind === "radios" ? (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={styles.label}>{label}</legend>
      {help}
      {control}
    </fieldset>
  ) : (
    <div className={className}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      {help}
      {control}
    </div>
  );
}
