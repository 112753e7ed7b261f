import { useSyncExternalStore } from "react";

/** "system" follows the device. */
export type Theme = "system" | "light" | "dark";

const storageKey = "theme";
const changed = "themechange";

/**
 * Runs in the head of every page, before anything is drawn, so that the wrong theme never flashes.
 * It only sets `data-theme` on the root; tokens.css does the rest.
 */
export const themeScript = `try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** Shows a theme at once and remembers it on this device; "system" forgets. */
export function setTheme(theme: Theme): void {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  try {
    if (theme === "system") {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, theme);
    }
  } catch {
    // Storage is switched off: the theme lasts until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** The chosen theme, kept up to date. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
