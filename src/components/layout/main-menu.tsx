import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { buttonClass } from "../button-class";
import * as styles from "./main-menu.module.css";
import { MenuGroup } from "./menu-group";
import { closePopover, focusElsewhere } from "./popovers";

interface MainMenuProps {
  id: string;
  items: NonNullable<Queries.NavigationQuery["navigation"]>["header"];
  pathname: string;
}

/**
 * The header's menu. On a phone it is a popover that the Menu button opens, before any script has
 * loaded too; on a wide screen it is a row of links.
 */
export function MainMenu({ id, items, pathname }: MainMenuProps) {
  const menu = useRef<HTMLElement>(null);

  const shownOn = useRef(pathname);

  useEffect(() => {
    // What was opened before the script took over stays open.
    if (pathname === shownOn.current) {
      return;
    }
    shownOn.current = pathname;
    for (const group of menu.current?.querySelectorAll("details") ?? []) {
      group.open = false;
    }
    closePopover(menu.current);
  }, [pathname]);

  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      aria-label="Main"
      className={styles.menu}
      onBlur={(event) => {
        // It covers the page, and nobody would see where the focus is.
        if (focusElsewhere(event)) {
          closePopover(event.currentTarget);
        }
      }}
    >
      <button
        type="button"
        popovertarget={id}
        popovertargetaction="hide"
        className={`${styles.closeButton} ${buttonClass("outlined")}`}
      >
        Close menu
      </button>
      <ul className={styles.items}>
        {items.map(({ label, path, button, links }) => (
          <li key={label}>
            {path === null ? (
              <MenuGroup label={label} links={links} pathname={pathname} />
            ) : (
              <Link to={path} className={button ? styles.button : styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
