import { closestWord } from "./closest-word";
import type { FieldPath, MistakeList } from "./mistakes";
import { type Content, type ContentFile, filesOfKind } from "./read-content";
import { reportRepeated } from "./repeated-values";
import { entriesAt, textAt, valueAt } from "./unknown-values";

interface FormField {
  path: FieldPath;
  value: unknown;
}

export function reportFormMistakes(content: Content, mistakes: MistakeList): void {
  for (const form of filesOfKind(content, "form")) {
    const fields = fieldsOf(form);
    const names = fields.map(({ path, value }) => ({
      file: form.path,
      path: [...path, "name"],
      value: valueAt(value, "name"),
    }));
    reportRepeated(names, "field of the form", mistakes);
    reportFieldReferences(form, fields, mistakes);
    reportSecondPhotographs(form.path, fields, mistakes);
    for (const field of fields) {
      reportOptions(form.path, field, mistakes);
      reportInitial(form.path, field, mistakes);
      reportMissingMessage(form.path, field, mistakes);
      reportReadBack(form.path, field, mistakes);
    }
  }
}

function fieldsOf(form: ContentFile): FormField[] {
  return entriesAt(form.value, "sections").flatMap((section, sectionIndex) =>
    entriesAt(section, "fields").map((value, index) => ({
      path: ["sections", sectionIndex, "fields", index],
      value,
    })),
  );
}

/** Reports the names of fields that the form does not have, and answers that a field cannot get. */
function reportFieldReferences(
  form: ContentFile,
  fields: FormField[],
  mistakes: MistakeList,
): void {
  const file = form.path;
  // While a name or a list of fields is mistaken, it cannot be said what a reference to it means.
  const namesStandIn: FieldPath[] = [
    ["sections"],
    ...entriesAt(form.value, "sections").flatMap((_, index) => [
      ["sections", index],
      ["sections", index, "fields"],
    ]),
    ...fields.flatMap(({ path }) => [path, [...path, "name"]]),
  ];
  if (namesStandIn.some((path) => mistakes.concerns(file, path))) return;

  const fieldsByName = new Map(fields.map(({ value }) => [textAt(value, "name"), value]));
  const reportReference = (path: FieldPath) => {
    const name = textAt(form.value, ...path);
    if (name === undefined || fieldsByName.has(name)) return;
    const names = [...fieldsByName.keys()].filter((known) => known !== undefined);
    const intended = closestWord(name, names);
    mistakes.report(
      file,
      path,
      `"${name}" is not a field of this form${intended === undefined ? "" : `. Did you mean "${intended}"?`}`,
      intended === undefined ? "the name of a field of this form" : undefined,
    );
  };

  reportReference(["subjectField"]);
  for (const { path, value } of fields) {
    for (const index of entriesAt(value, "clears").keys()) {
      reportReference([...path, "clears", index]);
    }
    reportReference([...path, "printedSizeFrom"]);
    for (const condition of ["shownWhen", "requiredWhen"]) {
      reportReference([...path, condition, "field"]);
      const options = optionsOf(fieldsByName.get(textAt(value, condition, "field")));
      reportAnswer(
        file,
        [...path, condition, "is"],
        textAt(value, condition, "is"),
        options,
        mistakes,
      );
    }
  }
}

/** One field takes all photographs, as they share the room that the e-mail service gives. */
function reportSecondPhotographs(file: string, fields: FormField[], mistakes: MistakeList): void {
  const [, second] = fields.filter(({ value }) => textAt(value, "kind") === "photos");
  if (second) {
    mistakes.report(
      file,
      [...second.path, "kind"],
      'is "photos" a second time',
      "one field of that kind in a form",
    );
  }
}

function reportOptions(file: string, { path, value }: FormField, mistakes: MistakeList): void {
  const kind = textAt(value, "kind");
  if (kind === undefined || mistakes.concerns(file, [...path, "kind"])) return;
  const present = ["options", "optionsFrom"].filter((name) => valueAt(value, name) !== undefined);
  const [first] = present;
  if (kind !== "select" && kind !== "radios") {
    if (first === undefined) return;
    mistakes.report(
      file,
      [...path, first],
      `is not for a field of the kind "${kind}"`,
      `the kind "select" or "radios", or no "${first}"`,
    );
  } else if (present.length === 2) {
    mistakes.report(
      file,
      [...path, "optionsFrom"],
      'stands beside "options"',
      "only one of the two",
    );
  } else if (first === undefined && !mistakes.concerns(file, [...path, "optionsFrom"])) {
    mistakes.report(
      file,
      [...path, "options"],
      "is missing",
      `"options" or "optionsFrom", because the kind is "${kind}"`,
    );
  }
}

function reportInitial(file: string, { path, value }: FormField, mistakes: MistakeList): void {
  reportAnswer(file, [...path, "initial"], textAt(value, "initial"), optionsOf(value), mistakes);
}

function reportMissingMessage(
  file: string,
  { path, value }: FormField,
  mistakes: MistakeList,
): void {
  const mayBeRequired =
    valueAt(value, "required") === true || valueAt(value, "requiredWhen") !== undefined;
  if (mayBeRequired && valueAt(value, "missing") === undefined) {
    mistakes.report(
      file,
      [...path, "missing"],
      "is missing",
      'the message when a required answer is missing, such as "Enter your name"',
    );
  }
}

/** What can be checked before sending hangs on the kind: a date that is typed as text cannot. */
const kindsReadBack: Record<string, string> = {
  "birth-date": "date",
  "death-date": "date",
  "service-date": "date",
  "service-time": "time",
  age: "whole-number",
  quantity: "whole-number",
};

function reportReadBack(file: string, { path, value }: FormField, mistakes: MistakeList): void {
  const readBackAs = textAt(value, "readBackAs") ?? "";
  const kind = textAt(value, "kind");
  const expected = kindsReadBack[readBackAs];
  if (expected === undefined || kind === expected || mistakes.concerns(file, [...path, "kind"])) {
    return;
  }
  mistakes.report(
    file,
    [...path, "readBackAs"],
    `"${readBackAs}" is not for a field of the kind "${kind}"`,
    `the kind "${expected}"`,
  );
}

function reportAnswer(
  file: string,
  path: FieldPath,
  answer: string | undefined,
  options: string[] | undefined,
  mistakes: MistakeList,
): void {
  if (answer === undefined || options === undefined || options.includes(answer)) return;
  const list = options.map((option) => `"${option}"`).join(", ");
  mistakes.report(file, path, `"${answer}" is not one of the options`, `one of ${list}`);
}

/** The answers a field offers; undefined when they come from elsewhere or are mistaken themselves. */
function optionsOf(field: unknown): string[] | undefined {
  const options = entriesAt(field, "options");
  const texts = options.flatMap((option) =>
    typeof option === "string" && option !== "" ? [option] : [],
  );
  return texts.length > 0 && texts.length === options.length ? texts : undefined;
}
