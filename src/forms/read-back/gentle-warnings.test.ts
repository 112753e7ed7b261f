import { formOf } from "../../test-support/sample-form";
import type { FormValues } from "../form-values";
import { gentleWarnings } from "./gentle-warnings";

const funeral = formOf(
  { name: "who", label: "Full name", kind: "text", readBackAs: "name" },
  { name: "born", label: "Date of birth", kind: "date", readBackAs: "birth-date" },
  { name: "died", label: "Date of death", kind: "date", readBackAs: "death-date" },
  { name: "age", label: "Age", kind: "whole-number", readBackAs: "age" },
  { name: "day", label: "Day of the service", kind: "date", readBackAs: "service-date" },
  { name: "hour", label: "Time of the service", kind: "time", readBackAs: "service-time" },
  { name: "place", label: "Venue", kind: "text", readBackAs: "venue" },
  { name: "copies", label: "Copies", kind: "whole-number", readBackAs: "quantity" },
  { name: "front", label: "Words on the front", kind: "paragraph", readBackAs: "front-words" },
  { name: "inside", label: "Words inside", kind: "paragraph", readBackAs: "printed-words" },
  { name: "notes", label: "Notes", kind: "paragraph" },
);

const wedding = formOf(
  { name: "groom", label: "Groom", kind: "text", readBackAs: "name" },
  { name: "bride", label: "Bride", kind: "text", readBackAs: "name" },
  { name: "day", label: "Wedding day", kind: "date", readBackAs: "service-date" },
  { name: "front", label: "Words on the front", kind: "paragraph", readBackAs: "front-words" },
);

const today = new Date(2026, 0, 20);

const person = { who: "Margaret Ellen Hartley", born: "1941-03-08", died: "2026-01-02" };
const service = { day: "2026-02-28", hour: "14:30" };

function warnings(values: FormValues, definition = funeral): string[] {
  return gentleWarnings(definition, values, today).map(
    ({ name, message }) => `${name}: ${message}`,
  );
}

describe("says nothing about", () => {
  it.each<[string, FormValues]>([
    ["an empty form", {}],
    [
      "answers that fit together",
      {
        ...person,
        ...service,
        age: "84",
        copies: "60",
        front:
          "In Loving Memory of\nMargaret Ellen Hartley\n8th March 1941 – 2nd January 2026\nAged 84 years\nSt Mary’s, Saturday 28th February 2026 at 2.30pm",
        inside: "Reading by Tom Hartley\nMargaret’s favourite hymn",
      },
    ],
    ["a birth and a death on the same day", { born: "2026-01-02", died: "2026-01-02" }],
    ["a death on the birthday", { born: "1941-01-02", died: "2026-01-02", age: "85" }],
    ["an age without dates", { age: "84" }],
    ["an age with one date only", { age: "12", born: "1941-03-08" }],
    ["the age of a baby in months", { born: "2025-03-08", died: "2026-01-02", age: "9" }],
    ["a service today", { day: "2026-01-20" }],
    ["a death today", { died: "2026-01-20" }],
    ["a thousand copies", { copies: "1000" }],
    ["an answer that is no date", { born: "soon", died: "2026-01-02", day: "spring" }],
    ["words that are not printed", { ...person, notes: "For Margret" }],
    ["the name in capitals", { ...person, front: "MARGARET HARTLEY" }],
    [
      "a name that was typed in small letters",
      { who: "margaret hartley", front: "Margaret Hartley" },
    ],
    ["a straight apostrophe", { who: "Sean O’Brien", front: "Sean O'Brien" }],
    ["whose it is", { ...person, inside: "Margaret’s Hartley cousins and Margaret's garden" }],
    ["the whole family", { ...person, front: "From all the Hartleys, for Margaret" }],
    ["a pet name", { who: "Rose Ellen Hartley", front: "Rosie Hartley" }],
    ["a short form", { who: "Christopher Hartley", front: "Chris Hartley" }],
    ["Roberta for Robert", { who: "Robert Hartley", inside: "Reading by Roberta Hartley" }],
    [
      "a namesake beside the right name",
      { who: "Marie Anne Hill", front: "Marie Anne Hill\nWife of Mark, mother of Maria" },
    ],
    ["a maiden name with née", { who: "Ann Hartley nee Clark", front: "Ann Hartley (Née Clark)" }],
    ["Rest in Peace for Pearce", { who: "John Pearce", front: "Rest in Peace\nJohn Pearce" }],
    ["June for Jane", { who: "Jane Smith", front: "Jane Smith, born 12 June 1950" }],
    ["Dad for Dan", { who: "Dan Hill", front: "Our dear Dad" }],
    ["the Lord for Ford", { who: "Ann Ford", inside: "The Lord’s my shepherd" }],
    [
      "relatives inside",
      { who: "Tim Hartley", inside: "Reading by Tom Hartley, sung by Timothea" },
    ],
    ["somebody else inside", { ...person, inside: "Reading by Margareta\nFlowers by Harley" }],
    ["dates without a year", { ...person, ...service, front: "8th March to 2nd January" }],
    ["other dates inside", { ...person, inside: "They were married on 8 March 1965." }],
    ["other people’s births inside", { ...person, inside: "Jane was born on 3 May 1966." }],
    ["a wedding anniversary on the front", { ...person, front: "Married 3 June 1966" }],
    [
      "the day and the month the other way",
      { ...person, front: "March 8, 1941 - January 2, 2026" },
    ],
    ["figures for dates", { ...person, front: "08/03/1941 - 02.01.2026" }],
    ["the right years", { ...person, front: "1941 – 2026" }],
    ["the right weekday by itself", { ...service, front: "Saturday at half past two" }],
    ["the weekday of another day", { ...service, front: "Sunday 8 March 1942" }],
    ["Sheffield Wednesday", { ...service, front: "For ever Sheffield Wednesday" }],
    ["another day altogether", { ...service, front: "Saturday 27 March 2027" }],
    ["several weekdays", { ...service, front: "Friday and Sunday" }],
    ["a weekday inside", { ...service, inside: "She swam every Monday morning" }],
    ["a time without am or pm", { ...service, front: "at 2.30" }],
    ["a time in 24 hours", { ...service, front: "at 14:30" }],
    ["several times", { ...service, front: "at 1pm, and at 2pm" }],
    ["noon", { hour: "12:00", front: "12 noon" }],
    ["a verse", { ...service, front: "John 14:1-3" }],
    ["times inside", { ...service, inside: "Tea at 4pm" }],
    [
      "the age of a baby in words",
      { born: "2025-03-08", died: "2026-01-02", front: "Aged 9 months" },
    ],
  ])("%s", (_, values) => {
    expect(warnings(values)).toEqual([]);
  });

  it("answers to questions that are not in the form at the time", () => {
    const definition = formOf(
      { name: "printed", label: "Printed?", kind: "radios", options: ["No", "Yes"] },
      {
        name: "copies",
        label: "Copies",
        kind: "whole-number",
        readBackAs: "quantity",
        shownWhen: { field: "printed", is: "Yes" },
      },
    );

    expect(warnings({ printed: "No", copies: "0" }, definition)).toEqual([]);
    expect(warnings({ printed: "Yes", copies: "0" }, definition)).toHaveLength(1);
  });
});

