import { graphql } from "gatsby";
import { pagePaths } from "../../paths";

/** The row of order-of-service galleries, with bespoke design at its end. */
export function orderOfServiceLinks(categories: readonly Queries.CategoryLinkFragment[]) {
  return categories
    .filter(({ section }) => section === "order-of-services")
    .map(({ slug, path, linkLabel }) => ({ slug, path, label: linkLabel }))
    .concat({ slug: "bespoke", path: pagePaths.bespoke, label: "Bespoke Design" });
}

export const categoryLink = graphql`
  fragment CategoryLink on Category {
    slug
    path
    linkLabel
    section
  }
`;
