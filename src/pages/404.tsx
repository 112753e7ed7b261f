import type { HeadFC } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button-link";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { pagePaths } from "../paths";

export const Head: HeadFC = () => (
  <>
    <title>Page not found</title>
    <meta name="robots" content="noindex" />
  </>
);

export default function NotFoundPage({ location }: { location: { pathname: string } }) {
  useEffect(() => {
    console.error("Page not found:", location.pathname);
  }, [location.pathname]);
  return (
    <Section>
      <PageIntro
        heading="Oops! Page not found"
        paragraphs={["The address may have been mistyped, or the page may have moved."]}
      />
      <ButtonLink to={pagePaths.home}>Return to Home</ButtonLink>
    </Section>
  );
}
