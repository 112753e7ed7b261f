import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/**
 * Links the style sheet instead of repeating it inside every page, as Gatsby does: it is most of a
 * page's weight, and browsers keep a file that they have.
 */
export function linkStyleSheets({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().map((component) => {
      const href: unknown = isValidElement<Record<string, unknown>>(component)
        ? component.props["data-href"]
        : undefined;
      return typeof href === "string" ? (
        <link key={href} rel="stylesheet" href={href} />
      ) : (
        component
      );
    }),
  );
}
