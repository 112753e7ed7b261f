import { graphql, type HeadFC } from "gatsby";
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
  query CategoryPage($id: String!, $number: Int!) {
    category(id: { eq: $id }) {
      path
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
    }
    page: galleryPage(category: $id, number: $number) {
      number
      firstPosition
      titleEnd
      links {
        label
        path
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
      title={heading + data.page.titleEnd}
      description={description}
      pathname={location.pathname}
      sharePicture={coverTemplate.picture}
    />
  );
};

interface CategoryPageProps {
  data: Queries.CategoryPageQuery;
  location: { pathname: string };
}

/** A gallery, or one of its pages if it has several. */
export default function CategoryPage({ data, location }: CategoryPageProps) {
  const { page } = data;
  const category = requiredContent(data.category, "The category");
  const links = orderOfServiceLinks(data.allCategory.nodes);
  const next = links.find(({ slug }) => slug === category.next);
  const isFirst = page.number === 1;
  return (
    <Section>
      <PageIntro
        heading={category.heading + page.titleEnd}
        paragraphs={isFirst ? category.intro : []}
        pathname={location.pathname}
        continues={isFirst ? undefined : { label: category.heading, path: category.path }}
      />
      <TemplateGrid templates={page.templates} />
      {page.links.length > 0 && (
        <div className={styles.pills}>
          <PillLinks label="Pages" links={page.links} />
        </div>
      )}
      <GalleryData heading={category.heading} page={page} />
      {next && (
        <p className={styles.next}>
          <ButtonLink to={next.path}>Next: {next.label}</ButtonLink>
        </p>
      )}
      {category.section === "order-of-services" && <PillLinks label="Categories" links={links} />}
    </Section>
  );
}
