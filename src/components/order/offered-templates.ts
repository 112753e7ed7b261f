import { graphql } from "gatsby";
import { galleryPagePath, pageNumberOf, pageSizes } from "../../paging";

/** A template that can be ordered, with the gallery that it belongs to. */
export interface OfferedTemplate {
  readonly id: string;
  readonly name: string;
  readonly category: { readonly name: string; readonly path: string };
  /** The page of the gallery that shows the template. */
  readonly page: string;
}

/** Every template once: the popular ones are listed a second time in a gallery of their own. */
export function offeredTemplates(
  categories: readonly Queries.OfferedCategoryFragment[],
  size: number = pageSizes.gallery,
): OfferedTemplate[] {
  return categories
    .filter(({ gathers }) => gathers === "folder")
    .flatMap(({ name, path, templates }) =>
      templates.map((template, index) => ({
        ...template,
        category: { name, path },
        page: galleryPagePath(path, pageNumberOf(index, size)),
      })),
    );
}

export const offeredCategory = graphql`
  fragment OfferedCategory on Category {
    name
    path
    gathers
    templates {
      id: jsonId
      name
    }
  }
`;
