import { graphql, type HeadFC, type PageProps } from "gatsby";
import { CategoryCards } from "../../components/gallery/category-cards";
import { orderOfServiceLinks } from "../../components/gallery/order-of-service-links";
import { PillLinks } from "../../components/gallery/pill-links";
import { PageHead } from "../../components/page-head";
import { PageIntro } from "../../components/page-intro";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query OrderOfServicesPage {
    pageText(slug: { eq: "order-of-services" }) {
      title
      description
      intro
    }
    allCategory(filter: { section: { eq: "order-of-services" } }, sort: { order: ASC }) {
      nodes {
        ...CategoryCard
        ...CategoryLink
      }
    }
  }
`;

export const Head: HeadFC<Queries.OrderOfServicesPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "order-of-services.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function OrderOfServicesPage({ data }: PageProps<Queries.OrderOfServicesPageQuery>) {
  const { title, intro } = requiredContent(data.pageText, "order-of-services.json");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro}>
        <PillLinks label="Categories" links={orderOfServiceLinks(data.allCategory.nodes)} />
      </PageIntro>
      <CategoryCards categories={data.allCategory.nodes} />
    </Section>
  );
}
