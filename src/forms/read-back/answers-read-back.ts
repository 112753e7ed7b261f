import { type FormDefinition, type FormField, fieldsOf } from "../form-definition";
import { type FormValues, isShown, textAnswer } from "../form-values";
import { dateParts } from "./dates-in-words";

/** What an answer says in print, in the order in which they are read back. */
export const readBackKinds = [
  "name",
  "birth-date",
  "death-date",
  "age",
  "service-date",
  "service-time",
  "venue",
  "front-words",
  "printed-words",
  "quantity",
] as const;

export type ReadBackKind = (typeof readBackKinds)[number];

/** An answer that is checked before it is sent. */
export interface Answer {
  field: FormField;
  text: string;
}

/** The answers of one kind, of those that are in the form and filled in. */
export function answersReadBack(
  definition: FormDefinition,
  values: FormValues,
  kind: ReadBackKind,
): Answer[] {
  return fieldsOf(definition)
    .filter((field) => field.readBackAs === kind && isShown(field, values))
    .map((field) => ({ field, text: textAnswer(values, field.name).trim() }))
    .filter(({ text }) => text !== "");
}

/** The answers of a form by what they say in print, for questions about how they fit together. */
export interface PrintedFacts {
  names: Answer[];
  birth: Answer | undefined;
  death: Answer | undefined;
  age: Answer | undefined;
  service: Answer | undefined;
  time: Answer | undefined;
  quantity: Answer | undefined;
}

export function printedFacts(definition: FormDefinition, values: FormValues): PrintedFacts {
  const answers = (kind: ReadBackKind) => answersReadBack(definition, values, kind);
  const date = (kind: ReadBackKind) =>
    answers(kind).find(({ text }) => dateParts(text) !== undefined);
  return {
    names: answers("name"),
    birth: date("birth-date"),
    death: date("death-date"),
    age: answers("age")[0],
    service: date("service-date"),
    time: answers("service-time")[0],
    quantity: answers("quantity")[0],
  };
}
