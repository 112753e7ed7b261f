import { render, screen } from "@testing-library/react";
import { validateYupSchema, yupToFormErrors } from "formik";
import { ValidationError } from "yup";
import { formInContent, formOf, photo, sampleField, sampleForm } from "../test-support/sample-form";
import { sendingLimits } from "./email-settings";
import { TextControl } from "./fields/text-control";
import type { FormDefinition } from "./form-definition";
import { type FormValues, initialValues } from "./form-values";
import { rulesOf } from "./rules";

/** The messages by field, found as Formik finds them. */
async function problemsIn(definition: FormDefinition, answers: FormValues = {}) {
  try {
    await validateYupSchema({ ...initialValues(definition), ...answers }, rulesOf(definition));
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) {
      throw error;
    }
    return yupToFormErrors<FormValues>(error);
  }
}

const answered = {
  full_name: "Sam Sample",
  email: "sam@example.com",
  reply_by: "Telephone",
  phone: "01632 960 123",
  item: "Ribbon",
  range: "Leaves",
  design: "Oak",
  copies: "60",
  code: "Yes",
  code_link: "https://example.com/tribute",
  day: "2031-05-02",
  hour: "14:30",
  words: "With love\nand thanks",
  photos: [photo("garden.jpg", 1000)],
};

it("finds nothing wrong with a form that is filled in well", async () => {
  expect(await problemsIn(sampleForm, answered)).toEqual({});
});

describe("a required field", () => {
  it("asks for what is missing in its own words", async () => {
    expect(await problemsIn(sampleForm)).toEqual({
      full_name: "Enter your name",
      reply_by: "Choose how we reply",
    });
  });

  it("asks for what is missing by its label if it has no words of its own", async () => {
    const definition = formOf({ name: "note", label: "Note", kind: "text", required: true });

    expect(await problemsIn(definition)).toEqual({ note: "Fill in: Note" });
  });

  it.each([
    "text",
    "paragraph",
    "email",
    "telephone",
    "web-address",
    "whole-number",
    "date",
    "time",
    "select",
    "radios",
    "photos",
  ])("may be of the kind %s", async (kind) => {
    const field = { name: "answer", label: "Answer", kind, options: ["One", "Two"] };

    expect(await problemsIn(formOf({ ...field, required: true, missing: "Answer this" }))).toEqual({
      answer: "Answer this",
    });
    expect(await problemsIn(formOf(field))).toEqual({});
  });

  it("may be so only after an answer elsewhere", async () => {
    const values = { ...answered, phone: "" };

    expect(await problemsIn(sampleForm, { ...values, reply_by: "Telephone" })).toEqual({
      phone: "Enter your telephone number",
    });
    expect(await problemsIn(sampleForm, { ...values, reply_by: "Letter" })).toEqual({});
  });

  it("is not asked for while it is not shown", async () => {
    const values = { ...answered, code_link: "" };

    expect(await problemsIn(sampleForm, { ...values, code: "Yes" })).toEqual({
      code_link: "Fill in: Code link",
    });
    expect(await problemsIn(sampleForm, { ...values, code: "No" })).toEqual({});
  });
});

const webAddressMessage = "Enter a web address in full, like https://example.com/tribute";

describe("an answer in the wrong form", () => {
  it.each([
    ["email", "sam@", "Enter an e-mail address in the correct format, like name@example.com"],
    ["code_link", "example", webAddressMessage],
    ["copies", "sixty", "Enter a whole number, such as 60"],
    ["code_link", "mailto:sam@example.com", webAddressMessage],
  ])("%s: %s", async (name, answer, message) => {
    expect(await problemsIn(sampleForm, { ...answered, [name]: answer })).toEqual({
      [name]: message,
    });
  });

  it("is not checked while its field is not shown", async () => {
    const values = { ...answered, code: "No", code_link: "example" };

    expect(await problemsIn(sampleForm, values)).toEqual({});
  });
});

