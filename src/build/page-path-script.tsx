import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

const script = "window.pagePath=document.currentScript.dataset.pagePath";

/**
 * Gatsby tells each page its address by an inline script, which makes a different script of each.
 * With the address as an attribute it is the same everywhere, and one hash in the
 * Content-Security-Policy is enough for the whole site.
 */
export function sharePagePathScript({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isValidElement(component) && component.key === "script-loader" ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        <script key="path" data-page-path={pathname} dangerouslySetInnerHTML={{ __html: script }} />
      ) : (
        component
      ),
    ),
  );
}
