import { useEffect } from "react";

interface Unsent {
  /** True while something is typed that was not sent. */
  unsent: boolean;
  /** True while some of it is nowhere but on this page. */
  wouldBeLost: boolean;
}

const question = "You have not sent this yet, and not all of it is kept. Leave the page?";

/**
 * Asks before unsent answers are left. The browser asks when the page is closed. A link to another
 * page of the site asks only if something would be lost, as most is kept and put back.
 */
export function useLeaveWarning({ unsent, wouldBeLost }: Unsent): void {
  useEffect(() => {
    if (!unsent) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only if this is set.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsent]);

  useEffect(() => {
    if (!unsent || !wouldBeLost) {
      return;
    }
    const askAtLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && leavesPage(link, event) && !confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before the router's own listener, which would change the page.
    document.addEventListener("click", askAtLink, { capture: true });
    return () => document.removeEventListener("click", askAtLink, { capture: true });
  }, [unsent, wouldBeLost]);
}

/** A link to elsewhere on the site, in this tab. Other links leave the browser to ask. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere =
    link.target === "_blank" || event.ctrlKey || event.metaKey || event.shiftKey;
  return !opensElsewhere && link.origin === location.origin && link.pathname !== location.pathname;
}
