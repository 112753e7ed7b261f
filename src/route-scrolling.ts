import type { GatsbyBrowser } from "gatsby";

/**
 * The keys of the history's entries that the visitor came back to. The router gives each new entry
 * a new key, so a page under one of these was reached through the history and not by a link.
 */
const keysReturnedTo = new Set<unknown>();

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
  // The browser's own restoring would come after the router's and undo it. It is welcome again when
  // the site is left, as it knows the position before any script has loaded.
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("popstate", ({ state }: PopStateEvent) => {
    keysReturnedTo.add(state?.key ?? "initial");
  });
}

/** The router notes the position whenever it changes; this makes it note where a visitor already is. */
export function noteScrollPosition(): void {
  window.dispatchEvent(new Event("scroll"));
}

/** Whether the router itself places the page: at first, at a #, and when going through the history. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps === undefined || wasReturnedTo(location) || location.hash !== "";

/** Scrolls smoothly to the top of a new page, or at once for visitors who asked for less motion. */
export const scrollToTop: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  cancelAnimationFrame(pendingScroll);
  if (prevLocation && !wasReturnedTo(location) && location.hash === "") {
    const stillness = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    pendingScroll = requestAnimationFrame(() =>
      window.scrollTo({ top: 0, behavior: stillness ? "instant" : "smooth" }),
    );
  }
};

function wasReturnedTo(location: object): boolean {
  return keysReturnedTo.has(Reflect.get(location, "key"));
}
