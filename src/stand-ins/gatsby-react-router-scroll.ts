import type { ReactNode } from "react";

/**
 * Takes the place of gatsby-react-router-scroll in the bundle (see build/webpack-config.ts), as
 * route-scrolling.ts does all that the site needs of it.
 */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Offered by Gatsby to boxes that remember how far they were scrolled; the site has none. */
export function useScrollRestoration(): undefined {
  return undefined;
}
