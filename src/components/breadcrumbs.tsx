import { graphql, Link, useStaticQuery } from "gatsby";
import { pagePaths } from "../paths";
import { useSiteAddress } from "../use-site-address";
import * as styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data";

export interface BreadcrumbsProps {
  pathname: string;
  /** The heading of the page itself, which ends the trail. */
  current: string;
  /** The first page of a list that this page continues. */
  continues?: { label: string; path: string } | undefined;
}

/** The way from home to the page, for visitors and for search engines. */
export function Breadcrumbs({ pathname, current, continues }: BreadcrumbsProps) {
  const address = useSiteAddress();
  const home = { label: "Home", path: pagePaths.home as string };
  const trail = [home].concat(useParentPages(pathname), continues ?? []);
  const items = trail.concat({ label: current, path: pathname });
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        {trail.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      <StructuredData
        entity={{
          "@type": "BreadcrumbList",
          itemListElement: items.map(({ label, path }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: address(path),
          })),
        }}
      />
    </nav>
  );
}

/** The page that a page stands under, if it is one of those with a short title in content/pages. */
function useParentPages(pathname: string) {
  const { allPageText } = useStaticQuery<Queries.ParentPagesQuery>(graphql`
    query ParentPages {
      allPageText(filter: { shortTitle: { ne: null } }) {
        nodes {
          slug
          shortTitle
        }
      }
    }
  `);
  return allPageText.nodes.flatMap(({ slug, shortTitle }) =>
    pathname.startsWith(`/${slug}/`) && shortTitle ? [{ label: shortTitle, path: `/${slug}` }] : [],
  );
}
