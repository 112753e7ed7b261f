import path from "node:path";
import { closestWord } from "./closest-word";
import type { MistakeList } from "./mistakes";
import { type Content, type ContentFile, filesOfKind } from "./read-content";
import { reportRepeated } from "./repeated-values";
import { textAt, valueAt } from "./unknown-values";

export function reportTemplateMistakes(content: Content, mistakes: MistakeList): void {
  const templates = filesOfKind(content, "template");
  reportRepeatedIds(templates, mistakes);
  const folders = new Set(templates.map(({ folder }) => folder));
  for (const folder of folders) {
    const names = templates
      .filter((template) => template.folder === folder)
      .map(({ path, value }) => ({ file: path, path: ["name"], value: valueAt(value, "name") }));
    reportRepeated(names, "template of its category", mistakes);
  }
  reportFolders(folders, filesOfKind(content, "category"), mistakes);
}

function reportRepeatedIds(templates: ContentFile[], mistakes: MistakeList): void {
  const ids = templates.map(({ path, slug, value }) => ({
    file: path,
    path: ["id"],
    value: valueAt(value, "id"),
    // A file named after the id has it by right; a copy of that file does not.
    isOwner: textAt(value, "id") === slug,
  }));
  const ownersFirst = ids.toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner));
  reportRepeated(ownersFirst, "template", mistakes);
}

/** Reports the folders of templates that no category gathers, and the categories without any. */
function reportFolders(
  folders: ReadonlySet<string>,
  categories: ContentFile[],
  mistakes: MistakeList,
): void {
  const gatherings = categories.filter(({ value }) => textAt(value, "gathers") !== "popular");
  const empty = gatherings.filter(({ slug }) => !folders.has(slug));
  const known = new Set(gatherings.map(({ slug }) => slug));

  for (const folder of folders) {
    if (known.has(folder)) continue;
    const intended = closestWord(
      folder,
      empty.map(({ slug }) => slug),
    );
    const intendedFile = empty.find(({ slug }) => slug === intended);
    if (intendedFile) mistakes.excuse(intendedFile.path, ["gathers"]);
    mistakes.report(
      path.posix.join("content/templates", folder),
      ["folder"],
      `is not the folder of a category${intended === undefined ? "" : `. Did you mean "${intended}"?`}`,
      intended === undefined
        ? `content/categories/${folder}.json with "gathers": "folder", or one of the folders ${[...known].join(", ")}`
        : undefined,
    );
  }
  for (const { path: file, slug, value } of empty) {
    if (textAt(value, "gathers") !== "folder") continue;
    mistakes.report(
      file,
      ["gathers"],
      `is "folder", but there are no templates in content/templates/${slug}`,
      "at least one template there",
    );
  }
}
