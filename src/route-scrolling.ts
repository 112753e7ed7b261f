import type { GatsbyBrowser } from "gatsby";

/**
 * The keys of the history's entries that the visitor came back to. The router gives each new entry
 * a new key, so a page under one of these was reached through the history and not by a link.
 */
const keysReturnedTo = new Set<unknown>();

/** Where each entry of the history was left, by its name. */
const positions = new Map<string, number>();

/** The name of the entry whose page is shown. */
let shownEntry = "";

/** The smooth scroll that is about to begin. */
let pendingScroll = 0;

/**
 * The router moves the focus to its wrapper after each change of page, and focus scrolls. There it must not:
 * the position is restored, or smoothly brought to the top, by what follows here.
 */
export function prepareScrolling(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithoutJump(options?: FocusOptions) {
    const isRouterWrapper = this.id === "gatsby-focus-wrapper";
    focus.call(this, isRouterWrapper ? { ...options, preventScroll: true } : options);
  };
  // The browser's own restoring would come before the page it is meant for. It is welcome again when
  // the site is left, as it knows the position before any script has loaded.
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("popstate", ({ state }: PopStateEvent) => {
    keysReturnedTo.add(state?.key ?? "initial");
  });
  window.addEventListener("scroll", notePosition);
}

/**
 * Places a page that is shown: at what its # names, where the visitor left it when it was reached
 * through the history, and else smoothly, or at once for visitors who asked for less motion, at its
 * top. Gatsby's own way would jump there.
 */
export const placePage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  cancelAnimationFrame(pendingScroll);
  const key: unknown = Reflect.get(location, "key");
  shownEntry = `scroll ${location.pathname} ${key}`;
  if (location.hash) {
    document.getElementById(decodeURI(location.hash.slice(1)))?.scrollIntoView();
  } else if (keysReturnedTo.has(key)) {
    window.scrollTo(0, notedPosition());
  } else if (prevLocation) {
    const stillness = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    pendingScroll = requestAnimationFrame(() =>
      window.scrollTo({ top: 0, behavior: stillness ? "instant" : "smooth" }),
    );
  } else if (notedPosition() > 0) {
    window.scrollTo(0, notedPosition());
  } else {
    // Who began to scroll before the script had come stays there.
    notePosition();
  }
};

function notePosition(): void {
  positions.set(shownEntry, window.scrollY);
  try {
    sessionStorage.setItem(shownEntry, String(window.scrollY));
  } catch {
    // Without storage, positions are forgotten when the page is loaded anew.
  }
}

function notedPosition(): number {
  try {
    return positions.get(shownEntry) ?? Number(sessionStorage.getItem(shownEntry));
  } catch {
    return 0;
  }
}
