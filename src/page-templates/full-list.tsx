import { graphql, type HeadFC, type PageProps } from "gatsby";
import { orderOfServiceLinks } from "../components/gallery/order-of-service-links";
import { PillLinks } from "../components/gallery/pill-links";
import { TemplateGrid } from "../components/gallery/template-grid";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { pagePaths } from "../paths";
import { requiredContent } from "../required-content";
import * as styles from "./category.module.css";

export const query = graphql`
  query FullListPage($number: Int!) {
    pageText(slug: { eq: "order-of-services" }) {
      description
    }
    page: fullListPage(number: $number) {
      titleEnd
      links {
        label
        path
      }
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
      title={name + data.page.titleEnd}
      description={description}
      pathname={location.pathname}
    />
  );
};

/** The list of all orders of service from its second page on; the first is a part of their index. */
export default function FullListPage({ data, location }: PageProps<Queries.FullListPageQuery>) {
  return (
    <Section>
      <PageIntro
        heading={name + data.page.titleEnd}
        paragraphs={[]}
        pathname={location.pathname}
        continues={{ label: name, path: pagePaths.allTemplates }}
      />
      <TemplateGrid templates={data.page.templates} />
      <div className={styles.pills}>
        <PillLinks label="Pages" links={data.page.links} />
      </div>
      <div className={styles.pills}>
        <PillLinks label="Categories" links={orderOfServiceLinks(data.allCategory.nodes)} />
      </div>
    </Section>
  );
}
