import { graphql, type HeadFC, type PageProps } from "gatsby";
import { InformationText } from "../../components/information-text";
import { PageHead } from "../../components/page-head";
import { ProductCards } from "../../components/product/product-cards";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query ProductsPage {
    pageText(slug: { eq: "products" }) {
      ...InformationText
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;

export const Head: HeadFC<Queries.ProductsPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "content/pages/products.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  return (
    <>
      <InformationText
        text={requiredContent(data.pageText, "content/pages/products.json")}
        pathname={location.pathname}
      />
      <Section heading="Our products">
        <ProductCards products={data.allProduct.nodes} />
      </Section>
    </>
  );
}
