import { graphql, useStaticQuery } from "gatsby";
import { requiredContent } from "./required-content";

/** The menus of the header and the footer, from content/navigation.json. */
export function useNavigation() {
  const { navigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      navigation {
        header {
          label
          path
          button
          links {
            label
            path
          }
        }
        footer {
          label
          links {
            label
            path
          }
        }
      }
    }
  `);
  return requiredContent(navigation, "content/navigation.json");
}
