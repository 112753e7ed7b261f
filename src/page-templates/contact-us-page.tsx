import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details";
import { InformationText } from "../components/information-text";
import { PageHead } from "../components/page-head";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";

export const query = graphql`
  query ContactUsPage($slug: String!) {
    pageText(slug: { eq: $slug }) {
      ...InformationText
    }
  }
`;

export const Head: HeadFC<Queries.ContactUsPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "The page's text");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function ContactUsPage({ data, location }: PageProps<Queries.ContactUsPageQuery>) {
  return (
    <>
      <InformationText
        text={requiredContent(data.pageText, "The page's text")}
        pathname={location.pathname}
      />
      <Section>
        <ContactDetails />
      </Section>
    </>
  );
}
