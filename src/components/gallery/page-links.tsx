import { ButtonLink } from "../button-link";
import * as styles from "./page-links.module.css";

interface PageLinksProps {
  page: { readonly number: number; readonly pageCount: number };
  /** The address of a page by its number. */
  pathOf: (number: number) => string;
}

/** Leads through the pages of a list that is too long for one; nothing where one is enough. */
export function PageLinks({ page: { number, pageCount }, pathOf }: PageLinksProps) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {number > 1 && (
        <ButtonLink to={pathOf(number - 1)} look="outlined">
          Previous page
        </ButtonLink>
      )}
      <p>
        Page {number} of {pageCount}
      </p>
      {number < pageCount && (
        <ButtonLink to={pathOf(number + 1)} look="outlined">
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
