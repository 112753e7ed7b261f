import type { InputHTMLAttributes } from "react";
import { earliestDate } from "../form-values";
import * as styles from "./fields.module.css";
import type { ControlProps } from "./form-field-row";

interface TextControlProps extends ControlProps {
  value: string;
  onAnswer: (answer: string) => void;
}

/** How each kind is typed and checked by the browser; rules.ts checks the same. */
const inputAttributes: Record<string, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: "text", spellCheck: false },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
  telephone: { type: "tel" },
  "web-address": {
    type: "url",
    pattern: "[Hh][Tt][Tt][Pp][Ss]?://.*",
    spellCheck: false,
    autoCapitalize: "none",
  },
  // A number box loses what is not a number, and turns under the mouse wheel.
  "whole-number": {
    type: "text",
    inputMode: "numeric",
    pattern: "\\s*[0-9]+\\s*",
  },
  date: { type: "date", min: earliestDate, max: "9999-12-31" },
  time: { type: "time" },
};

/** A box for text of any kind, in one line or several. */
export function TextControl({
  field,
  required,
  describedBy,
  invalid,
  value,
  onAnswer,
}: TextControlProps) {
  const shared = {
    id: field.name,
    name: field.name,
    value,
    required,
    autoComplete: field.autocomplete ?? "off",
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    "data-width": field.width ?? "full",
    className: styles.box,
  };
  return field.kind === "paragraph" ? (
    <textarea {...shared} rows={4} onChange={(event) => onAnswer(event.target.value)} />
  ) : (
    <input
      {...shared}
      {...inputAttributes[field.kind]}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
