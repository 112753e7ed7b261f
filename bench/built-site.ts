import { readFile } from "node:fs/promises";
import path from "node:path";

/** The paths of all pages of a built site, from its sitemap. */
export async function builtPaths(folder: string): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, "public/sitemap-0.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .sort();
}

/** The ids of the templates on a page, as the links to the order form name them. */
async function templatesOn(folder: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(folder, "public", page, "index.html"), "utf8");
  return [...html.matchAll(/href="[^"]*\?template=([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
}

/**
 * Throws unless every template is on exactly one page of a gallery of its own, and every order of
 * service on exactly one page of the list of all of them.
 */
export async function checkThatAllAreListed(folder: string, count: number): Promise<void> {
  const paths = await builtPaths(folder);
  const ownGalleries = paths.filter((each) =>
    /^\/(order-of-services\/(?!(?:all|popular|bespoke)(?:\/|$))[^/]+|wedding-cards)(\/\d+)?$/.test(
      each,
    ),
  );
  const fullList = paths.filter((each) => /^\/order-of-services(\/all\/\d+)?$/.test(each));
  const idsOn = async (pages: string[]) =>
    (await Promise.all(pages.map((page) => templatesOn(folder, page)))).flat();
  const all = await idsOn(ownGalleries);
  const wedding = await idsOn(ownGalleries.filter((each) => each.startsWith("/wedding-cards")));
  expectOnce(all, count, "in the galleries");
  expectOnce(await idsOn(fullList), count - wedding.length, "in the full list");
}

function expectOnce(ids: string[], count: number, where: string): void {
  const different = new Set(ids).size;
  if (ids.length === count && different === count) return;
  throw new Error(
    `${count} templates should be ${where}, each once, but there are ${ids.length} (${different} different ones)`,
  );
}
