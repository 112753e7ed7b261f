import type { FormDefinition } from "../form-definition";
import type { FormValues } from "../form-values";
import { readableDate } from "../readable-date";
import { answersReadBack, type ReadBackKind, readBackKinds } from "./answers-read-back";
import { gentleWarnings } from "./gentle-warnings";
import { readableNumber } from "./readable-number";
import { readableTime } from "./times";

/** An answer as it will be printed, with what may be mistaken in it. */
export interface Fact {
  /** The name of its field. */
  name: string;
  label: string;
  /** Left out of words that are too long to read at a glance. */
  text: string | undefined;
  warnings: string[];
}

const readable: Partial<Record<ReadBackKind, (text: string) => string | undefined>> = {
  "birth-date": readableDate,
  "death-date": readableDate,
  "service-date": readableDate,
  "service-time": readableTime,
  quantity: readableNumber,
  "printed-words": () => undefined,
};

/**
 * What to show before a form is sent, so that no mistake is printed; nothing when it is empty. The
 * words inside come only with a question about them, as they are long.
 */
export function readBackOf(definition: FormDefinition, values: FormValues, today: Date): Fact[] {
  const warnings = gentleWarnings(definition, values, today);
  const facts = readBackKinds.flatMap((kind) =>
    answersReadBack(definition, values, kind).map(({ field, text }) => ({
      name: field.name,
      label: field.label,
      text: (readable[kind] ?? String)(text),
      warnings: warnings.filter(({ name }) => name === field.name).map(({ message }) => message),
    })),
  );
  return facts.filter(({ text, warnings }) => text !== undefined || warnings.length > 0);
}
