import { Link } from "gatsby";
import * as styles from "./pill-links.module.css";

interface PillLinksProps {
  label: string;
  links: readonly { label: string; path: string }[];
}

/** A row of links to neighbouring pages; the router marks the current one. */
export function PillLinks({ label, links }: PillLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.pills}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={styles.pill}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
