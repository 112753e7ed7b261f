import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../../components/contact-details";
import { InformationText } from "../../components/information-text";
import { PageHead } from "../../components/page-head";
import { Section } from "../../components/section";
import { requiredContent } from "../../required-content";

export const query = graphql`
  query WeddingCardRequestPage {
    pageText(slug: { eq: "wedding-card-request" }) {
      ...InformationText
    }
  }
`;

export const Head: HeadFC<Queries.WeddingCardRequestPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(
    data.pageText,
    "content/pages/wedding-card-request.json",
  );
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function WeddingCardRequestPage({
  data,
}: PageProps<Queries.WeddingCardRequestPageQuery>) {
  return (
    <>
      <InformationText
        text={requiredContent(data.pageText, "content/pages/wedding-card-request.json")}
      />
      <Section>
        <ContactDetails />
      </Section>
    </>
  );
}
