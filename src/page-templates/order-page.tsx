import { graphql, type HeadFC, type PageProps } from "gatsby";
import { OrderForm } from "../components/order/order-form";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { galleriesPath } from "../paths";
import { requiredContent } from "../required-content";

export const query = graphql`
  query OrderPage($slug: String!, $form: String!, $section: String!) {
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

/** A page that orders a template of one section of the site. */
export default function OrderPage({
  data,
  location,
  pageContext,
}: PageProps<Queries.OrderPageQuery, { section: string }>) {
  const { title, intro } = requiredContent(data.pageText, "The page's text");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro} pathname={location.pathname} />
      <OrderForm data={data} location={location} galleries={galleriesPath(pageContext.section)} />
    </Section>
  );
}
