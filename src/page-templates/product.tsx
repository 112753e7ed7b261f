import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { ProductFacts } from "../components/product/product-facts";
import { ProductPictures } from "../components/product/product-pictures";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";
import * as styles from "./product.module.css";

export const query = graphql`
  query ProductPage($id: String!) {
    product(id: { eq: $id }) {
      name
      summary
      description
      ...ProductPictures
      ...ProductFacts
    }
  }
`;

export const Head: HeadFC<Queries.ProductPageQuery> = ({ data, location }) => {
  const { name, summary } = requiredContent(data.product, "The product");
  return <PageHead title={name} description={summary} pathname={location.pathname} />;
};

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const product = requiredContent(data.product, "The product");
  return (
    <Section>
      <div className={styles.columns}>
        <ProductPictures product={product} />
        <div>
          <PageIntro heading={product.name} paragraphs={product.description} />
          <ProductFacts product={product} />
        </div>
      </div>
    </Section>
  );
}
