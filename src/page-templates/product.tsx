import { graphql, type HeadFC, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/breadcrumbs";
import { ButtonLink } from "../components/button-link";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { ProductFacts } from "../components/product/product-facts";
import { ProductPictures } from "../components/product/product-pictures";
import { Section } from "../components/section";
import { orderPath, pagePaths } from "../paths";
import { requiredContent } from "../required-content";
import * as styles from "./product.module.css";

export const query = graphql`
  query ProductPage($id: String!) {
    product(id: { eq: $id }) {
      name
      slug
      orderable
      summary
      description
      pictures {
        picture {
          ...SharePicture
        }
      }
      ...ProductPictures
      ...ProductFacts
    }
  }
`;

export const Head: HeadFC<Queries.ProductPageQuery> = ({ data, location }) => {
  const { name, summary, pictures } = requiredContent(data.product, "The product");
  return (
    <PageHead
      title={name}
      description={summary}
      pathname={location.pathname}
      sharePicture={pictures[0]?.picture}
    />
  );
};

export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const product = requiredContent(data.product, "The product");
  return (
    <Section>
      <Breadcrumbs pathname={location.pathname} current={product.name} />
      <div className={styles.columns}>
        <ProductPictures product={product} />
        <div>
          <PageIntro heading={product.name} paragraphs={product.description} />
          <ProductFacts product={product} />
          {product.orderable ? (
            <ButtonLink
              to={orderPath(product)}
              state={{ product: { id: product.slug, name: product.name } }}
            >
              Choose {product.name}
            </ButtonLink>
          ) : (
            <ButtonLink to={pagePaths.contact}>Ask us about it</ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
