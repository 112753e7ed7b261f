import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The paths of all pages, as the sitemap of the built site lists them. */
export const builtPaths = readFileSync(join(__dirname, "..", "public", "sitemap-0.xml"), "utf8")
  .split("<loc>")
  .slice(1)
  .map((entry) => new URL(entry.replace(/<.*/s, "")).pathname)
  .sort();
