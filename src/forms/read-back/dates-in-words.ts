/** A date as it stands in a text. Parts that the text leaves out are undefined. */
export interface WrittenDate {
  weekday: string | undefined;
  day: number;
  month: number;
  year: number | undefined;
  /** Where it begins in the text, and where what follows it begins. */
  start: number;
  end: number;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** Whether a word is a day of the week or a month. */
export function isInCalendar(word: string): boolean {
  return [...weekdays, ...months].some((name) => name.toLowerCase() === word.toLowerCase());
}

const weekday = "(?:\\b(?<weekday>(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b[.,]?\\s+(?:the\\s+)?)?";
const day = "\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const month =
  "\\b(?<month>(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\\b\\.?|january|february|march|april|may|june?|july?|august|september|october|november|december)";
const year = "(?:,?\\s+(?<year>\\d{4})\\b)?";

/** "Friday, 28th of February 2026", "February 28, 2026" and "28/02/2026". */
const patterns = [
  new RegExp(`${weekday}${day}\\s+(?:day\\s+)?(?:of\\s+)?${month}(?![a-z])${year}`, "gi"),
  new RegExp(`${weekday}${month}\\s+(?:the\\s+)?${day}(?![\\w:]|\\.\\d)${year}`, "gi"),
  new RegExp(
    `${weekday}\\b(?<day>\\d{1,2})([/.-])(?<month>\\d{1,2})\\3(?<year>\\d{4})(?![\\w/.-]\\d)`,
    "gi",
  ),
];

/** The dates that a text names, in their order. */
export function datesIn(text: string): WrittenDate[] {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: whole, index, groups = {} }) => {
      const date = {
        weekday: weekdays.find((name) => isShortFor(groups.weekday, name)),
        day: Number(groups.day),
        month: monthOf(groups.month ?? ""),
        year: groups.year === undefined ? undefined : Number(groups.year),
        start: index,
        end: index + whole.length,
      };
      const exists = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31;
      return exists ? [date] : [];
    })
    .sort((a, b) => a.start - b.start);
  // "3 March 12 noon" is not the 12th as well.
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

function isShortFor(written: string | undefined, name: string): boolean {
  return written !== undefined && name.toLowerCase().startsWith(written.toLowerCase());
}

function monthOf(written: string): number {
  return /^\d/.test(written)
    ? Number(written)
    : months.findIndex((name) => isShortFor(written.replace(".", ""), name)) + 1;
}

/** The one day of the week that a text names beside its dates; undefined when there are several. */
export function loneWeekday(text: string, dates: readonly WrittenDate[]): string | undefined {
  // Feasts and football clubs are no day of a service.
  const pattern =
    /(?<!(?:good|ash|palm|easter|shrove|sheffield) )\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;
  const beside = [...text.matchAll(pattern)]
    .filter(({ index }) => !dates.some(({ start, end }) => index >= start && index < end))
    .map(([written]) => weekdays.find((name) => isShortFor(written, name)));
  const [first, ...others] = new Set(beside);
  return others.length === 0 ? first : undefined;
}

/** The day of the week of a date such as "2026-02-28". */
export function weekdayOf(isoDate: string): string | undefined {
  return weekdays[new Date(`${isoDate}T00:00:00Z`).getUTCDay()];
}

type DateParts = Pick<WrittenDate, "day" | "month" | "year">;

/** The parts of a date such as "2026-02-28"; undefined when it is none. */
export function dateParts(isoDate: string): (DateParts & { year: number }) | undefined {
  const [year, month, day] = isoDate.split("-").map(Number);
  return year && month && day ? { day, month, year } : undefined;
}

/** "28 February 2026", or without the year where there is none. */
export function plainDate({ day, month, year }: DateParts): string {
  return [day, months[month - 1], year].filter((part) => part !== undefined).join(" ");
}

/** "2026-02-28" as "28 February 2026". */
export function plainIsoDate(isoDate: string): string {
  const parts = dateParts(isoDate);
  return parts === undefined ? isoDate : plainDate(parts);
}

/** In how many of the parts that a written date names it differs from a date. */
export function differingParts(written: DateParts, isoDate: string): number {
  const date = dateParts(isoDate);
  const differ = [
    written.day !== date?.day,
    written.month !== date?.month,
    written.year !== undefined && written.year !== date?.year,
  ];
  return differ.filter(Boolean).length;
}
