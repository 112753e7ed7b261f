import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { GalleryData } from "../components/gallery/gallery-data";
import { orderOfServiceLinks } from "../components/gallery/order-of-service-links";
import { PillLinks } from "../components/gallery/pill-links";
import { TemplateGrid } from "../components/gallery/template-grid";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";
import * as styles from "./category.module.css";

export const query = graphql`
  query CategoryPage($id: String!) {
    category(id: { eq: $id }) {
      heading
      intro
      description
      next
      section
      coverTemplate {
        picture {
          ...SharePicture
        }
      }
      templates {
        ...TemplateCard
        price
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        ...CategoryLink
      }
    }
  }
`;

export const Head: HeadFC<Queries.CategoryPageQuery> = ({ data, location }) => {
  const { heading, description, coverTemplate } = requiredContent(data.category, "The category");
  return (
    <PageHead
      title={heading}
      description={description}
      pathname={location.pathname}
      sharePicture={coverTemplate.picture}
    />
  );
};

export default function CategoryPage({ data, location }: PageProps<Queries.CategoryPageQuery>) {
  const category = requiredContent(data.category, "The category");
  const links = orderOfServiceLinks(data.allCategory.nodes);
  const next = links.find(({ slug }) => slug === category.next);
  return (
    <Section>
      <PageIntro
        heading={category.heading}
        paragraphs={category.intro}
        pathname={location.pathname}
      />
      <TemplateGrid templates={category.templates} />
      <GalleryData heading={category.heading} templates={category.templates} />
      {next && (
        <p className={styles.next}>
          <ButtonLink to={next.path}>Next: {next.label}</ButtonLink>
        </p>
      )}
      {category.section === "order-of-services" && <PillLinks label="Categories" links={links} />}
    </Section>
  );
}
