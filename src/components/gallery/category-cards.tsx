import { graphql } from "gatsby";
import { LinkCards } from "../link-cards";

/** A card for each gallery. */
export function CategoryCards({
  categories,
}: {
  categories: readonly Queries.CategoryCardFragment[];
}) {
  return (
    <LinkCards
      cards={categories.map(({ path, cardLabel, description, coverTemplate }) => ({
        path,
        label: cardLabel,
        description,
        picture: coverTemplate.picture,
      }))}
    />
  );
}

export const categoryCard = graphql`
  fragment CategoryCard on Category {
    path
    cardLabel
    description
    coverTemplate {
      picture {
        ...CardPicture
      }
    }
  }
`;
