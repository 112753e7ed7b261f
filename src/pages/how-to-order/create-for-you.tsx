import { graphql, type HeadFC, type PageProps } from "gatsby";
import { OrderForm } from "../../components/order/order-form";
import { PageHead } from "../../components/page-head";
import { PageIntro } from "../../components/page-intro";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query CreateForYouPage {
    pageText(slug: { eq: "create-for-you" }) {
      title
      description
      intro
    }
    ...OrderForm
  }
`;

export const Head: HeadFC<Queries.CreateForYouPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(
    data.pageText,
    "content/pages/create-for-you.json",
  );
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function CreateForYouPage({
  data,
  location,
}: PageProps<Queries.CreateForYouPageQuery>) {
  const { title, intro } = requiredContent(data.pageText, "content/pages/create-for-you.json");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro} />
      <OrderForm data={data} location={location} />
    </Section>
  );
}
