import { useEffect, useRef } from "react";
import { setTheme, type Theme, useTheme } from "../../theme";
import { IconButton } from "../icon-button";
import { closePopover, focusElsewhere } from "./popovers";
import * as styles from "./theme-control.module.css";

const menuId = "theme-menu";

const themes: { theme: Theme; label: string }[] = [
  { theme: "system", label: "Same as my device" },
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
];

export function ThemeControl() {
  const current = useTheme();
  const menu = useRef<HTMLFieldSetElement>(null);

  // What was chosen before the script took over counts.
  useEffect(() => {
    const chosen = menu.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (chosen === "light" || chosen === "dark") {
      setTheme(chosen);
    }
  }, []);

  return (
    <div className={`needs-script ${styles.control}`}>
      <IconButton label="Light or dark" popovertarget={menuId}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </svg>
      </IconButton>
      <fieldset
        ref={menu}
        id={menuId}
        popover="auto"
        className={styles.menu}
        onBlur={(event) => {
          const focused = focusElsewhere(event);
          // Its own button closes it by itself.
          if (focused && focused.getAttribute("popovertarget") !== menuId) {
            closePopover(event.currentTarget);
          }
        }}
      >
        <legend className={styles.legend}>How the pages look</legend>
        {themes.map(({ theme, label }) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === current}
              onChange={() => setTheme(theme)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
