import { graphql, type HeadFC, type PageProps } from "gatsby";
import { InformationText } from "../components/information-text";
import { PageHead } from "../components/page-head";
import { requiredContent } from "../required-content";

export const query = graphql`
  query InformationPage($slug: String!) {
    pageText(slug: { eq: $slug }) {
      ...InformationText
    }
  }
`;

export const Head: HeadFC<Queries.InformationPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.pageText, "The page's text");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function InformationPage({
  data,
  location,
}: PageProps<Queries.InformationPageQuery>) {
  return (
    <InformationText
      text={requiredContent(data.pageText, "The page's text")}
      pathname={location.pathname}
    />
  );
}
