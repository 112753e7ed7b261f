import { graphql, type HeadFC, type PageProps } from "gatsby";
import { Carousel } from "../components/carousel/carousel";
import { Hero } from "../components/home/hero";
import { Steps } from "../components/home/steps";
import { ValueCards } from "../components/home/value-cards";
import { WaysToOrder } from "../components/home/ways-to-order";
import { OrganisationData } from "../components/organisation-data";
import { PageHead } from "../components/page-head";
import { Section } from "../components/section";
import { KeptConfirmation } from "../components/sent-request/kept-confirmation";
import { Testimonials } from "../components/testimonials/testimonials";
import { requiredContent } from "../required-content";

export const query = graphql`
  query HomePage {
    homeText {
      title
      description
      hero {
        ...Hero
      }
      carousel {
        ...Carousel
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
    testimonialText {
      ...Testimonials
    }
  }
`;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.homeText, "content/home.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { hero, carousel, steps, howToOrder, values } = requiredContent(
    data.homeText,
    "content/home.json",
  );
  const testimonials = requiredContent(data.testimonialText, "content/testimonials.json");
  return (
    <>
      <OrganisationData />
      <KeptConfirmation />
      <Hero hero={hero} />
      <Section heading={carousel.heading}>
        <Carousel carousel={carousel} />
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
      <Section heading={testimonials.heading} look="tinted">
        <Testimonials text={testimonials} />
      </Section>
    </>
  );
}
