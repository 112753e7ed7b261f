import { graphql } from "gatsby";
import { CoverPicture } from "../cover-picture";
import * as styles from "./product-pictures.module.css";

/** True to the columns of product.module.css and product-pictures.module.css. */
const wholeColumn = "(min-width: 72rem) 30rem, (min-width: 48rem) 40vw, calc(100vw - 2rem)";
const halfColumn = "(min-width: 72rem) 14.5rem, (min-width: 48rem) 20vw, calc(50vw - 1.5rem)";

/** The pictures of a product: one large, several two by two. The first is seen at once. */
export function ProductPictures({ product }: { product: Queries.ProductPicturesFragment }) {
  const several = product.pictures.length > 1;
  return (
    <ul className={several ? styles.several : styles.one}>
      {product.pictures.map(({ alt, caption, picture }, index) => (
        <li key={alt}>
          <figure className={styles.figure}>
            <CoverPicture
              image={picture}
              alt={alt}
              sizes={several ? halfColumn : wholeColumn}
              first={index === 0}
              loading={index < 2 ? "eager" : "lazy"}
            />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

export const productPictures = graphql`
  fragment ProductPictures on Product {
    pictures {
      alt
      caption
      picture {
        ...LargePicture
      }
    }
  }
`;
