import { expect, type Locator, type Page, test } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { popularCategory, products } from "./content";
import { waitForScript } from "./page-kinds";

declare global {
  interface Window {
    /** Where the page stood at each frame since a link was pressed, and on which page. */
    scrollFrames: { path: string; y: number }[];
  }
}

const gallery = popularCategory.path;
const start = 1500;

test("a new page is scrolled smoothly to its top", async ({ page }) => {
  const positions = await positionsAfterFollowing(page);
  const between = positions.filter((y) => y > 0 && y < start);
  expect(new Set(between).size, "steps on the way").toBeGreaterThan(3);
  expect(positions, "it never goes down").toEqual([...positions].sort((a, b) => b - a));
});

test("for visitors who asked for less motion it is at its top at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const positions = await positionsAfterFollowing(page);
  expect(positions.filter((y) => y !== 0 && y !== start)).toEqual([]);
});

test("the way back leads to where the page was left", async ({ page }) => {
  await positionsAfterFollowing(page);
  await page.goBack();
  await expect(page).toHaveURL(gallery);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start);
  await page.goForward();
  await expect(page).toHaveURL(/create-for-you/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a new page takes the focus, and its heading is announced", async ({ page }) => {
  await page.goto(gallery);
  await waitForScript(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(pagePaths.about);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText(`Navigated to ${heading}`);
  await expect(announcer).toHaveAttribute("aria-live", "assertive");
});

test("a page that fails says so, and the rest of the site goes on", async ({ page }) => {
  const [broken] = products;
  if (!broken) throw new Error("The content has not got a product.");
  await page.route(`**/page-data${broken.path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.text()).replace(
      /"product":\{.*\}(?=\},"pageContext")/s,
      '"product":null',
    );
    await route.fulfill({ response: answer, body: json });
  });
  await page.goto("/products");
  await productCard(page, broken.name).click();
  await expect(page).toHaveURL(broken.path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(main.getByText("The product is missing", { exact: true })).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Us");

  await page.goBack();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await main.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(main.getByRole("link", { name: "Get Started" })).toBeVisible();
});

/** Follows a link from far down a gallery; the answer is where the new page stood, frame by frame. */
async function positionsAfterFollowing(page: Page): Promise<number[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(gallery);
  await waitForScript(page);
  await page.evaluate((y) => {
    window.scrollTo(0, y);
    window.scrollFrames = [];
    const record = () => {
      window.scrollFrames.push({ path: window.location.pathname, y: Math.round(window.scrollY) });
      requestAnimationFrame(record);
    };
    record();
  }, start);
  expect(await page.evaluate(() => window.scrollY)).toBe(start);
  await (await chooseInView(page)).click();
  await expect(page).toHaveURL(/create-for-you/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const frames = await page.evaluate(() => window.scrollFrames);
  return frames.filter(({ path }) => path !== gallery).map(({ y }) => y);
}

async function chooseInView(page: Page): Promise<Locator> {
  for (const link of await page.getByRole("link", { name: /^Choose / }).all()) {
    const { y = -1 } = (await link.boundingBox()) ?? {};
    if (y > 0 && y < 700) return link;
  }
  throw new Error(`No template's link is in view ${start} px down.`);
}

function productCard(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("link", { name, exact: true });
}
