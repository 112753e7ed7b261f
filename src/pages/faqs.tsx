import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageHead } from "../components/page-head";
import { PageIntro } from "../components/page-intro";
import { QuestionList } from "../components/question-list";
import { Section } from "../components/section";
import { requiredContent } from "../required-content";

export const query = graphql`
  query FaqsPage {
    faqText {
      title
      description
      intro
      ...QuestionList
    }
  }
`;

export const Head: HeadFC<Queries.FaqsPageQuery> = ({ data, location }) => {
  const { title, description } = requiredContent(data.faqText, "content/faqs.json");
  return <PageHead title={title} description={description} pathname={location.pathname} />;
};

export default function FaqsPage({ data, location }: PageProps<Queries.FaqsPageQuery>) {
  const text = requiredContent(data.faqText, "content/faqs.json");
  return (
    <Section>
      <PageIntro heading={text.title} paragraphs={text.intro} pathname={location.pathname} />
      <QuestionList text={text} />
    </Section>
  );
}
