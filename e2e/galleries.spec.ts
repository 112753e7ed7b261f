import { expect, type Page, test } from "@playwright/test";
import { choosePath, pagePaths } from "../src/paths";
import { type Category, categories, orderOfServiceCategories } from "./content";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const category of categories) {
      test(`${category.heading}: the templates of the content, in order, and the category links`, async ({
        page,
      }) => {
        await page.goto(category.path);
        await expectIntroduction(page, category);
        await expectCards(page, category);
        if (orderOfServiceCategories.includes(category)) {
          await expectCategoryLinks(page, category);
        }
      });
    }

    test("Next leads from gallery to gallery as the content says", async ({ page }) => {
      const unseen = new Set(orderOfServiceCategories);
      for (const start of orderOfServiceCategories) {
        if (!unseen.has(start)) continue;
        await page.goto(start.path);
        let here: Category | undefined = start;
        while (here && unseen.delete(here)) {
          here = await followNext(page, here);
        }
      }
    });
  });
}

async function expectIntroduction(page: Page, { heading, intro }: Category): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const paragraph of intro) {
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  }
}

async function expectCards(page: Page, { templates }: Category): Promise<void> {
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(templates.map(({ name }) => name));
  await expect(cards.filter({ hasText: "£" }), "no prices on cards").toHaveCount(0);
  for (const [index, { id, name, alt, popular, category }] of templates.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("img", { name: alt, exact: true }), name).toBeVisible();
    await expect(card.getByRole("paragraph"), name).toHaveText([category.name]);
    await expect(card.getByText("Popular", { exact: true }), name).toHaveCount(popular ? 1 : 0);
    const choose = card.getByRole("link", { name: `Choose ${name}`, exact: true });
    await expect(choose).toHaveAttribute("href", choosePath({ id, section: category.section }));
  }
}

/** The row of links to all galleries, in which the current one is marked. */
async function expectCategoryLinks(page: Page, current: Category): Promise<void> {
  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(links).toHaveText([
    ...orderOfServiceCategories.map(({ linkLabel }) => linkLabel),
    "Bespoke Design",
  ]);
  for (const [index, { linkLabel, path }] of orderOfServiceCategories.entries()) {
    await expect(links.nth(index), linkLabel).toHaveAttribute("href", path);
  }
  await expect(links.last()).toHaveAttribute("href", pagePaths.bespoke);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([current.linkLabel]);
}

/** Follows the Next button of a gallery, if it has one; the answer is the gallery it leads to. */
async function followNext(page: Page, { next, heading }: Category): Promise<Category | undefined> {
  const button = page.getByRole("main").getByRole("link", { name: /^Next\b/ });
  if (next === undefined) {
    await expect(button, `no Next on ${heading}`).toHaveCount(0);
    return undefined;
  }
  const target = orderOfServiceCategories.find(({ slug }) => slug === next);
  await button.click();
  await expect(page).toHaveURL(target?.path ?? pagePaths.bespoke);
  if (target) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(target.heading);
  }
  return target;
}
