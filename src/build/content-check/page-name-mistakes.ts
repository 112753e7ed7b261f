import { isPageName, pagePaths } from "../../paths";
import { closestWord } from "./closest-word";
import type { FieldPath, MistakeList } from "./mistakes";
import { type Content, type ContentFile, filesOfKind } from "./read-content";
import { entriesAt, textAt, valueAt } from "./unknown-values";

/** Checks the menus, and every other place that names a page. */
export function reportPageNameMistakes(content: Content, mistakes: MistakeList): void {
  for (const file of filesOfKind(content, "navigation")) {
    for (const [index, item] of entriesAt(file.value, "header").entries()) {
      const path = ["header", index];
      reportPageName(file, [...path, "page"], mistakes);
      reportPurpose(file, path, item, ["page"], ["entries"], mistakes);
      reportEntries(file, path, mistakes);
    }
    for (const index of entriesAt(file.value, "footer").keys()) {
      reportEntries(file, ["footer", index], mistakes);
    }
  }
  for (const file of filesOfKind(content, "home")) {
    for (const index of entriesAt(file.value, "howToOrder", "ways").keys()) {
      reportPageName(file, ["howToOrder", "ways", index, "page"], mistakes);
    }
  }
}

function reportEntries(file: ContentFile, group: FieldPath, mistakes: MistakeList): void {
  for (const [index, entry] of entriesAt(file.value, ...group, "entries").entries()) {
    const path = [...group, "entries", index];
    reportPageName(file, [...path, "page"], mistakes);
    reportPurpose(file, path, entry, ["label", "page"], ["each"], mistakes);
  }
}

function reportPageName(file: ContentFile, path: FieldPath, mistakes: MistakeList): void {
  const page = textAt(file.value, ...path);
  if (page === undefined || isPageName(page)) return;
  const names = Object.keys(pagePaths);
  const intended = closestWord(page, names);
  mistakes.report(
    file.path,
    path,
    `"${page}" is not a page of the site${intended === undefined ? "" : `. Did you mean "${intended}"?`}`,
    intended === undefined ? `one of ${names.map((name) => `"${name}"`).join(", ")}` : undefined,
  );
}

/** Reports an entry that has neither, or some of both, of two sets of fields. */
function reportPurpose(
  file: ContentFile,
  path: FieldPath,
  entry: unknown,
  one: string[],
  other: string[],
  mistakes: MistakeList,
): void {
  const has = (field: string) => valueAt(entry, field) !== undefined;
  const isWhole = one.every(has) ? !other.some(has) : other.every(has) && !one.some(has);
  const fields = [...one, ...other];
  // A misspelled field has been reported, and is why the entry lacks the right one.
  if (isWhole || fields.some((field) => mistakes.concerns(file.path, [...path, field]))) return;
  const present = fields.filter(has).map((field) => `"${field}"`);
  mistakes.report(
    file.path,
    path,
    present.length === 0 ? "has no purpose" : `has ${present.join(" and ")}`,
    `either ${inWords(one)}, or ${inWords(other)}`,
  );
}

function inWords(fields: string[]): string {
  return fields.map((field) => `"${field}"`).join(" and ");
}
