import { expect, type Locator, type Page, test } from "@playwright/test";
import { choosePath } from "../src/paths";
import { orderOfServiceCategories, ownCategory, type Template, templates } from "./content";
import { expectOrderFormReady } from "./order-form";

const path = "/order-of-services";

/** The labels of the cards, as the specification has them, and where the cards lead. */
const cards = [
  ["Most Popular", "/order-of-services/popular"],
  ["Floral Templates", "/order-of-services/floral"],
  ["Hobbies & Interests", "/order-of-services/hobbies"],
  ["Modern Templates", "/order-of-services/modern"],
  ["Simple Templates", "/order-of-services/simple"],
  ["Landscapes Templates", "/order-of-services/landscapes"],
  ["Children's Templates", "/order-of-services/children"],
] as const;

const offered = orderOfServiceCategories
  .filter(({ gathers }) => gathers === "folder")
  .flatMap((category) => category.templates);

/** A name to look for; other templates may have its words too. */
const wanted = offered.at(-1) ?? templates[0];

test("it is titled as specified, with a card for each category", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Funeral Order of Service Templates",
  );
  await expect(main.getByText("Choose a Category to Explore", { exact: true })).toBeVisible();
  await expect(cardLinks(page)).toHaveText(cards.map(([label]) => label));
  for (const [index, [label, target]] of cards.entries()) {
    await expect(cardLinks(page).nth(index), label).toHaveAttribute("href", target);
  }
});

for (const [width, columns] of [
  [1440, 3],
  [768, 2],
  [390, 1],
] as const) {
  test(`the cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const lefts = await cardLinks(page).evaluateAll((links) =>
      links.map((link) => Math.round(link.closest("li")?.getBoundingClientRect().left ?? 0)),
    );
    expect(lefts).toHaveLength(cards.length);
    expect(new Set(lefts).size).toBe(columns);
  });
}

test("a card leads to its category wherever it is pressed", async ({ page }) => {
  await page.goto(path);
  const card = cardLinks(page).first().locator("xpath=ancestor::li");
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(cards[0][1]);
});

test("a row of pills leads to the same categories and to bespoke design", async ({ page }) => {
  await page.goto(path);
  const pills = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  const paths = await pills.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toEqual([...cards.map(([, target]) => target), "/order-of-services/bespoke"]);
});

test("View All Templates leads to all of them on the same page", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "View All Templates", exact: true }).click();
  await expect(page).toHaveURL("/order-of-services#all-templates");
  await expect(page.getByRole("heading", { name: "All templates", level: 2 })).toBeInViewport();
  await expectFound(page, offered);
});

test("words narrow the list, and the count is announced", async ({ page }) => {
  await openFinder(page);
  await words(page).fill(`  ${wanted?.name.toUpperCase()} `);
  const found = withWords(wanted?.name ?? "");
  expect(found.length).toBeLessThan(offered.length);
  await expectFound(page, found);
  await words(page).clear();
  await expectFound(page, offered);
});

test("a category narrows the list, and words narrow it further", async ({ page }) => {
  await openFinder(page);
  await category(page).selectOption(ownCategory.name);
  const inCategory = offered.filter((template) => template.category.name === ownCategory.name);
  await expectFound(page, inCategory);
  const { name } = inCategory[0] ?? ownCategory;
  await words(page).fill(name);
  await expectFound(
    page,
    withWords(name).filter((template) => inCategory.includes(template)),
  );
});

test("the address keeps what was looked for: reloaded, shared, and on the way back", async ({
  page,
  browser,
}) => {
  const name = wanted?.name ?? "";
  const found = withWords(name);
  await openFinder(page);
  await words(page).fill(name);
  await expectFound(page, found);

  await page.reload();
  await expect(words(page)).toHaveValue(name);
  await expectFound(page, found);

  const friend = await browser.newContext();
  const shared = await friend.newPage();
  await shared.goto(page.url());
  await expect(words(shared)).toHaveValue(name);
  await expectFound(shared, found);
  await friend.close();

  await articles(page)
    .first()
    .getByRole("link", { name: /^Choose/ })
    .click();
  await expectOrderFormReady(page);
  await page.goBack();
  await expect(words(page)).toHaveValue(name);
  await expectFound(page, found);
});

test("when nothing is found, there is a way back to all of them", async ({ page }) => {
  await openFinder(page);
  await words(page).fill("no template is called this");
  await expect(page.getByText(/^No template/)).toBeVisible();
  await expectFound(page, []);
  await page.getByRole("button", { name: "show all of them" }).click();
  await expectFound(page, offered);
  await expect(words(page)).toHaveValue("");
  await expect(page).toHaveURL(/\/order-of-services(#.*)?$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is there, and nothing asks for a script", async ({ page }) => {
    await page.goto(path);
    await expect(articles(page)).toHaveCount(offered.length);
    await expect(page.getByRole("search")).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveCount(0);
    const [first] = offered;
    const choose = articles(page)
      .first()
      .getByRole("link", { name: /^Choose/ });
    await expect(choose).toHaveAttribute(
      "href",
      choosePath({ id: first?.id ?? "", section: "order-of-services" }),
    );
  });
});

/** The links of the category cards. The templates' headings hold none. */
function cardLinks(page: Page): Locator {
  return page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
}

function articles(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

function words(page: Page): Locator {
  return page.getByRole("search").getByRole("searchbox", { name: "Look for words" });
}

function category(page: Page): Locator {
  return page.getByRole("search").getByRole("combobox", { name: "Category" });
}

/** Opens the page and waits until its script answers. */
async function openFinder(page: Page): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await words(page).fill("rose");
    await expect(page).toHaveURL(/rose/, { timeout: 500 });
  }).toPass();
  await words(page).clear();
  await expectFound(page, offered);
}

/** The templates whose name, description or category has all the words. */
function withWords(asked: string): Template[] {
  return offered.filter(({ name, description, category }) =>
    asked
      .toLowerCase()
      .split(" ")
      .every((word) => `${name} ${description} ${category.name}`.toLowerCase().includes(word)),
  );
}

async function expectFound(page: Page, found: Template[]): Promise<void> {
  await expect(articles(page).getByRole("heading")).toHaveText(found.map(({ name }) => name));
  const count = found.length === 1 ? "1 template" : `${found.length} templates`;
  await expect(page.getByRole("search").getByRole("status")).toHaveText(count);
}
