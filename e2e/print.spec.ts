import { expect, type Page, test } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { ownCategory, products } from "./content";
import { faqs } from "./page-content";

const [product] = products;
if (!product) throw new Error("The content has not got a product.");

for (const path of [ownCategory.path, product.path, pagePaths.orderOfServices, pagePaths.faqs]) {
  test(`${path} prints its content without what can only be pressed`, async ({ page }) => {
    await page.goto(path);
    await expect(pressable(page).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(pressable(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a gallery prints its covers and their names", async ({ page }) => {
  await page.goto(ownCategory.path);
  await page.emulateMedia({ media: "print" });
  for (const { name, alt } of ownCategory.templates) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: alt, exact: true })).toBeVisible();
  }
});

test("the questions print with all answers, and are as before afterwards", async ({ page }) => {
  // The script opens what the address names, so it is running when this one is open.
  await page.goto(`${pagePaths.faqs}#${faqs.questions[1]?.id}`);
  const questions = page.getByRole("main").getByRole("group");
  const second = questions.nth(1);
  await expect(second).toHaveAttribute("open");
  await expect(open(page)).toHaveCount(1);

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  for (const paragraph of faqs.questions.flatMap(({ answer }) => answer)) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  }

  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(open(page)).toHaveCount(1);
  await expect(second).toHaveAttribute("open");
  await questions.last().getByRole("heading").click();
  await expect(open(page), "they close each other again").toHaveCount(1);
});

test("printing itself leaves the questions as they were", async ({ page }) => {
  await page.goto(pagePaths.faqs);
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  await expect(open(page)).toHaveCount(0);
});

/** The header, the menus, buttons, filters, and links that look like buttons, where they show. */
function pressable(page: Page) {
  return page
    .locator("header, nav, button, input, select, search")
    .or(page.getByRole("link", { name: /^(Choose|Next:|View All Templates)/ }))
    .filter({ visible: true });
}

function open(page: Page) {
  return page.getByRole("main").locator("details[open]");
}
