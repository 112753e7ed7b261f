import { graphql, type HeadFC, type PageProps } from "gatsby";
import { orderOfServiceLinks } from "../components/gallery/order-of-service-links";
import { PageLinks } from "../components/gallery/page-links";
import { PillLinks } from "../components/gallery/pill-links";
import { TemplateGrid } from "../components/gallery/template-grid";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { pageDescription, pageTitle } from "../paging";
import { fullListPagePath } from "../paths";
import { requiredContent } from "../required-content";
import * as styles from "./category.module.css";

export const query = graphql`
  query FullListPage($number: Int!) {
    pageText(slug: { eq: "order-of-services" }) {
      description
    }
    page: fullListPage(number: $number) {
      number
      pageCount
      templates {
        ...TemplateCard
        description
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        ...CategoryLink
      }
    }
  }
`;

const name = "All templates";

export const Head: HeadFC<Queries.FullListPageQuery> = ({ data, location }) => {
  const { description } = requiredContent(data.pageText, "order-of-services.json");
  return (
    <PageHead
      title={pageTitle(name, data.page)}
      description={pageDescription(name, description, data.page)}
      pathname={location.pathname}
    />
  );
};

/** The list of all orders of service from its second page on; the first is a part of their index. */
export default function FullListPage({ data, location }: PageProps<Queries.FullListPageQuery>) {
  return (
    <Section>
      <PageIntro
        heading={pageTitle(name, data.page)}
        paragraphs={[]}
        pathname={location.pathname}
        continues={{ label: name, path: fullListPagePath(1) }}
      />
      <TemplateGrid templates={data.page.templates} />
      <PageLinks page={data.page} pathOf={fullListPagePath} />
      <div className={styles.pills}>
        <PillLinks label="Categories" links={orderOfServiceLinks(data.allCategory.nodes)} />
      </div>
    </Section>
  );
}
