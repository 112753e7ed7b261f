import { categoryPath, fullListPath, pagePaths } from "../../paths";
import { closestWord } from "./closest-word";
import type { MistakeList } from "./mistakes";
import { type Content, type ContentFile, filesOfKind } from "./read-content";
import { reportRepeated } from "./repeated-values";
import { textAt, valueAt } from "./unknown-values";

/** Expects the templates to have been checked: a template with a mistaken id may be any cover. */
export function reportCategoryMistakes(content: Content, mistakes: MistakeList): void {
  const categories = filesOfKind(content, "category");
  const templates = filesOfKind(content, "template");
  for (const field of ["name", "order"]) {
    const values = categories.map(({ path, value }) => ({
      file: path,
      path: [field],
      value: valueAt(value, field),
    }));
    reportRepeated(values, "category", mistakes);
  }
  for (const category of categories) {
    reportAddress(category, mistakes);
    reportCover(category, shownBy(category, categories, templates, mistakes), content, mistakes);
    reportNext(category, categories, templates, mistakes);
  }
}

/** Reports a gallery whose address another page has. The wedding cards have none by their name. */
function reportAddress({ path, slug, value }: ContentFile, mistakes: MistakeList): void {
  const section = textAt(value, "section");
  if (section === undefined || section === "wedding-cards") return;
  const address = categoryPath({ section, slug });
  const taken: string[] = [...Object.values(pagePaths), fullListPath];
  if (!taken.includes(address)) return;
  mistakes.report(
    path,
    ["file name"],
    `is "${slug}.json", but the site has another page at ${address}`,
    "another name",
  );
}

/** The templates of a category; those of which it is not yet certain are among them. */
function shownBy(
  category: ContentFile,
  categories: ContentFile[],
  templates: ContentFile[],
  mistakes: MistakeList,
): ContentFile[] {
  if (textAt(category.value, "gathers") !== "popular") {
    return templates.filter(({ folder }) => folder === category.slug);
  }
  const section = textAt(category.value, "section");
  const foldersElsewhere = categories
    .filter(({ path }) => !mistakes.concerns(path, ["section"]))
    .filter(({ value }) => (textAt(value, "section") ?? section) !== section)
    .map(({ slug }) => slug);
  return templates.filter(
    ({ folder, value }) =>
      valueAt(value, "popular") !== false && !foldersElsewhere.includes(folder),
  );
}

function reportCover(
  category: ContentFile,
  shown: ContentFile[],
  content: Content,
  mistakes: MistakeList,
): void {
  const cover = textAt(category.value, "cover");
  // A category without templates is reported as such.
  if (cover === undefined || shown.length === 0) return;
  const mayBeCover = ({ path, slug, value }: ContentFile) => {
    const id = textAt(value, "id");
    return (
      id === cover || (slug === cover && (id === undefined || mistakes.concerns(path, ["id"])))
    );
  };
  if (shown.some(mayBeCover) || isLeftPicture(cover, content)) return;

  const intended = closestWord(
    cover,
    shown.flatMap(({ value }) => textAt(value, "id") ?? []),
  );
  mistakes.report(
    category.path,
    ["cover"],
    `"${cover}" is not the id of a template that this category shows`,
    intended === undefined
      ? "the id of one that it shows"
      : `one that it shows, such as "${intended}"`,
  );
}

/** Whether a template's picture is still there but its JSON file, which had the id, is gone. */
export function isLeftPicture(id: string, { paths }: Content): boolean {
  return paths.some(
    (file) =>
      file.startsWith("content/templates/") &&
      file.endsWith(`/${id}.jpg`) &&
      !paths.includes(file.replace(/jpg$/, "json")),
  );
}

function reportNext(
  category: ContentFile,
  categories: ContentFile[],
  templates: ContentFile[],
  mistakes: MistakeList,
): void {
  const next = textAt(category.value, "next");
  if (next === undefined) return;
  const others = categories.map(({ slug }) => slug).filter((slug) => slug !== category.slug);
  // A folder of templates whose category is missing has been reported already.
  const isFolder = next !== category.slug && templates.some(({ folder }) => folder === next);
  if ([...others, "bespoke"].includes(next) || isFolder) return;
  mistakes.report(
    category.path,
    ["next"],
    `"${next}" is not another category`,
    `one of ${[...others, "bespoke"].map((slug) => `"${slug}"`).join(", ")}`,
  );
}
