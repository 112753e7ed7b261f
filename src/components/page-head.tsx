import { graphql, useStaticQuery } from "gatsby";
import { useStudio } from "../use-studio";

interface PageHeadProps {
  title: string;
  description: string;
  pathname: string;
}

/** What a page says of itself in its head. */
export function PageHead({ title, description, pathname }: PageHeadProps) {
  const { name } = useStudio();
  const { site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  const address = new URL(pathname, site?.siteMetadata?.siteUrl ?? undefined).href;
  return (
    <>
      <title>{title.includes(name) ? title : `${title} | ${name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address.replace(/\/$/, "")} />
    </>
  );
}
