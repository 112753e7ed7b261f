import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { pageSizes } from "../src/paging";
import { pagePaths } from "../src/paths";
import {
  type Category,
  categories,
  firstTemplate,
  found,
  orderOfServiceCategories,
  products,
} from "./content";
import { holdScripts } from "./held-scripts";
import { openCompletely } from "./page-kinds";

/** Bytes: scripts and pages by themselves and as gzip, the rest as it comes over the line. */
const limits = {
  gallery: { script: 68_000, html: 12_000 },
  /** The page with the covers of all galleries, and the search in them. */
  overview: { script: 69_500, html: 5_000 + 150 * coversInFullList() },
  formScript: 112_000,
  fonts: 60_000,
  firstView: 200_000,
};

for (const [path, { script, html }] of [
  ...categories.map((category) => [category.path, limits.gallery] as const),
  [pagePaths.orderOfServices, limits.overview] as const,
]) {
  test(`${path} has little script, HTML and fonts`, async ({ page }) => {
    const responses = await responsesOf(page, path);

    expect(await gzipBytes(named(responses, path)), "HTML").toBeLessThanOrEqual(html);
    expect(await gzipBytes(scriptsIn(responses)), "script").toBeLessThanOrEqual(script);
    const fonts = responses.filter((each) => each.url().endsWith(".woff2"));
    expect(await transferredBytes(fonts), "fonts").toBeLessThanOrEqual(limits.fonts);
  });
}

for (const category of categories) {
  test(`${category.heading} fetches first what is seen first`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(category.path);
    await expectFirstRowFirst(page);
  });
}

test("a page is drawn before it fetches scripts", async ({ page }) => {
  await responsesOf(page, longestGallery().path);
  const { drawn, firstScript } = await page.evaluate(() => {
    const startOf = ({ startTime }: PerformanceEntry) => startTime;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return {
      drawn: performance.getEntriesByName("first-contentful-paint").map(startOf)[0],
      firstScript: Math.min(...scripts.map(startOf)),
    };
  });
  expect(firstScript).toBeGreaterThan(found(drawn, "a time of drawing"));
});

test("a page fetches its data while its scripts are on their way", async ({ page }) => {
  const release = await holdScripts(page);
  const { path } = longestGallery();
  const data = page.waitForResponse(`**/page-data${path}/page-data.json`);
  await page.goto(path);
  expect((await data).ok()).toBe(true);
  await release();
});

test("scripts come, too, where the browser does not tell when it has drawn", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const appScript = page.waitForResponse(/\/app-[^/]+\.js$/);
  await page.goto(longestGallery().path);
  expect((await appScript).ok()).toBe(true);
});

// All galleries are laid out alike: the longest, and the one of the other section.
for (const category of [longestGallery(), found(categories.at(-1), "a gallery")]) {
  test(`${category.heading} keeps still while it loads and is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await slowDown(page);
    await page.goto(category.path);
    await scrollThrough(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

const formPages = [
  pagePaths.createForYou,
  pagePaths.bespokeRequest,
  pagePaths.weddingCardRequest,
  pagePaths.contact,
];

for (const path of formPages) {
  test(`${path} has little script until its form is used`, async ({ page }) => {
    const scripts = scriptsIn(await responsesOf(page, path));
    expect(await gzipBytes(scripts), "script").toBeLessThanOrEqual(limits.formScript);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  for (const category of categories) {
    test(`the first view of ${category.heading} is light`, async ({ page }) => {
      const responses = await responsesOf(page, category.path);
      const later = await picturesOutOfView(page);
      const firstView = responses.filter((each) => !later.includes(each.url()));
      const bytes = await transferredBytes(firstView);
      expect(bytes, "all that is fetched for it").toBeLessThanOrEqual(limits.firstView);
    });

    test(`${category.heading} fetches no other page before a link is used`, async ({ page }) => {
      await page.clock.install();
      const responses = await responsesOf(page, category.path);
      const seen = responses.length;
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.clock.runFor(10_000);
      await page.waitForLoadState("networkidle");
      const later = responses.slice(seen).map((response) => response.url());
      expect(later.filter((url) => url.includes("/page-data/"))).toEqual([]);
    });
  }
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px a cover is fetched for the width that it has`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const category of categories) {
      await page.goto(category.path);
      const cover = page.getByRole("img", { name: firstTemplate(category).alt, exact: true });
      await expect(cover).toHaveJSProperty("complete", true);
      // With a `srcset` of widths, a picture's own width is what the browser made of `sizes`.
      const { shown, fetchedFor } = await cover.evaluate((image) => ({
        shown: image.getBoundingClientRect().width,
        fetchedFor: image instanceof HTMLImageElement ? image.naturalWidth : 0,
      }));
      expect(Math.abs(shown - fetchedFor), category.heading).toBeLessThanOrEqual(2);
    }
  });
}

