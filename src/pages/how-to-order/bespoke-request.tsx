import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../../components/contact-details";
import { InformationText } from "../../components/information-text";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query BespokeRequestPage {
    pageText(slug: { eq: "bespoke-request" }) {
      ...InformationText
    }
  }
`;

export const Head: HeadFC<Queries.BespokeRequestPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(
    data.pageText,
    "content/pages/bespoke-request.json",
  );
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function BespokeRequestPage({ data }: PageProps<Queries.BespokeRequestPageQuery>) {
  return (
    <>
      <InformationText
        text={requiredContent(data.pageText, "content/pages/bespoke-request.json")}
      />
      <Section>
        <ContactDetails />
      </Section>
    </>
  );
}
