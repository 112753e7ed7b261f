import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details";
import { InformationText } from "../components/information-text";
import { PageHead } from "../components/page-head";
import { Section } from "../components/section";
import { RequestForm } from "../forms/request-form";
import { requiredContent } from "../required-content";

export const query = graphql`
  query RequestPage($slug: String!, $form: String!) {
    pageText(slug: { eq: $slug }) {
      ...InformationText
    }
    requestForm(slug: { eq: $form }) {
      ...RequestFormDefinition
    }
  }
`;

export const Head: HeadFC<Queries.RequestPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "The page's text");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

/** A page with a form beside the other ways to reach the studio. */
export default function RequestPage({ data, location }: PageProps<Queries.RequestPageQuery>) {
  return (
    <>
      <InformationText
        text={requiredContent(data.pageText, "The page's text")}
        pathname={location.pathname}
      />
      <Section>
        <RequestForm
          definition={requiredContent(data.requestForm, "The page's form")}
          aside={() => <ContactDetails />}
        />
      </Section>
    </>
  );
}
