import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";

/** The answers by field name: text, or files for photographs. */
export type FormValues = Record<string, string | File[]>;

/** Those of the answers that are text, by field name. */
export type TextAnswers = Record<string, string>;

/** Earlier than anybody needs: an earlier one is a year of which only two figures were typed. */
export const earliestDate = "1800-01-01";

export function textAnswer(values: FormValues, name: string): string {
  const answer = values[name];
  return typeof answer === "string" ? answer : "";
}

export function fileAnswer(values: FormValues, name: string): File[] {
  const answer = values[name];
  return Array.isArray(answer) ? answer : noFiles;
}

/** The same list each time, so that what follows from it need not be worked out again. */
const noFiles: File[] = [];

/** The photographs of a form, which has one field for them at most. */
export function photographsIn(definition: FormDefinition, values: FormValues): File[] {
  const field = photographsField(definition);
  return field ? fileAnswer(values, field.name) : [];
}

export function photographsField(definition: FormDefinition): FormField | undefined {
  return fieldsOf(definition).find(({ kind }) => kind === "photos");
}

export function initialValues(definition: FormDefinition): FormValues {
  return Object.fromEntries(
    fieldsOf(definition).map(({ name, kind, initial }) => [
      name,
      kind === "photos" ? [] : (initial ?? ""),
    ]),
  );
}

type Condition = FormField["shownWhen"];

/** Whether the answer that a condition names is given, or is the one that counts. */
function holds(condition: NonNullable<Condition>, values: FormValues): boolean {
  const answer = textAnswer(values, condition.field);
  return condition.is === null ? answer !== "" : answer === condition.is;
}

/** Whether a field has its place in the form, given the answers so far. */
export function isShown(field: FormField, values: FormValues): boolean {
  return field.shownWhen === null || holds(field.shownWhen, values);
}

/** Whether the form cannot be sent without a field, given the answers so far. */
export function isRequired(field: FormField, values: FormValues): boolean {
  const needed =
    field.required === true || (field.requiredWhen !== null && holds(field.requiredWhen, values));
  return needed && isShown(field, values);
}

/** The answers after one changed: those that hung on it are emptied. */
export function withAnswer(
  values: FormValues,
  { name, clears }: FormField,
  answer: string | File[],
): FormValues {
  const emptied = Object.fromEntries((clears ?? []).map((cleared) => [cleared, ""]));
  return { ...values, ...emptied, [name]: answer };
}

/** What was typed before the script had loaded. */
export function answersInPage(form: HTMLFormElement, definition: FormDefinition): FormValues {
  const posted = new FormData(form);
  const found: FormValues = {};
  for (const { name, kind } of fieldsOf(definition)) {
    const answers = posted.getAll(name);
    const files = answers.filter((each): each is File => each instanceof File && each.size > 0);
    if (kind === "photos" && files.length > 0) {
      found[name] = files;
    } else if (typeof answers[0] === "string" && answers[0] !== "") {
      found[name] = answers[0];
    }
  }
  return found;
}

/** The answers that are text and not empty. */
export function textAnswersIn(values: FormValues): TextAnswers {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, answer]) =>
      typeof answer === "string" && answer !== "" ? [[name, answer]] : [],
    ),
  );
}

/** The answers that differ from those of an empty form. */
export function givenAnswers(values: FormValues, blank: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, answer]) => answer.length > 0 && answer !== blank[name]),
  );
}

/** The names of the answers that are no longer what they were at the start. */
export function changedAnswers(values: FormValues, start: FormValues): string[] {
  return Object.keys(values).filter((name) => {
    const answer = values[name] ?? "";
    return Array.isArray(answer) ? answer.length > 0 : answer !== (start[name] ?? "");
  });
}

/** The answers with others put in by name, each emptying those that hang on it when it changes. */
export function withAnswers(
  values: FormValues,
  definition: FormDefinition,
  answers: FormValues,
): FormValues {
  return fieldsOf(definition).reduce((sum, field) => {
    const answer = answers[field.name];
    return answer === undefined || answer === sum[field.name]
      ? sum
      : withAnswer(sum, field, answer);
  }, values);
}
