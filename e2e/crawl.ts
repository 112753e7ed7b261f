import { test as base, type Page } from "@playwright/test";

/** What one page says of itself and where it leads. */
export interface PageFacts {
  path: string;
  status: number;
  redirected: boolean;
  lang: string;
  titles: string[];
  mainHeadings: string[];
  descriptions: string[];
  canonicals: string[];
  /** The og: properties by their names. */
  openGraph: Record<string, string>;
  links: string[];
  ids: string[];
  structuredData: string[];
}

/** A test that knows every page that is reached from home, by its path. */
export const test = base.extend<object, { pages: Map<string, PageFacts> }>({
  pages: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.SITE_URL });
      await page.goto("/");
      await use(await crawl(page));
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Follows every internal link from home, as its HTML has it before any script. */
async function crawl(page: Page): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  let unseen = ["/"];
  while (unseen.length > 0) {
    for (const facts of await readPages(page, unseen)) {
      pages.set(facts.path, facts);
    }
    const linked = [...pages.values()].flatMap((facts) =>
      internalLinks(facts).map(({ pathname }) => pathname),
    );
    unseen = [...new Set(linked)].filter((path) => !pages.has(path));
  }
  return pages;
}

/** The full addresses of a page's links to pages of the site. */
export function internalLinks({ path, links }: PageFacts): URL[] {
  const here = new URL(path, process.env.SITE_URL);
  return links.map((link) => new URL(link, here)).filter(({ origin }) => origin === here.origin);
}

/** The browser fetches and parses, which is quicker than opening page after page. */
function readPages(page: Page, paths: string[]): Promise<PageFacts[]> {
  return page.evaluate((paths) => {
    async function readPage(path: string) {
      const response = await fetch(path);
      const html = new DOMParser().parseFromString(await response.text(), "text/html");
      const all = (selector: string) => [...html.querySelectorAll(selector)];
      const texts = (selector: string) => all(selector).map((element) => element.textContent ?? "");
      const values = (selector: string, attribute: string) =>
        all(selector).map((element) => element.getAttribute(attribute) ?? "");
      return {
        path,
        status: response.status,
        redirected: response.redirected,
        lang: html.documentElement.lang,
        titles: texts("head title"),
        mainHeadings: texts("h1"),
        descriptions: values("meta[name=description]", "content"),
        canonicals: values("link[rel=canonical]", "href"),
        openGraph: Object.fromEntries(
          all("meta[property^='og:']").map((meta) => [
            meta.getAttribute("property"),
            meta.getAttribute("content") ?? "",
          ]),
        ),
        links: values("a[href]", "href"),
        ids: all("[id]").map(({ id }) => id),
        structuredData: texts("script[type='application/ld+json']"),
      };
    }
    return Promise.all(paths.map(readPage));
  }, paths);
}
