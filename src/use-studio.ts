import { graphql, useStaticQuery } from "gatsby";
import { requiredContent } from "./required-content";

/** The studio's name and how to reach it, from content/site.json. */
export function useStudio() {
  const { studio } = useStaticQuery<Queries.StudioQuery>(graphql`
    query Studio {
      studio {
        name
        tagline
        description
        phone
        email
        hours
        responseTime
        copyrightYear
      }
    }
  `);
  return requiredContent(studio, "content/site.json");
}
