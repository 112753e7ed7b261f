import { graphql } from "gatsby";
import { LinkCards } from "../link-cards";

interface CategoryCardsProps {
  categories: readonly Queries.CategoryCardFragment[];
  /** True where the cards open their page. */
  firstInView?: boolean;
}

/** A card for each gallery. */
export function CategoryCards({ categories, firstInView = false }: CategoryCardsProps) {
  return (
    <LinkCards
      firstInView={firstInView}
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
