import { Link } from "gatsby";
import { useRef } from "react";
import * as styles from "./main-menu.module.css";
import { useDropdown } from "./use-dropdown";

interface MenuGroupProps {
  label: string;
  links: readonly { readonly label: string; readonly path: string }[];
  pathname: string;
}

/** A group of the menu: one is open at a time, on a phone in its place, else as a dropdown. */
export function MenuGroup({ label, links, pathname }: MenuGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  const dropdown = useDropdown(group, { opensOnHover: true });
  const holdsCurrentPage = links.some(({ path }) => path === pathname);
  return (
    <details ref={group} name="main-menu-group" className={styles.group} {...dropdown.details}>
      <summary
        className={styles.link}
        aria-current={holdsCurrentPage || undefined}
        {...dropdown.summary}
      >
        {label}
      </summary>
      <ul className={styles.panel}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className={styles.panelLink}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
