import type { FormDefinition, FormField } from "./form-definition";
import { type FormValues, fileAnswer, isShown, textAnswer } from "./form-values";
import { sentNames } from "./photographs/sent-names";
import { readableDate } from "./readable-date";

/** The whole request as plain text, for the studio to read. Empty answers are left out. */
export function requestText(
  definition: FormDefinition,
  values: FormValues,
  submissionId: string,
): string {
  const sections = definition.sections.flatMap(({ title, fields }) => {
    const answers = fields
      .filter((field) => isShown(field, values))
      .flatMap((field) => {
        const answer = readableAnswer(field, values);
        return answer === "" ? [] : [labelled(field.label, answer)];
      });
    return answers.length === 0 ? [] : [[title.toUpperCase(), ...answers].join("\n")];
  });
  return [`${definition.heading}, reference ${submissionId}`, ...sections].join("\n\n");
}

/** The longest name or topic in a subject, in characters: the whole of it is in the text. */
const longestAbout = 100;

/** The subject of the e-mail, on one line: what it is, for whom, and its reference. */
export function requestSubject(
  { subject, subjectField }: FormDefinition,
  values: FormValues,
  submissionId: string,
): string {
  const about = subjectField === null ? "" : onOneLine(textAnswer(values, subjectField));
  return `${subject}${about && `: ${about}`} (${submissionId})`;
}

/**
 * Without breaks, which could begin another header, and without what turns the direction of
 * writing around, as it would turn what follows as well.
 */
function onOneLine(text: string): string {
  const line = text.replace(/[\p{Control}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const characters = [...line];
  return characters.length > longestAbout
    ? `${characters.slice(0, longestAbout).join("").trimEnd()}…`
    : line;
}

function labelled(label: string, answer: string): string {
  const stem = label.endsWith("?") ? label : `${label}:`;
  return answer.includes("\n") ? `${stem}\n${answer}` : `${stem} ${answer}`;
}

function readableAnswer(field: FormField, values: FormValues): string {
  if (field.kind === "photos") {
    return sentNames(fileAnswer(values, field.name).map(({ name }) => name)).join(", ");
  }
  const answer = textAnswer(values, field.name).trim();
  return field.kind === "date" ? readableDate(answer) : answer;
}
