import body from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2";
import bodyBold from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2";
import heading from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { linkStyleSheets } from "./src/build/link-style-sheets";
import { sharePagePathScript } from "./src/build/page-path-script";
import { themeScript } from "./src/theme";

export { wrapPageElement } from "./gatsby-browser";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before drawing
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    ...[heading, body, bodyBold].map((font) => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  linkStyleSheets(page);
  sharePagePathScript(page);
};
