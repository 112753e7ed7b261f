import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../../components/contact-details";
import { InformationText } from "../../components/information-text";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query BespokePage {
    pageText(slug: { eq: "bespoke" }) {
      ...InformationText
    }
  }
`;

export const Head: HeadFC<Queries.BespokePageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "content/pages/bespoke.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function BespokePage({ data }: PageProps<Queries.BespokePageQuery>) {
  return (
    <>
      <InformationText text={requiredContent(data.pageText, "content/pages/bespoke.json")} />
      <Section>
        <ContactDetails />
      </Section>
    </>
  );
}
