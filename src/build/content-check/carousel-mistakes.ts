import { isLeftPicture } from "./category-mistakes";
import { closestWord } from "./closest-word";
import type { MistakeList } from "./mistakes";
import { type Content, filesOfKind } from "./read-content";
import { entriesAt, textAt } from "./unknown-values";

/** Checks that the home page's carousel names templates that exist. */
export function reportCarouselMistakes(content: Content, mistakes: MistakeList): void {
  const templates = filesOfKind(content, "template");
  const ids = templates.flatMap(({ value }) => textAt(value, "id") ?? []);
  // A template whose own id is missing or mistaken has been reported where the mistake is.
  const uncertain = templates
    .filter(({ path, value }) => !textAt(value, "id") || mistakes.concerns(path, ["id"]))
    .map(({ slug }) => slug);
  for (const { path, value } of filesOfKind(content, "home")) {
    for (const [index, id] of entriesAt(value, "carousel", "templates").entries()) {
      if (typeof id !== "string" || [...ids, ...uncertain].includes(id)) continue;
      if (isLeftPicture(id, content)) continue;
      const intended = closestWord(id, ids);
      mistakes.report(
        path,
        ["carousel", "templates", index],
        `"${id}" is not the id of a template${intended === undefined ? "" : `. Did you mean "${intended}"?`}`,
        intended === undefined ? "the id of a template in content/templates" : undefined,
      );
    }
  }
}
