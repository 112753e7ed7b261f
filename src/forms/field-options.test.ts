import { fieldNamed, sampleField, sampleForm, sampleOptions } from "../test-support/sample-form";
import { optionGroups } from "./field-options";

it("offers a field's own list", () => {
  const field = sampleField({ name: "size", label: "Size", kind: "select", options: ["A", "B"] });

  expect(optionGroups(field, {}, sampleOptions)).toEqual([{ options: ["A", "B"] }]);
});

it("offers nothing for a field without a list", () => {
  const field = sampleField({ name: "note", label: "Note", kind: "text" });

  expect(optionGroups(field, {}, sampleOptions)).toEqual([{ options: [] }]);
});

it("offers the products", () => {
  const item = fieldNamed(sampleForm, "item");

  expect(optionGroups(item, {}, sampleOptions)).toEqual([{ options: ["Ribbon", "Folded Card"] }]);
});

it("offers the names of the categories", () => {
  const range = fieldNamed(sampleForm, "range");

  expect(optionGroups(range, {}, sampleOptions)).toEqual([{ options: ["Leaves", "Birds"] }]);
});

describe("templates", () => {
  const design = fieldNamed(sampleForm, "design");

  it("are those of the chosen category", () => {
    expect(optionGroups(design, { range: "Leaves" }, sampleOptions)).toEqual([
      { options: ["Oak", "Ash"] },
    ]);
  });

  it.each([
    ["no category is chosen", ""],
    ["the chosen category is not known", "Clouds"],
  ])("are all of them, by category, while %s", (_, range) => {
    expect(optionGroups(design, { range }, sampleOptions)).toEqual([
      { label: "Leaves", options: ["Oak", "Ash"] },
      { label: "Birds", options: ["Wren"] },
    ]);
  });
});
