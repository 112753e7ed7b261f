import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentOptions } from "../forms/field-options";
import type { FormDefinition, FormField } from "../forms/form-definition";
import { asPicture } from "./stand-in-pictures";

type Given<T, Key extends keyof T> = Pick<T, Key> & { [K in keyof T]?: T[K] | undefined };

type Condition = NonNullable<FormField["shownWhen"]>;
type GivenField = Omit<
  Given<FormField, "name" | "label" | "kind">,
  "shownWhen" | "requiredWhen"
> & {
  shownWhen?: Given<Condition, "field"> | null | undefined;
  requiredWhen?: Given<Condition, "field"> | null | undefined;
};
type FormSection = FormDefinition["sections"][number];
type GivenSection = Omit<Given<FormSection, "id" | "title">, "fields"> & {
  fields: readonly GivenField[];
};
type GivenForm = Omit<
  Given<
    FormDefinition,
    | "slug"
    | "heading"
    | "subject"
    | "service"
    | "emailTemplate"
    | "submitLabel"
    | "success"
    | "failure"
    | "failureAs"
    | "afterwards"
    | "confirmation"
  >,
  "sections"
> & { sections: readonly GivenSection[] };

/** A field as GraphQL gives it: what is left out is null. */
export function sampleField(field: GivenField): FormField {
  return {
    name: field.name,
    label: field.label,
    kind: field.kind,
    hint: field.hint ?? null,
    width: field.width ?? null,
    options: field.options ?? null,
    optionsFrom: field.optionsFrom ?? null,
    initial: field.initial ?? null,
    required: field.required ?? null,
    requiredWhen: conditionOf(field.requiredWhen),
    shownWhen: conditionOf(field.shownWhen),
    missing: field.missing ?? null,
    invalid: field.invalid ?? null,
    clears: field.clears ?? null,
    autocomplete: field.autocomplete ?? null,
    readBackAs: field.readBackAs ?? null,
    printedSizeFrom: field.printedSizeFrom ?? null,
    printedMillimetres: field.printedMillimetres ?? null,
  };
}

function conditionOf(condition: GivenField["shownWhen"]): Condition | null {
  return condition ? { field: condition.field, is: condition.is ?? null } : null;
}

/** A form as GraphQL gives it. */
function definitionOf({ sections, ...form }: GivenForm): FormDefinition {
  return {
    slug: form.slug,
    heading: form.heading,
    subject: form.subject,
    subjectField: form.subjectField ?? null,
    service: form.service,
    emailTemplate: form.emailTemplate,
    submitLabel: form.submitLabel,
    clearLabel: form.clearLabel ?? null,
    presetProduct: form.presetProduct ?? null,
    success: form.success,
    failure: form.failure,
    failureAs: form.failureAs,
    afterwards: form.afterwards,
    confirmation: form.confirmation,
    sections: sections.map(({ id, title, intro, fields }) => ({
      id,
      title,
      intro: intro ?? null,
      fields: fields.map(sampleField),
    })),
  };
}

/** A small form of one section with these fields. */
export function formOf(...fields: GivenField[]): FormDefinition {
  return {
    ...sampleForm,
    sections: [{ id: "all", title: "All", intro: null, fields: fields.map(sampleField) }],
  };
}

/** The field of a form with a name. */
export function fieldNamed(definition: FormDefinition, name: string): FormField {
  const field = definition.sections
    .flatMap(({ fields }) => fields)
    .find((each) => each.name === name);
  if (!field) {
    throw new Error(`The form has no field ${name}`);
  }
  return field;
}

/** A form of content/forms/ as GraphQL gives it. */
export function formInContent(name: string): FormDefinition {
  const content: Omit<GivenForm, "slug"> = JSON.parse(
    readFileSync(path.resolve("content/forms", `${name}.json`), "utf8"),
  );
  return definitionOf({ ...content, slug: name });
}

/** A small form with a field of every kind. */
export const sampleForm = definitionOf({
  slug: "sample",
  heading: "Sample Request",
  subject: "Sample",
  subjectField: "full_name",
  service: "orders",
  emailTemplate: "order",
  submitLabel: "Send request",
  clearLabel: "Clear",
  success: "Your sample request has arrived.",
  failure: "The sample request could not be sent.",
  failureAs: "alert",
  afterwards: "home",
  confirmation: {
    heading: "Thank you. We have your sample request.",
    next: ["We read it within a day.", "We send you a sample."],
  },
  sections: [
    {
      id: "you",
      title: "About you",
      intro: "So that we can answer.",
      fields: [
        {
          name: "full_name",
          label: "Your name",
          hint: "As you sign it",
          kind: "text",
          required: true,
          missing: "Enter your name",
          autocomplete: "name",
        },
        { name: "email", label: "E-mail address", kind: "email" },
        {
          name: "reply_by",
          label: "Reply by",
          hint: "However you like",
          kind: "radios",
          options: ["Letter", "Telephone"],
          required: true,
          missing: "Choose how we reply",
        },
        {
          name: "phone",
          label: "Telephone number",
          kind: "telephone",
          requiredWhen: { field: "reply_by", is: "Telephone" },
          missing: "Enter your telephone number",
        },
      ],
    },
    {
      id: "piece",
      title: "The piece",
      fields: [
        {
          name: "item",
          label: "Item",
          kind: "select",
          optionsFrom: "products",
          clears: ["range", "design"],
        },
        {
          name: "range",
          label: "Range",
          kind: "select",
          optionsFrom: "categories",
          shownWhen: { field: "item" },
          clears: ["design"],
        },
        {
          name: "design",
          label: "Design",
          kind: "select",
          optionsFrom: "templates",
          shownWhen: { field: "range" },
        },
        { name: "copies", label: "Copies", kind: "whole-number" },
        {
          name: "code",
          label: "Print a code?",
          kind: "radios",
          options: ["No", "Yes"],
          initial: "No",
        },
        {
          name: "code_link",
          label: "Code link",
          kind: "web-address",
          required: true,
          shownWhen: { field: "code", is: "Yes" },
        },
        { name: "day", label: "Day", kind: "date" },
        { name: "hour", label: "Hour", kind: "time" },
        { name: "words", label: "Words", kind: "paragraph" },
        {
          name: "photos",
          label: "Photographs",
          kind: "photos",
          printedSizeFrom: "item",
          printedMillimetres: 210,
        },
      ],
    },
  ],
});

export const sampleOptions: ContentOptions = {
  products: [
    { name: "Ribbon", printedLongEdge: 200 },
    { name: "Folded Card", printedLongEdge: 148 },
  ],
  categories: [
    { name: "Leaves", templates: ["Oak", "Ash"] },
    { name: "Birds", templates: ["Wren"] },
  ],
};

/** A photograph of a size in bytes, and in pixels. */
export function photo(
  name: string,
  bytes: number,
  { width, height } = { width: 400, height: 300 },
): File {
  const file = new File([new Uint8Array(bytes)], name, { type: "image/jpeg", lastModified: 1 });
  return asPicture(file, { width, height });
}
