import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./product-facts.module.css";

/** What a family needs to know before ordering: sizes, paper, time, what goes with it. */
export function ProductFacts({ product }: { product: Queries.ProductFactsFragment }) {
  return (
    <>
      <h2 className={styles.heading}>Sizes</h2>
      <table className={styles.sizes}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Width and height</th>
          </tr>
        </thead>
        <tbody>
          {product.sizes.map(({ name, measure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{measure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {product.varieties && (
        <Fact heading="Varieties">
          <ul>
            {product.varieties.map((variety) => (
              <li key={variety}>{variety}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact heading="Paper and material">
        <p>{product.paper}</p>
      </Fact>
      <Fact heading="How long it takes">
        <p>{product.leadTime}</p>
      </Fact>
      <Fact heading="What it goes with">
        <p>{product.matches}</p>
      </Fact>
    </>
  );
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </>
  );
}

export const productFacts = graphql`
  fragment ProductFacts on Product {
    sizes {
      name
      measure
    }
    varieties
    paper
    leadTime
    matches
  }
`;
