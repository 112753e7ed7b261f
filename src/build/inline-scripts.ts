import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gs;

/** Scripts that are elsewhere, and data that search engines read. */
const runsNothingInline = /\bsrc=|\btype="application\/ld\+json"/;

/** What a Content-Security-Policy must name so that the inline scripts of a page run. */
export function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
    runsNothingInline.test(attributes)
      ? []
      : [`'sha256-${createHash("sha256").update(text).digest("base64")}'`],
  );
}
