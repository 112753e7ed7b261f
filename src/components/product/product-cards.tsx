import { graphql } from "gatsby";
import { LinkCards } from "../link-cards";

/** A card for each product. */
export function ProductCards({ products }: { products: readonly Queries.ProductCardFragment[] }) {
  return (
    <LinkCards
      cards={products.flatMap(({ path, name, summary, pictures }) =>
        pictures
          .slice(0, 1)
          .map(({ picture }) => ({ path, label: name, description: summary, picture })),
      )}
    />
  );
}

export const productCard = graphql`
  fragment ProductCard on Product {
    path
    name
    summary
    pictures {
      picture {
        ...CardPicture
      }
    }
  }
`;
