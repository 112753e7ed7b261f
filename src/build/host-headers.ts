import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { hashesOfInlineScripts } from "./inline-scripts";
import { securityHeaders } from "./security-headers";

type Headers = Record<string, string>;

/** A file whose name changes with what it holds, so that nobody need ask for it again. */
const hashedBundle = /^([\w-]+-|styles\.)?[0-9a-f]{8,}\.(js|css)$/;

const forever: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
const notForSearchEngines: Headers = { "X-Robots-Tag": "noindex" };

/**
 * The text of `_headers` for the built site in a folder.
 *
 * No file is named by two rules that say "Cache-Control", because hosts join what both say. So the
 * bundles are listed one by one, and everything else is left to the hosts' own
 * "public, max-age=0, must-revalidate".
 */
export async function hostHeaders(
  folder: string,
  { isPublic }: { isPublic: boolean },
): Promise<string> {
  const files = await filesIn(folder);
  const pages = files.filter((file) => file.endsWith(".html"));
  const scripts = await Promise.all(
    pages.map(async (page) =>
      hashesOfInlineScripts(await readFile(path.join(folder, page), "utf8")),
    ),
  );
  const everywhere = {
    ...securityHeaders([...new Set(scripts.flat())].sort()),
    ...(isPublic ? {} : notForSearchEngines),
  };
  const bundles = files.filter((file) => hashedBundle.test(file));
  return [
    rule("/*", everywhere),
    rule("/static/*", forever),
    ...bundles.map((file) => rule(`/${file}`, forever)),
  ].join("");
}

/** The paths of all files in a folder and below, as addresses have them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

function rule(paths: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${paths}\n${lines.join("")}`;
}
