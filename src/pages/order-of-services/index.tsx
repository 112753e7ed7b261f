import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CategoryCards } from "../../components/gallery/category-cards";
import { orderOfServiceLinks } from "../../components/gallery/order-of-service-links";
import { PillLinks } from "../../components/gallery/pill-links";
import { TemplateFinder } from "../../components/gallery/template-finder";
import { PageHead } from "../../components/page-head";
import { PageIntro } from "../../components/page-intro";
import { Section } from "../../components/section";
import * as styles from "../../page-templates/category.module.css";
import { pagePaths } from "../../paths";
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
        name
        gathers
      }
    }
    page: fullListPage(number: 1) {
      pageCount
      links {
        label
        path
      }
      total
      templates {
        ...TemplateCard
        description
      }
    }
  }
`;

export const Head: HeadFC<Queries.OrderOfServicesPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "order-of-services.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function OrderOfServicesPage({
  data,
  location,
}: PageProps<Queries.OrderOfServicesPageQuery>) {
  const categories = data.allCategory.nodes;
  const galleries = categories.filter(({ gathers }) => gathers === "folder");
  const { title, intro } = requiredContent(data.pageText, "order-of-services.json");
  return (
    <>
      <Section>
        <PageIntro heading={title} paragraphs={intro} pathname={location.pathname}>
          <ButtonLink to={pagePaths.allTemplates}>View All Templates</ButtonLink>
        </PageIntro>
        <CategoryCards categories={categories} firstInView />
        <div className={styles.pills}>
          <PillLinks label="Categories" links={orderOfServiceLinks(categories)} />
        </div>
      </Section>
      <Section heading="All templates" id="all-templates" look="tinted">
        <TemplateFinder firstPage={data.page} categories={galleries.map(({ name }) => name)} />
      </Section>
    </>
  );
}
