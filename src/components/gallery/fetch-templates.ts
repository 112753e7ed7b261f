import { fieldOf } from "../../field-of";
import { fetchPageData } from "../../page-data";

/** What every page of templates holds of each; where one holds more, that is optional here. */
export type ListedTemplate = Queries.TemplateCardFragment & {
  readonly description?: string;
  readonly price?: string;
};

/** The templates on a page of a gallery or of the full list, by the page's path. */
export async function fetchTemplates(path: string): Promise<readonly ListedTemplate[]> {
  const templates = fieldOf(await fetchPageData(path), "page", "templates");
  if (!isTemplateList(templates)) {
    throw new Error(`${path} is no page of templates`);
  }
  return templates;
}

function isTemplateList(value: unknown): value is readonly ListedTemplate[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        typeof fieldOf(each, "id") === "string" &&
        typeof fieldOf(each, "name") === "string" &&
        typeof fieldOf(each, "category", "name") === "string" &&
        typeof fieldOf(each, "picture", "gatsbyImageData") === "object",
    )
  );
}
