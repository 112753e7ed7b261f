import type { FormDefinition } from "../form-definition";
import type { FormValues } from "../form-values";
import { ageFromDates, greatestAge, youngestAgeInYears } from "./ages";
import { type Answer, answersReadBack, type PrintedFacts, printedFacts } from "./answers-read-back";
import { questionsAboutWords } from "./questions-about-words";
import { readableNumber } from "./readable-number";

/** A question about an answer that may be right all the same. It stands by the field. */
export interface GentleWarning {
  name: string;
  message: string;
}

/** More than any order but a mistyped one is likely to have. */
const manyCopies = 1000;

/** What looks mistaken in the answers that will be printed. Nothing of it keeps them from being sent. */
export function gentleWarnings(
  definition: FormDefinition,
  values: FormValues,
  today: Date,
): GentleWarning[] {
  const facts = printedFacts(definition, values);
  const now = isoDateOf(today);
  return [
    ...at(facts.birth, birthQuestions(facts, now)),
    ...at(facts.death, deathQuestions(facts, now)),
    ...at(facts.age, ageQuestions(facts)),
    ...at(facts.service, serviceQuestions(facts, now)),
    ...at(facts.quantity, quantityQuestions(facts)),
    ...answersReadBack(definition, values, "front-words").flatMap((words) =>
      at(words, questionsAboutWords(words.text, facts, "front")),
    ),
    ...answersReadBack(definition, values, "printed-words").flatMap((words) =>
      at(words, questionsAboutWords(words.text, facts, "inside")),
    ),
  ];
}

function at(answer: Answer | undefined, messages: string[]): GentleWarning[] {
  return answer ? messages.map((message) => ({ name: answer.field.name, message })) : [];
}

function birthQuestions({ birth }: PrintedFacts, now: string): string[] {
  return birth && birth.text > now ? ["This day is still to come."] : [];
}

function deathQuestions({ birth, death, age }: PrintedFacts, now: string): string[] {
  if (birth && death && death.text < birth.text) {
    return ["The date of death is before the date of birth. Is one of them mistyped?"];
  }
  if (death && death.text > now) {
    return ["This day is still to come."];
  }
  const years = ageFromDates({ birth, death });
  return years !== undefined && years > greatestAge && !age
    ? [`From the dates, the age would be ${years}. Is one of them mistyped?`]
    : [];
}

function ageQuestions({ age, birth, death }: PrintedFacts): string[] {
  const years = ageFromDates({ birth, death });
  return age && years !== undefined && years >= youngestAgeInYears && Number(age.text) !== years
    ? [`From the dates, the age would be ${years}. You wrote ${age.text}.`]
    : [];
}

function serviceQuestions({ service, death }: PrintedFacts, now: string): string[] {
  if (service && death && service.text < death.text) {
    return ["The service is before the date of death. Is one of them mistyped?"];
  }
  return service && service.text < now ? ["This day has passed."] : [];
}

function quantityQuestions({ quantity }: PrintedFacts): string[] {
  const written = quantity?.text ?? "";
  const copies = Number(written);
  if (copies === 0) {
    return ["With 0, nothing would be printed. How many would you like?"];
  }
  return copies > manyCopies
    ? [`${readableNumber(written)} is a great many. Is it the right number?`]
    : [];
}

/** The day that it is for the visitor, as "2026-02-28". */
function isoDateOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
