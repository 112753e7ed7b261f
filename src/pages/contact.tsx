import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";

export const query = graphql`
  query ContactPage {
    pageText(slug: { eq: "contact" }) {
      title
      description
      intro
    }
  }
`;

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "content/pages/contact.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { title, intro } = requiredContent(data.pageText, "content/pages/contact.json");
  return (
    <Section>
      <PageIntro heading={title} paragraphs={intro} />
      <ContactDetails />
    </Section>
  );
}
