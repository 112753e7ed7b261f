import type { PrintedFacts } from "./answers-read-back";
import { dateParts } from "./dates-in-words";

/** Younger children's ages are given in months, weeks or days. */
export const youngestAgeInYears = 2;

/** Older than anybody: a year of birth or death that was mistyped. */
export const greatestAge = 115;

/** The age in whole years; undefined where the dates do not tell. */
export function ageFromDates({
  birth,
  death,
}: Pick<PrintedFacts, "birth" | "death">): number | undefined {
  const born = birth && dateParts(birth.text);
  const died = death && dateParts(death.text);
  if (!born || !died || death.text < birth.text) {
    return undefined;
  }
  const birthdayWasToCome =
    died.month < born.month || (died.month === born.month && died.day < born.day);
  return died.year - born.year - (birthdayWasToCome ? 1 : 0);
}

/** The age that words give in years, such as "Aged 84". */
export function ageInWords(words: string): number | undefined {
  const [, years] =
    words.match(/\baged?:?\s+(\d{1,3})\b(?!\s*(?:months?|weeks?|days?|hours?)\b)/i) ?? [];
  return years === undefined ? undefined : Number(years);
}
