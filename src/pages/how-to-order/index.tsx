import { graphql, type HeadFC, type PageProps } from "gatsby";
import { OrderForm } from "../../components/order/order-form";
import { PageHead } from "../../components/page-head";
import { PageIntro } from "../../components/page-intro";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query HowToOrderPage {
    pageText(slug: { eq: "how-to-order" }) {
      title
      description
      intro
    }
    ...OrderForm
  }
`;

export const Head: HeadFC<Queries.HowToOrderPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "content/pages/how-to-order.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function HowToOrderPage({ data, location }: PageProps<Queries.HowToOrderPageQuery>) {
  const { title, intro } = requiredContent(data.pageText, "content/pages/how-to-order.json");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro} />
      <OrderForm data={data} location={location} />
    </Section>
  );
}