describe("kinds that the browser checks by itself agree with it:", () => {
  it.each([
    ["email", "name@example.com", true],
    ["email", "first.last+cards@sub.example.co.uk", true],
    ["email", "o'brien@example.com", true],
    ["email", "name@localhost", true],
    ["email", "name", false],
    ["email", "name@", false],
    ["email", "@example.com", false],
    ["email", "name@example..com", false],
    ["email", "two names@example.com", false],
    ["email", "a@example.com, b@example.com", false],
    ["web-address", "https://example.com", true],
    ["web-address", "http://example.com/tribute?of=sam#words", true],
    ["web-address", "HTTPS://EXAMPLE.COM/", true],
    ["web-address", "https://example.com:8080/a%20b", true],
    ["web-address", "https://example.com//x", true],
    ["web-address", "https://example.com/a|b?x=[1]", true],
    ["web-address", "https://localhost/x", true],
    ["web-address", "//example.com", false],
    ["web-address", "example.com", false],
    ["web-address", "www.example.com/tribute", false],
    ["web-address", "/tribute", false],
    ["web-address", "https://", false],
    ["whole-number", "60", true],
    ["whole-number", "007", true],
    ["whole-number", "0", true],
    ["whole-number", "-5", false],
    ["whole-number", "+5", false],
    ["whole-number", "1.5", false],
    ["whole-number", "1,000", false],
    ["whole-number", "1e3", false],
    ["whole-number", "about 60", false],
    ["whole-number", "6 0", false],
  ])("%s %s: %s", async (kind, answer, accepted) => {
    const field = sampleField({ name: "answer", label: "Answer", kind });
    render(
      <TextControl
        field={field}
        required={false}
        describedBy={undefined}
        invalid={false}
        value={answer}
        onAnswer={() => undefined}
      />,
    );
    const native = screen.getByRole<HTMLInputElement>("textbox");

    expect(native.checkValidity()).toBe(accepted);
    expect(await problemsIn(formOf(field), { answer })).toEqual(
      accepted ? {} : { answer: expect.any(String) },
    );
  });
});

it("takes photographs of any size, as they are made to fit", async () => {
  const photos = [photo("a.jpg", sendingLimits.attachmentsKilobytes * 2000)];

  expect(await problemsIn(sampleForm, { ...answered, photos })).toEqual({});
});

describe("the length of all answers together", () => {
  // Every answer is sent twice, by itself and in the readable text.
  const half = (sendingLimits.textKilobytes * 1000) / 2;
  const tooLong =
    "This is too long to send together with your other answers. Shorten it, or send it by e-mail";

  it("is no matter while the service takes it", async () => {
    expect(await problemsIn(sampleForm, { ...answered, words: "x".repeat(half - 5000) })).toEqual(
      {},
    );
  });

  it("is a problem of the longest answer beyond that", async () => {
    const values = {
      ...answered,
      full_name: "x".repeat(half * 0.4),
      words: "x".repeat(half * 0.6),
    };

    expect(await problemsIn(sampleForm, values)).toEqual({ words: tooLong });
  });

  it("does not count what is not shown, and so not sent", async () => {
    const values = { ...answered, code: "No", code_link: "x".repeat(half * 2) };

    expect(await problemsIn(sampleForm, values)).toEqual({});
  });

  it("counts line breaks as they are sent, in two characters", async () => {
    expect(await problemsIn(sampleForm, { ...answered, words: "x\n".repeat(half * 0.4) })).toEqual({
      words: tooLong,
    });
  });

  it("counts letters by what they take to send", async () => {
    expect(await problemsIn(sampleForm, { ...answered, words: "é".repeat(half * 0.6) })).toEqual({
      words: tooLong,
    });
  });

  it("is said beside what is wrong elsewhere", async () => {
    const values = { ...answered, full_name: "", words: "x".repeat(half) };

    expect(await problemsIn(sampleForm, values)).toEqual({
      full_name: "Enter your name",
      words: tooLong,
    });
  });
});

describe("the order form", () => {
  const order = formInContent("order-details");

  it("can be sent without any answer", async () => {
    expect(await problemsIn(order)).toEqual({});
  });

  it("needs numbers for the quantity and the age, and an address for the QR code", async () => {
    const values = { quantity: "a few", age: "old", qr_required: "Yes", qr_link: "my page" };

    expect(Object.keys(await problemsIn(order, values)).sort()).toEqual([
      "age",
      "qr_link",
      "quantity",
    ]);
  });
});
