import type { GatsbyBrowser } from "gatsby";

/** True while a change of page is a step through the browser's history, which restores the position. */
let traversing = false;

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
  window.addEventListener("popstate", () => {
    traversing = true;
  });
}

/** Whether the router itself places the page: at first, at a #, and when going through the history. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps === undefined || traversing || location.hash !== "";

/** Scrolls smoothly to the top of a new page, or at once for visitors who asked for less motion. */
export const scrollToTop: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  if (prevLocation && !traversing && location.hash === "") {
    const stillness = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    requestAnimationFrame(() =>
      window.scrollTo({ top: 0, behavior: stillness ? "instant" : "smooth" }),
    );
  }
  traversing = false;
};
