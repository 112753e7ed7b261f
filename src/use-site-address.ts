import { graphql, useStaticQuery } from "gatsby";

/** Turns a path of the site into its full address, without a slash at the end. */
export function useSiteAddress(): (path: string) => string {
  const { site } = useStaticQuery<Queries.SiteAddressQuery>(graphql`
    query SiteAddress {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  return (path) => new URL(path, siteUrl).href.replace(/\/$/, "");
}
