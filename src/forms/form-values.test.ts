import { fieldNamed, formOf, photo, sampleField, sampleForm } from "../test-support/sample-form";
import {
  answersInPage,
  fileAnswer,
  initialValues,
  isRequired,
  isShown,
  textAnswer,
  withAnswer,
} from "./form-values";

describe("initialValues", () => {
  it("starts blank, without photographs, and with the answers that are chosen at first", () => {
    const definition = formOf(
      { name: "note", label: "Note", kind: "text" },
      { name: "code", label: "Code?", kind: "radios", options: ["No", "Yes"], initial: "No" },
      { name: "photos", label: "Photographs", kind: "photos" },
    );

    expect(initialValues(definition)).toEqual({ note: "", code: "No", photos: [] });
  });
});

describe("textAnswer and fileAnswer", () => {
  const files = [photo("a.jpg", 1)];
  const values = { note: "Thank you", photos: files };

  it("give the answer of their kind", () => {
    expect(textAnswer(values, "note")).toBe("Thank you");
    expect(fileAnswer(values, "photos")).toBe(files);
  });

  it("give nothing for an answer of the other kind, or for none", () => {
    expect(textAnswer(values, "photos")).toBe("");
    expect(textAnswer(values, "unheard_of")).toBe("");
    expect(fileAnswer(values, "note")).toEqual([]);
    expect(fileAnswer(values, "unheard_of")).toEqual([]);
  });
});

describe("isShown", () => {
  const always = sampleField({ name: "note", label: "Note", kind: "text" });
  const afterAny = sampleField({ ...always, shownWhen: { field: "reply" } });
  const afterOne = sampleField({ ...always, shownWhen: { field: "reply", is: "Letter" } });

  it.each([
    ["without a condition", always, "", true],
    ["once any answer is given", afterAny, "Letter", true],
    ["not before there is an answer", afterAny, "", false],
    ["when the answer is the one that counts", afterOne, "Letter", true],
    ["not when the answer is another", afterOne, "Telephone", false],
    ["not when the one that counts is still missing", afterOne, "", false],
  ])("%s", (_, field, reply, shown) => {
    expect(isShown(field, { reply })).toBe(shown);
  });
});

describe("isRequired", () => {
  const field = sampleField({ name: "note", label: "Note", kind: "text" });
  const required = { ...field, required: true };
  const requiredForLetter = sampleField({
    ...field,
    requiredWhen: { field: "reply", is: "Letter" },
  });
  const requiredAfterAny = sampleField({ ...field, requiredWhen: { field: "reply" } });
  const requiredWhileShown = sampleField({
    ...required,
    shownWhen: { field: "reply", is: "Letter" },
  });

  it.each([
    ["not by itself", field, "Letter", false],
    ["when it says so", required, "", true],
    ["not when it says the contrary", { ...field, required: false }, "Letter", false],
    ["when its condition holds", requiredForLetter, "Letter", true],
    ["not when its condition fails", requiredForLetter, "Telephone", false],
    ["when any answer is its condition", requiredAfterAny, "Telephone", true],
    ["not while that answer is missing", requiredAfterAny, "", false],
    ["while it is shown", requiredWhileShown, "Letter", true],
    ["not while it is hidden", requiredWhileShown, "Telephone", false],
  ])("%s", (_, each, reply, expected) => {
    expect(isRequired(each, { reply })).toBe(expected);
  });
});

describe("withAnswer", () => {
  const values = { item: "Ribbon", range: "Leaves", design: "Oak", words: "With love" };

  it("keeps the other answers", () => {
    const words = fieldNamed(sampleForm, "words");

    expect(withAnswer(values, words, "In memory")).toEqual({ ...values, words: "In memory" });
  });

  it("empties the answers that hung on the old one", () => {
    expect(withAnswer(values, fieldNamed(sampleForm, "item"), "Folded Card")).toEqual({
      item: "Folded Card",
      range: "",
      design: "",
      words: "With love",
    });
    expect(withAnswer(values, fieldNamed(sampleForm, "range"), "Birds")).toEqual({
      ...values,
      range: "Birds",
      design: "",
    });
  });

  it("leaves the answers it was given as they were", () => {
    const before = { ...values };

    withAnswer(values, fieldNamed(sampleForm, "item"), "Folded Card");

    expect(values).toEqual(before);
  });
});

describe("answersInPage", () => {
  const definition = formOf(
    { name: "note", label: "Note", kind: "text" },
    { name: "words", label: "Words", kind: "paragraph" },
    { name: "reply", label: "Reply by", kind: "radios", options: ["Letter", "Telephone"] },
    { name: "photos", label: "Photographs", kind: "photos" },
  );

  function formWith(controls: string): HTMLFormElement {
    const form = document.createElement("form");
    form.innerHTML = controls;
    return form;
  }

  it("finds what was typed and chosen before the script had loaded", () => {
    const form = formWith(`
      <input name="note" value="Typed early">
      <textarea name="words"></textarea>
      <input type="radio" name="reply" value="Letter">
      <input type="radio" name="reply" value="Telephone" checked>
    `);

    expect(answersInPage(form, definition)).toEqual({ note: "Typed early", reply: "Telephone" });
  });

  it("finds the photographs, and none where none was chosen", () => {
    const form = formWith('<input type="file" name="photos" multiple>');
    expect(answersInPage(form, definition)).toEqual({});

    const held = new DataTransfer();
    held.items.add(photo("first.jpg", 10));
    held.items.add(photo("second.jpg", 20));
    const input = form.querySelector("input");
    if (input) {
      input.files = held.files;
    }

    const found = fileAnswer(answersInPage(form, definition), "photos");
    expect(found.map(({ name }) => name)).toEqual(["first.jpg", "second.jpg"]);
  });

  it("takes nothing that the form does not ask for", () => {
    const form = formWith('<input name="submission_id" value="F4K9-TR2M">');

    expect(answersInPage(form, definition)).toEqual({});
  });
});