describe("asks about", () => {
  it.each<[string, FormValues, string]>([
    [
      "a death before the birth",
      { born: "1941-03-08", died: "1926-01-02" },
      "died: The date of death is before the date of birth. Is one of them mistyped?",
    ],
    ["a birth in the future", { born: "2041-03-08" }, "born: This day is still to come."],
    ["a death in the future", { died: "2026-01-21" }, "died: This day is still to come."],
    [
      "an age that nobody reaches",
      { born: "1841-03-08", died: "2026-01-02" },
      "died: From the dates, the age would be 184. Is one of them mistyped?",
    ],
    [
      "an age that is not that of the dates",
      { ...person, age: "85" },
      "age: From the dates, the age would be 84. You wrote 85.",
    ],
    ["a service in the past", { day: "2026-01-19" }, "day: This day has passed."],
    [
      "a service before the death",
      { died: "2026-01-02", day: "2025-12-28" },
      "day: The service is before the date of death. Is one of them mistyped?",
    ],
    [
      "no copies",
      { copies: "0" },
      "copies: With 0, nothing would be printed. How many would you like?",
    ],
    [
      "very many copies",
      { copies: "6000" },
      "copies: 6,000 is a great many. Is it the right number?",
    ],
  ])("%s", (_, values, line) => {
    expect(warnings(values)).toEqual([line]);
  });

  it.each([
    ["Margaret Ellen Hartley", "Margret Ellen Hartley", "Margret", "Margaret"],
    ["Margaret Ellen Hartley", "Our dear Margret", "Margret", "Margaret"],
    ["Margaret Ellen Hartley", "MARGARET ELEN HARTLEY", "ELEN", "Ellen"],
    ["Margaret Ellen Hartley", "Margaret’s life\nHartly", "Hartly", "Hartley"],
    ["Margaret Ellen Hartley", "Margaret Hratley", "Hratley", "Hartley"],
    ["Ann Clark", "Anne Clark", "Anne", "Ann"],
    ["Ann Clarke", "Ann Clark", "Clark", "Clarke"],
    ["Roy Hartley", "Ray Hartley", "Ray", "Roy"],
    ["Zoë Hartley", "Zoe Hartley", "Zoe", "Zoë"],
    ["Zoe\u0308 Hartley", "Zoe Hartley", "Zoe", "Zoë"],
    ["Ian MacDonald", "Ian Macdonald", "Macdonald", "MacDonald"],
    ["Lesley Hill", "Leslie Hill", "Leslie", "Lesley"],
    ["Bartholomew Featherstone", "Bartolemew Featherstone", "Bartolemew", "Bartholomew"],
  ])("“%s” that is “%s” on the front", (who, front, written, inName) => {
    expect(warnings({ who, front })).toContain(
      `front: This would be printed as “${written}”, and “${inName}” is in the name.`,
    );
  });

  it("a name inside where it stands by another of its words, once", () => {
    const inside = "A tribute to Margret Hartley\nMargret Hartley’s life";

    expect(warnings({ ...person, inside })).toEqual([
      "inside: This would be printed as “Margret”, and “Margaret” is in the name.",
    ]);
  });

  it("each of two names", () => {
    const values = { groom: "Stephen Hill", bride: "Catherine Moss" };

    expect(warnings({ ...values, front: "Stephen & Catherine" }, wedding)).toEqual([]);
    expect(warnings({ ...values, front: "Steven & Katherine" }, wedding)).toEqual([
      "front: This would be printed as “Steven”, and “Stephen” is in the name.",
      "front: This would be printed as “Katherine”, and “Catherine” is in the name.",
    ]);
  });

  it.each([
    ["18th March 1941 – 2nd January 2026", "18 March 1941", "Date of birth", "8 March 1941"],
    ["8 March 1941 to 3 February 2025", "3 February 2025", "Date of death", "2 January 2026"],
    ["March 8, 1941 - January 2nd, 2025", "2 January 2025", "Date of death", "2 January 2026"],
    ["08/03/1914\n-\n02/01/2026", "8 March 1914", "Date of birth", "8 March 1941"],
    ["Born: 9th of May 1940", "9 May 1940", "Date of birth", "8 March 1941"],
    ["passed away on 12th Jan. 2026", "12 January 2026", "Date of death", "2 January 2026"],
    ["Friday 27 February", "27 February", "Day of the service", "28 February 2026"],
    ["28th March 2026", "28 March 2026", "Day of the service", "28 February 2026"],
    ["1940 – 2026", "1940", "Date of birth", "8 March 1941"],
    ["1941-2025", "2025", "Date of death", "2 January 2026"],
  ])("dates such as “%s” on the front", (front, written, label, day) => {
    expect(warnings({ ...person, ...service, front })).toEqual([
      `front: Your words say ${written}, but “${label}” is ${day}.`,
    ]);
  });

  it("a date of birth or death inside that is nearly the same", () => {
    expect(warnings({ ...person, inside: "Margaret was born on 8 March 1914." })).toEqual([
      "inside: Your words say 8 March 1914, but “Date of birth” is 8 March 1941.",
    ]);
  });

  it.each([
    ["front", "Friday 28 February 2026"],
    ["front", "Friday, the 28th of February"],
    ["front", "Fri 28 Feb 2026"],
    ["front", "Join us on Friday at half past two"],
    ["inside", "The service on Friday 28th February"],
    ["inside", "Friday, February 28, 2026"],
  ])("a weekday on the %s that is not that of the service: “%s”", (place, words) => {
    expect(warnings({ ...service, [place]: words })).toEqual([
      `${place}: Your words say Friday, but 28 February 2026 is a Saturday.`,
    ]);
  });

  it("a weekday that does not fit its own date", () => {
    expect(warnings({ inside: "Tea on Monday 3 March 2026" })).toEqual([
      "inside: Your words say Monday, but 3 March 2026 is a Tuesday.",
    ]);
  });

  it.each([
    ["at 2pm", "2pm"],
    ["at 3.30", "3.30"],
    ["2.30am", "2.30am"],
    ["2 o’clock", "2 o’clock"],
    ["12 noon", "12 noon"],
  ])("a time on the front such as “%s”", (front, written) => {
    expect(warnings({ ...service, front })).toEqual([
      `front: Your words say ${written}, but “Time of the service” is 2.30 pm.`,
    ]);
  });

  it("an age on the front", () => {
    expect(warnings({ age: "84", front: "Aged 85 years" })).toEqual([
      "front: Your words say 85, but “Age” is 84.",
    ]);
    expect(warnings({ ...person, front: "aged 85" })).toEqual([
      "front: From the dates, the age would be 84. Your words say 85.",
    ]);
  });
});
