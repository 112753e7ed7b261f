import { ageFromDates, ageInWords, youngestAgeInYears } from "./ages";
import type { Answer, PrintedFacts } from "./answers-read-back";
import { plainIsoDate, weekdayOf } from "./dates-in-words";
import { isTimeIn, loneTime, readableTime } from "./times";
import { mistakenDates, mistakenWeekdays, mistakenYears } from "./words-and-dates";
import { misspeltNames, type WordsPlace } from "./words-and-names";

/** What in words that will be printed does not fit the other answers. */
export function questionsAboutWords(
  words: string,
  facts: PrintedFacts,
  place: WordsPlace,
): string[] {
  const questions = [
    ...nameQuestions(words, facts, place),
    ...dateQuestions(words, facts, place),
    ...(place === "front" ? [...timeQuestions(words, facts), ...ageQuestions(words, facts)] : []),
  ];
  return [...new Set(questions)];
}

function nameQuestions(words: string, { names }: PrintedFacts, place: WordsPlace): string[] {
  const allNames = names.map(({ text }) => text).join(" ");
  return misspeltNames(words, allNames, place).map(
    ({ written, inName }) =>
      `This would be printed as “${written}”, and “${inName}” is in the name.`,
  );
}

function dateQuestions(words: string, facts: PrintedFacts, place: WordsPlace): string[] {
  const { birth, death, service } = facts;
  const dates = { birth: birth?.text, death: death?.text, service: service?.text };
  return [
    ...mistakenDates(words, dates, place).map(({ written, meant }) =>
      otherThan(written, facts[meant], plainIsoDate),
    ),
    ...(place === "front" ? mistakenYears(words, dates) : []).map(({ written, meant }) =>
      otherThan(written, facts[meant], plainIsoDate),
    ),
    ...mistakenWeekdays(words, dates.service, place).map(
      ({ written, isoDate }) =>
        `Your words say ${written}, but ${plainIsoDate(isoDate)} is a ${weekdayOf(isoDate)}.`,
    ),
  ];
}

function timeQuestions(words: string, { time }: PrintedFacts): string[] {
  const written = loneTime(words);
  return time && written !== undefined && !isTimeIn(words, time.text)
    ? [otherThan(written, time, readableTime)]
    : [];
}

function ageQuestions(words: string, { age, birth, death }: PrintedFacts): string[] {
  const written = ageInWords(words);
  const years = ageFromDates({ birth, death });
  if (written === undefined) {
    return [];
  }
  if (age) {
    return Number(age.text) === written ? [] : [otherThan(String(written), age, String)];
  }
  return years !== undefined && years >= youngestAgeInYears && years !== written
    ? [`From the dates, the age would be ${years}. Your words say ${written}.`]
    : [];
}

function otherThan(
  written: string,
  answer: Answer | undefined,
  readable: (text: string) => string,
): string {
  return `Your words say ${written}, but “${answer?.field.label}” is ${readable(answer?.text ?? "")}.`;
}
