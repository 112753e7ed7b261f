import {
  datesIn,
  differingParts,
  loneWeekday,
  plainDate,
  type WrittenDate,
  weekdayOf,
} from "./dates-in-words";
import type { WordsPlace } from "./words-and-names";

/** The dates of a form that words may name again, such as "2026-02-28". */
export interface FormDates {
  birth: string | undefined;
  death: string | undefined;
  service: string | undefined;
}

/** A date in the words, and the one of the form that it seems to mean. */
export interface DateMismatch {
  written: string;
  meant: keyof FormDates;
}

/** A weekday in the words, and the day that it stands for. */
export interface WeekdayMismatch {
  written: string;
  isoDate: string;
}

/**
 * Looks for dates that are not what the form says. Those of birth and death may differ in every part
 * on the front; inside, where other people's may be told of, and without "born" or "died", in one.
 */
export function mistakenDates(
  words: string,
  formDates: FormDates,
  place: WordsPlace,
): DateMismatch[] {
  const dates = datesIn(words);
  const isFormDate = (date: WrittenDate) =>
    Object.values(formDates).some((isoDate) => isoDate && differingParts(date, isoDate) === 0);
  const isInWords = (isoDate: string) => dates.some((date) => differingParts(date, isoDate) === 0);
  return dates.flatMap((date, index) => {
    if (isFormDate(date)) {
      return [];
    }
    const role = roleOf(words, dates, index);
    const furthest = role && place === "front" ? 3 : 1;
    const meant = (role ? [role] : meaningsOf(date, place)).find((each) => {
      const isoDate = formDates[each];
      return isoDate && !isInWords(isoDate) && differingParts(date, isoDate) <= furthest;
    });
    return meant === undefined ? [] : [{ written: plainDate(date), meant }];
  });
}

/** What a date may mean that stands without "born" or "died". */
function meaningsOf({ year }: WrittenDate, place: WordsPlace): (keyof FormDates)[] {
  if (place === "inside") {
    return [];
  }
  return year === undefined ? ["service"] : ["birth", "death", "service"];
}

/** "Born 8 March 1941", "died 2 January 2026", or the two with a dash between them. */
function roleOf(
  words: string,
  dates: readonly WrittenDate[],
  index: number,
): "birth" | "death" | undefined {
  const [before, date, after] = [dates[index - 1], dates[index], dates[index + 1]];
  const isBetween = (a: WrittenDate | undefined, b: WrittenDate | undefined) =>
    a !== undefined &&
    b !== undefined &&
    /^\s*(?:[-–—]|to|until)\s*$/i.test(words.slice(a.end, b.start));
  const lead = words.slice(0, date?.start);
  if (/\b(?:born|b\.)(?: on)?[\s:,–-]*$/i.test(lead) || isBetween(date, after)) {
    return "birth";
  }
  const died = /\b(?:died|d\.|passed away|fell asleep)(?: peacefully)?(?: on)?[\s:,–-]*$/i;
  return died.test(lead) || isBetween(before, date) ? "death" : undefined;
}

/** Years such as "1941 – 2026" on the front, of which one is not that of the form. */
export function mistakenYears(words: string, { birth, death }: FormDates): DateMismatch[] {
  const [, first, last] = words.match(/(?<![\d/.])(\d{4})\s*[-–—]\s*(\d{4})(?!\d)/) ?? [];
  if (first === undefined || last === undefined) {
    return [];
  }
  return [
    ...(birth && !birth.startsWith(first) ? [{ written: first, meant: "birth" as const }] : []),
    ...(death && !death.startsWith(last) ? [{ written: last, meant: "death" as const }] : []),
  ];
}

/** Looks for a weekday that does not fit the date beside it or, on the front, the service. */
export function mistakenWeekdays(
  words: string,
  service: string | undefined,
  place: WordsPlace,
): WeekdayMismatch[] {
  const dates = datesIn(words);
  const besideDates = dates.flatMap(({ weekday, day, month, year }) => {
    const isService = service !== undefined && differingParts({ day, month, year }, service) === 0;
    const isoDate = isService ? service : year && isoDateOf(year, month, day);
    return weekday && isoDate ? [{ written: weekday, isoDate }] : [];
  });
  const alone = place === "front" && service ? loneWeekday(words, dates) : undefined;
  const found =
    alone && service ? [...besideDates, { written: alone, isoDate: service }] : besideDates;
  return found.filter(({ written, isoDate }) => {
    const actual = weekdayOf(isoDate);
    return actual !== undefined && actual !== written;
  });
}

function isoDateOf(year: number, month: number, day: number): string {
  return [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
