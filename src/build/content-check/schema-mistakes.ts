import { readFile } from "node:fs/promises";
import path from "node:path";
import Ajv, { type ErrorObject } from "ajv";
import { closestWord } from "./closest-word";
import { type ContentKind, contentKinds, schemaPath, schemaReference } from "./content-kinds";
import type { FieldPath, MistakeList } from "./mistakes";
import { type Content, filesOfKind } from "./read-content";
import { entriesAt, isObject, textAt, valueAt } from "./unknown-values";

type Schema = Record<string, unknown>;

/**
 * Reports the fields that do not keep to the schema of their file's kind.
 *
 * @throws when a schema itself is missing or broken, which no editor of content can mend
 */
export async function reportSchemaMistakes(
  projectRoot: string,
  content: Content,
  mistakes: MistakeList,
): Promise<void> {
  const ajv = new Ajv({ allErrors: true, verbose: true });
  for (const kind of contentKinds) {
    const schema = await readSchema(projectRoot, kind);
    const validate = ajv.compile(schema);
    for (const file of filesOfKind(content, kind)) {
      if (file.value !== undefined && !validate(file.value)) {
        reportErrors(file.path, validate.errors ?? [], schema, mistakes);
      }
    }
  }
}

async function readSchema(projectRoot: string, kind: ContentKind): Promise<Schema> {
  const text = await readFile(path.join(projectRoot, schemaPath(kind)), "utf8");
  const schema: unknown = JSON.parse(text);
  if (!isObject(schema) || !isObject(schema.properties)) {
    throw new Error(`${schemaPath(kind)} does not list any properties`);
  }
  const reference = schemaReference(kind);
  // Editing programs find a file's schema, and so their help with it, only by this field.
  const $schema = { const: reference, description: JSON.stringify(reference) };
  return {
    ...schema,
    required: ["$schema", ...entriesAt(schema, "required")],
    properties: { ...schema.properties, $schema },
  };
}

function reportErrors(
  file: string,
  errors: ErrorObject[],
  schema: Schema,
  mistakes: MistakeList,
): void {
  // Misspelled fields first: each accounts for the field that is missing because of it.
  for (const error of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
    reportUnknownField(file, error, mistakes);
  }
  for (const error of errors.filter(({ keyword }) => keyword !== "additionalProperties")) {
    const parent = fieldPath(error.instancePath);
    if (error.keyword === "required") {
      const field = [...parent, String(error.params.missingProperty)];
      mistakes.report(file, field, "is missing", expectationAt(schema, field));
    } else if (parent.length === 0) {
      mistakes.report(file, ["file"], describeValue(error), "fields in braces: { }");
    } else {
      mistakes.report(file, parent, describeValue(error), expectationAt(schema, parent));
    }
  }
}

function reportUnknownField(file: string, error: ErrorObject, mistakes: MistakeList): void {
  const parent = fieldPath(error.instancePath);
  const unknown = String(error.params.additionalProperty);
  const known = Object.keys(error.parentSchema?.properties ?? {});
  const intended = closestWord(unknown, known);
  if (intended === undefined) {
    const list = known.filter((name) => name !== "$schema").map((name) => `"${name}"`);
    mistakes.report(
      file,
      [...parent, unknown],
      "is not a known field",
      `one of ${list.join(", ")}`,
    );
    return;
  }
  mistakes.report(file, [...parent, unknown], `is not a known field. Did you mean "${intended}"?`);
  if (valueAt(error.data, intended) === undefined) {
    mistakes.excuse(file, [...parent, intended]);
  }
}

/** The steps of a JSON pointer such as "/sections/1/title". */
function fieldPath(pointer: string): FieldPath {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The description of a field in the schema, or the nearest one around it. */
function expectationAt(schema: Schema, field: FieldPath): string | undefined {
  let place: unknown = schema;
  let expectation: string | undefined;
  for (const step of field) {
    const next =
      typeof step === "number" ? valueAt(place, "items") : valueAt(place, "properties", step);
    const reference = textAt(next, "$ref");
    place = reference === undefined ? next : valueAt(schema, ...reference.split("/").slice(1));
    expectation = textAt(place, "description") ?? expectation;
  }
  return expectation;
}

function describeValue({ data, keyword }: ErrorObject): string {
  const isWrongType = keyword === "type";
  if (data === "" || data === null) return "is empty";
  if (typeof data === "string") {
    const shortened = data.length > 60 ? `${data.slice(0, 59)}…` : data;
    return isWrongType ? `is the text "${shortened}"` : `is "${shortened}"`;
  }
  if (typeof data === "number" && isWrongType) return `is the number ${data}`;
  if (Array.isArray(data)) {
    if (data.length === 0) return "is an empty list";
    return isWrongType ? "is a list" : `is a list of only ${data.length}`;
  }
  return isObject(data) ? "is a group of fields" : `is ${String(data)}`;
}
