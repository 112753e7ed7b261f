import { fieldNamed, formInContent, formOf } from "../../test-support/sample-form";
import { readBackOf } from "./read-back";

const definition = formOf(
  { name: "copies", label: "Copies", kind: "whole-number", readBackAs: "quantity" },
  { name: "who", label: "Full name", kind: "text", readBackAs: "name" },
  { name: "born", label: "Date of birth", kind: "date", readBackAs: "birth-date" },
  { name: "day", label: "Day of the service", kind: "date", readBackAs: "service-date" },
  { name: "hour", label: "Time of the service", kind: "time", readBackAs: "service-time" },
  { name: "front", label: "Words on the front", kind: "paragraph", readBackAs: "front-words" },
  { name: "inside", label: "Words inside", kind: "paragraph", readBackAs: "printed-words" },
  { name: "email", label: "E-mail address", kind: "email" },
);

const today = new Date(2026, 0, 20);

function textsOf(values: Record<string, string>) {
  return readBackOf(definition, values, today).map(({ label, text }) => [label, text]);
}

it("tells what will be printed, readably, with the name first", () => {
  const values = {
    copies: "1200",
    who: " Margaret Hartley ",
    born: "1941-03-08",
    day: "2026-02-28",
    hour: "14:30",
    front: "In Loving Memory\nof Margaret",
    email: "mary@example.com",
  };

  expect(textsOf(values)).toEqual([
    ["Full name", "Margaret Hartley"],
    ["Date of birth", "Saturday 8 March 1941"],
    ["Day of the service", "Saturday 28 February 2026"],
    ["Time of the service", "2.30 pm"],
    ["Words on the front", "In Loving Memory\nof Margaret"],
    ["Copies", "1,200"],
  ]);
});

it("tells every figure of a number, however many there are", () => {
  expect(textsOf({ copies: "9007199254740993" })).toEqual([["Copies", "9,007,199,254,740,993"]]);
  expect(textsOf({ copies: "9".repeat(402) })).toEqual([
    ["Copies", Array(134).fill("999").join(",")],
  ]);
});

it("leaves out what is not filled in", () => {
  expect(textsOf({ who: "  ", copies: "60" })).toEqual([["Copies", "60"]]);
});

it("is empty when there is nothing to read back", () => {
  expect(textsOf({ who: "", email: "mary@example.com", inside: "The Lord’s my shepherd" })).toEqual(
    [],
  );
});

it("puts each question by its answer, and the words inside come only with one", () => {
  const values = { who: "Margaret Hartley", inside: "Margret Hartley", copies: "0" };

  expect(readBackOf(definition, values, today)).toEqual([
    { name: "who", label: "Full name", text: "Margaret Hartley", warnings: [] },
    {
      name: "inside",
      label: "Words inside",
      text: undefined,
      warnings: ["This would be printed as “Margret”, and “Margaret” is in the name."],
    },
    {
      name: "copies",
      label: "Copies",
      text: "0",
      warnings: ["With 0, nothing would be printed. How many would you like?"],
    },
  ]);
});

it.each([
  ["00:00", "12.00 midnight"],
  ["00:05", "12.05 am"],
  ["09:30", "9.30 am"],
  ["12:00", "12.00 noon"],
  ["12:15", "12.15 pm"],
  ["18:00", "6.00 pm"],
  ["after lunch", "after lunch"],
])("writes the time %s as %s", (hour, text) => {
  expect(textsOf({ hour })).toEqual([["Time of the service", text]]);
});

it("covers what the order form prints of a person and a service", () => {
  const order = formInContent("order-details");
  const values = {
    deceased_name: "Margaret Hartley",
    dob: "1941-03-08",
    dod: "2026-01-02",
    age: "84",
    service_date: "2026-02-28",
    service_time: "14:30",
    venue: "St Mary’s Church, Hexham",
    front_page_info: "In Loving Memory",
    quantity: "60",
  };

  expect(readBackOf(order, values, today).map(({ label }) => label)).toEqual(
    Object.keys(values).map((name) => fieldNamed(order, name).label),
  );
});
