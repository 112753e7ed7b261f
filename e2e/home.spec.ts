import { expect, type Locator, type Page, test } from "@playwright/test";
import { home } from "./page-content";

/** The two cards of the specification and where their buttons lead. */
const ways = [
  ["Let Us Create It For You", "Browse Templates", "/order-of-services"],
  ["Bespoke Design Request", "Request Custom Design", "/order-of-services/bespoke"],
] as const;

/** The claims of the specification. */
const values = [
  ["Variety", /50\+ templates/i],
  ["Support", /a dedicated caring team/i],
  ["Quality", /premium materials/i],
  ["Inclusive", /no hidden fees/i],
] as const;

test("the hero says what the studio does, and Get Started leads to the templates", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(home.hero.heading);
  for (const paragraph of home.hero.text) {
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  }
  const button = main.getByRole("link", { name: "Get Started", exact: true });
  await button.click();
  await expect(page).toHaveURL("/order-of-services");
});

test("Get Started is seen at once on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  const button = page.getByRole("link", { name: "Get Started", exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
});

for (const [title, button, path] of ways) {
  test(`How To Order: ${title}`, async ({ page }) => {
    await page.goto("/");
    const cards = section(page, "How To Order").getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText(ways.map(([title]) => title));
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await card.getByRole("link", { name: button, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

test("four cards say what families can count on", async ({ page }) => {
  await page.goto("/");
  const cards = section(page, home.values.heading).getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(values.map(([title]) => title));
  for (const [index, [, claim]] of values.entries()) {
    await expect(cards.nth(index)).toContainText(claim);
    const { description } = home.values.cards[index] ?? {};
    await expect(cards.nth(index)).toContainText(description ?? "a description");
  }
});

function section(page: Page, heading: string): Locator {
  const title = page.getByRole("heading", { name: heading, exact: true, level: 2 });
  return page.getByRole("main").locator("section").filter({ has: title });
}