const galleriesAndProducts = [...categories, ...products].map(({ path }) => path);

for (const [what, paths] of [
  ["gallery or product", galleriesAndProducts],
  ["other page", Object.values(pagePaths)],
] as const) {
  test(`no ${what} reports an error or asks another site for anything`, async ({
    page,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? "").origin;
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${page.url()} says: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`${page.url()} throws: ${error.message}`));
    page.on("request", (request) => {
      const foreign =
        new URL(request.url()).origin !== origin && !request.url().startsWith("data:");
      if (foreign) complaints.push(`${page.url()} asks for ${request.url()}`);
    });

    for (const path of paths) {
      await openCompletely(page, path);
    }
    expect(complaints).toEqual([]);
  });
}

/** Covers of the first row are fetched at once, the very first before all else, the others later. */
async function expectFirstRowFirst(page: Page): Promise<void> {
  const covers = page.getByRole("main").getByRole("article").getByRole("img");
  const tops = await covers.evaluateAll((all) =>
    all.map((cover) => cover.getBoundingClientRect().top),
  );
  for (const [index, top] of tops.entries()) {
    const loading = top === tops[0] ? "eager" : "lazy";
    await expect(covers.nth(index)).toHaveAttribute("loading", loading);
  }
  await expect(covers.and(page.locator('[fetchpriority="high"]'))).toHaveCount(1);
  await expect(covers.first()).toHaveAttribute("fetchpriority", "high");
}

/** What the browser fetches by itself for a page, as a list that goes on. */
async function responsesOf(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await openCompletely(page, path);
  return responses;
}

function named(responses: Response[], path: string): Response[] {
  return responses.filter((response) => new URL(response.url()).pathname === path);
}

function scriptsIn(responses: Response[]): Response[] {
  return responses.filter((response) => new URL(response.url()).pathname.endsWith(".js"));
}

/** The addresses of pictures that stand below what is seen first. */
function picturesOutOfView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
      .map((picture) => picture.currentSrc),
  );
}

async function transferredBytes(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function gzipBytes(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** A telephone's line, on which text is there before the fonts and the pictures. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
}

/** Goes down the page by half a window at a time, as soon as the pictures in sight have come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const pictures = [...document.images];
    const arrived = () =>
      pictures.every((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return picture.complete || bottom < 0 || top > innerHeight;
      });
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      do await frame();
      while (!arrived());
    }
    await frame();
  });
}

/** How much of what was drawn has moved since, by the browser's own measure. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
          "value" in entry;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries.filter(isShift)) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

function longestGallery(): Category {
  const [longest] = categories.toSorted((a, b) => b.templates.length - a.templates.length);
  return found(longest, "a gallery");
}

function coversInFullList(): number {
  const own = orderOfServiceCategories.filter(({ gathers }) => gathers === "folder");
  return Math.min(own.flatMap(({ templates }) => templates).length, pageSizes.fullList);
}
