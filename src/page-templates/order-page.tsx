import { graphql, type HeadFC, type PageProps } from "gatsby";
import { OrderForm } from "../components/order/order-form";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";

export const query = graphql`
  query OrderPage($slug: String!) {
    pageText(slug: { eq: $slug }) {
      title
      description
      intro
    }
    ...OrderForm
  }
`;

export const Head: HeadFC<Queries.OrderPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "The page's text");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function OrderPage({ data, location }: PageProps<Queries.OrderPageQuery>) {
  const { title, intro } = requiredContent(data.pageText, "The page's text");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro} pathname={location.pathname} />
      <OrderForm data={data} location={location} />
    </Section>
  );
}
