import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import studio from "../../content/site.json";
import { redirects } from "../paths";
import { hostHeaders } from "./host-headers";
import { siteUrl } from "./site-url";

/** What a phone calls the site when it is put on its home screen, and the picture it uses. */
const manifest = {
  name: studio.name,
  short_name: studio.name.split(" ")[0],
  lang: "en-GB",
  start_url: "/",
  display: "browser",
  background_color: "#faf6ee",
  theme_color: "#fffdf9",
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
};

/**
 * Files for hosts, robots and phones: where the sitemap is, the manifest, the headers, and old
 * addresses: as Netlify reads them, and as pages that lead on, for any other host.
 */
export async function writeHostFiles(): Promise<void> {
  const files: Record<string, string> = {
    "manifest.webmanifest": JSON.stringify(manifest),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(""),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  };
  for (const { from, to } of redirects) {
    files[`${from}/index.html`] = pageThatLeadsTo(to);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join("public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Gatsby's support for third-party scripts, which the site does not have.
  await rm("public/~partytown", { recursive: true, force: true });

  // At Netlify, CONTEXT tells the public site from previews and branches.
  const { CONTEXT = "production" } = process.env;
  const headers = await hostHeaders("public", { isPublic: CONTEXT === "production" });
  await writeFile("public/_headers", headers);
}

function pageThatLeadsTo(address: string): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="0; url=${address}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>This page has moved</title>
    <link rel="canonical" href="${siteUrl}${address}">
  </head>
  <body>
    <p>This page has moved to <a href="${address}">its new address</a>.</p>
  </body>
</html>
`;
}
