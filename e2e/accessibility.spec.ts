import { expect, test } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { expectNoBarriers, widths } from "./barriers";
import { builtPaths } from "./built-paths";
import { firstTemplate, ownCategory, products } from "./content";
import {
  choice,
  expectOrderFormReady,
  field,
  orderFormOn,
  readBackSheet,
  sendButton,
} from "./order-form";
import { photograph, unreadable } from "./photographs";

/** Every page, and the one for addresses that there are none of. */
const paths = [...builtPaths, "/no-such-page"];

const withLargeText = [
  pagePaths.home,
  ownCategory.path,
  ...products.slice(0, 1).map(({ path }) => path),
  pagePaths.createForYou,
  pagePaths.faqs,
];

for (const path of paths) {
  test(`${path} has no barriers`, async ({ page }) => {
    await page.goto(path);
    await expectNoBarriers(page, widths);
  });
}

for (const path of withLargeText) {
  test(`${path} needs no sideways scrolling on a phone with text of 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
    const widest = () =>
      page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      );
    await expect.poll(widest).toBe(390);
  });
}

test("the order form has no barriers, fresh and with every question", async ({ page }) => {
  await page.goto(pagePaths.createForYou);
  await expectOrderFormReady(page);
  await expectNoBarriers(page, widths);

  await field(page, "product_type").selectOption({ index: 1 });
  await field(page, "template_type").selectOption(ownCategory.name);
  await field(page, "front_cover_template").selectOption(firstTemplate(ownCategory).name);
  await choice(page, "qr_required", "Yes").check();
  await field(page, "photos").setInputFiles([
    await photograph("garden.jpg", 300, 200),
    await photograph("seaside.jpg", 200, 300),
    unreadable,
  ]);
  await expect(orderFormOn(page).getByText("2 photographs ready to send")).toBeVisible();
  await expect(orderFormOn(page).getByText(/may look soft in print/)).toHaveCount(2);
  await expect(orderFormOn(page).getByText(/We could not open/)).toBeVisible();
  await expectNoBarriers(page, widths);
});

test("the sheet to read once more has no barriers", async ({ page }) => {
  await page.goto(pagePaths.createForYou);
  await expectOrderFormReady(page);
  await field(page, "deceased_name").fill("Margaret Hartley");
  await field(page, "front_page_info").fill("Margret Hartley");
  await sendButton(page).click();
  await expect(readBackSheet(page).getByText("Please check:")).toBeVisible();
  await expectNoBarriers(page, widths);
});

test("an open dropdown has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths.about);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Products").click();
  await expectNoBarriers(page, [1440]);
  await expect(menu.getByRole("group").filter({ hasText: "Products" })).toHaveAttribute("open");
});

test("the open phone menu has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pagePaths.about);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByText("Products").click();
  await expectNoBarriers(page, [390]);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("the open theme menu has no barriers", async ({ page }) => {
  await page.goto(pagePaths.about);
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expectNoBarriers(page, widths);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeVisible();
});
