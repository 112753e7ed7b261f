import { expect } from "@playwright/test";
import { internalLinks, type PageFacts, test } from "./crawl";

/** Section 2 of the specification. */
const routes = [
  "/",
  "/order-of-services",
  "/order-of-services/popular",
  "/order-of-services/floral",
  "/order-of-services/hobbies",
  "/order-of-services/modern",
  "/order-of-services/simple",
  "/order-of-services/landscapes",
  "/order-of-services/children",
  "/order-of-services/bespoke",
  "/products",
  "/products/memory-cards",
  "/products/thank-you-card",
  "/products/bookmarks",
  "/products/seed-cards",
  "/products/attendance-cards",
  "/products/memorial-boards",
  "/products/photo-prints",
  "/products/memorial-potraits",
  "/wedding-cards",
  "/how-to-order",
  "/how-to-order/create-for-you",
  "/how-to-order/bespoke-request",
  "/how-to-order/wedding-card-request",
  "/about",
  "/contact",
  "/faqs",
  "/privacy",
  "/terms",
  "/cookies",
];

test("links from home lead to every page of the specification", ({ pages }) => {
  expect(routes.filter((route) => !pages.has(route))).toEqual([]);
});

test("no link is dead or takes a detour", ({ pages }) => {
  const wrong = [...pages.values()].filter(
    ({ status, redirected }) => status !== 200 || redirected,
  );
  const found = wrong.map(({ path, status }) => {
    const from = [...pages.values()].find((page) =>
      internalLinks(page).some(({ pathname }) => pathname === path),
    );
    return `${path} answers ${status}; ${from?.path} links to it`;
  });
  expect(found).toEqual([]);
});

test("every link to a place on a page finds its place", ({ pages }) => {
  const places = [...pages.values()].flatMap((page) =>
    internalLinks(page)
      .filter(({ hash }) => hash !== "")
      .map(({ pathname, hash }) => ({ from: page.path, pathname, id: hash.slice(1) })),
  );
  expect(places.length).toBeGreaterThan(pages.size);
  const dead = places.filter(({ pathname, id }) => !pages.get(pathname)?.ids.includes(id));
  expect(dead).toEqual([]);
});

test("every page has one main heading, a title of its own and a description", ({ pages }) => {
  const titles = new Map<string, string>();
  for (const { path, lang, titles: own, mainHeadings, descriptions } of pages.values()) {
    expect.soft(lang, path).toBe("en-GB");
    expect.soft(mainHeadings, path).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(descriptions, path).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(own, path).toEqual([expect.stringMatching(/\S/)]);
    const title = own.join();
    expect.soft(titles.get(title), `${path} is titled "${title}", and so is this`).toBeUndefined();
    titles.set(title, path);
  }
});

test("every page names its own address, without a slash at the end", async ({ pages, request }) => {
  const robots = await request.get("/robots.txt");
  const origin = new URL(sitemapIn(await robots.text())).origin;
  for (const { path, canonicals, openGraph } of pages.values()) {
    const address = `${origin}${path}`.replace(/\/$/, "");
    expect.soft(canonicals, path).toEqual([address]);
    expect.soft(openGraph["og:url"], path).toBe(address);
  }
});

test("every page can be shared with its words and a picture", async ({ pages, page }) => {
  await page.goto("/");
  const pictures = new Map<string, string>();
  for (const { path, descriptions, openGraph } of pages.values()) {
    expect.soft(openGraph["og:title"], path).toMatch(/\S/);
    expect.soft(openGraph["og:description"], path).toBe(descriptions[0]);
    pictures.set(pathOf(openGraph["og:image"]), statedSize(openGraph));
  }
  const sizes = await page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async (picture) => {
          const response = await fetch(picture);
          if (!response.ok) return [picture, `answers ${response.status}`];
          const { width, height } = await createImageBitmap(await response.blob());
          return [picture, `${width} × ${height}`];
        }),
      ),
    [...pictures.keys()],
  );
  expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(pictures));
  expect(new Set(pictures.values())).toEqual(new Set(["1200 × 630"]));
});

test("the sitemap, which robots.txt names, lists every page", async ({ pages, request }) => {
  const robots = await request.get("/robots.txt");
  const index = await request.get(pathOf(sitemapIn(await robots.text())));
  const listed: string[] = [];
  for (const sitemap of locations(await index.text())) {
    const answer = await request.get(pathOf(sitemap));
    listed.push(...locations(await answer.text()).map(pathOf));
  }
  expect(listed.sort()).toEqual([...pages.keys()].sort());
});

test("the manifest and the icons answer", async ({ page, request }) => {
  await page.goto("/");
  const addresses = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(3);

  const manifest: unknown = await (await request.get("/manifest.webmanifest")).json();
  const icons = JSON.stringify(manifest).match(/\/[\w-]+\.png/g) ?? [];
  expect(icons.length).toBeGreaterThan(0);
  for (const address of [...addresses, ...icons]) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
});

test("the correctly spelt address of the portraits leads to their page", async ({ page }) => {
  await page.goto("/products/memorial-portraits");
  await expect(page).toHaveURL("/products/memorial-potraits");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Memorial Portraits");
});

test("an unknown address says so, leads home, and is logged", async ({ page }) => {
  const path = "/no-such-page/at-all";
  const logged = page.waitForEvent("console", (message) => message.text().includes(path));
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

function sitemapIn(robots: string): string {
  return robots.match(/^Sitemap: (\S+)$/m)?.[1] ?? "robots.txt names no sitemap";
}

function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? "");
}

/** The site under test stands at another address than the one that it was built for. */
function pathOf(address = ""): string {
  return new URL(address).pathname;
}

function statedSize(openGraph: PageFacts["openGraph"]): string {
  return `${openGraph["og:image:width"]} × ${openGraph["og:image:height"]}`;
}
