import { graphql, type HeadFC, type PageProps } from "gatsby";
import { CategoryCards } from "../components/gallery/category-cards";
import { Hero } from "../components/home/hero";
import { Steps } from "../components/home/steps";
import { ValueCards } from "../components/home/value-cards";
import { WaysToOrder } from "../components/home/ways-to-order";
import { PageHead } from "../components/page-head";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";

export const query = graphql`
  query HomePage {
    homeText {
      title
      description
      hero {
        ...Hero
      }
      steps {
        heading
        items {
          title
          text
        }
      }
      howToOrder {
        heading
        ways {
          ...WayToOrder
        }
      }
      values {
        heading
        cards {
          icon
          title
          subtitle
          description
        }
      }
    }
    allCategory(filter: { section: { eq: "order-of-services" } }, sort: { order: ASC }) {
      nodes {
        ...CategoryCard
      }
    }
  }
`;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.homeText, "content/home.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { hero, steps, howToOrder, values } = requiredContent(data.homeText, "content/home.json");
  return (
    <>
      <Hero hero={hero} />
      <Section heading="Choose a Category to Explore">
        <CategoryCards categories={data.allCategory.nodes} />
      </Section>
      <Section heading={steps.heading} look="tinted">
        <Steps steps={steps.items} />
      </Section>
      <Section heading={howToOrder.heading}>
        <WaysToOrder ways={howToOrder.ways} />
      </Section>
      <Section heading={values.heading}>
        <ValueCards values={values.cards} />
      </Section>
    </>
  );
}
