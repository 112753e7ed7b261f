import { expect, type Page, test } from "@playwright/test";
import { layoutProblems } from "./layout-problems";
import { field, openOrderForm, readBackSheet, sendButton } from "./order-form";
import { carouselTemplates } from "./page-content";
import { openStill, pageKinds } from "./page-kinds";

/** A window of 1280 by 1024 pixels, and the same when its page is enlarged to 400 %. */
const wide = { width: 1280, height: 1024 };
const enlarged = { width: 320, height: 256 };

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: at 400 % nothing is lost, cut off or covered`, async ({ page }) => {
    await page.setViewportSize(wide);
    await openStill(page, path);
    const everything = await whatIsThere(page);

    await page.setViewportSize(enlarged);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    const menuLines = linesOf(await menu.ariaSnapshot());
    await page.getByRole("button", { name: "Close menu" }).click();
    const here = new Set([...(await whatIsThere(page)), ...menuLines]);
    expect(everything.filter((line) => !here.has(line))).toEqual([]);

    expect(await layoutProblems(page.locator("body"))).toEqual([]);
    expect(await stickyParts(page), "what stays when the page is scrolled").toEqual([]);
  });

  test(`${kind}: with wider spacing of the text nothing is lost`, async ({ page }) => {
    await openStill(page, path);
    await spaceText(page);
    for (const size of [enlarged, wide]) {
      await page.setViewportSize(size);
      expect(await layoutProblems(page.locator("body")), `${size.width} px`).toEqual([]);
    }
  });
}

test("at 400 % the menu, with a group open, can be read to its end", async ({ page }) => {
  await page.setViewportSize(enlarged);
  await openStill(page, pageKinds.about);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Order of Services").click();
  expect(await layoutProblems(menu)).toEqual([]);
  for (const link of await menu.getByRole("link").all()) {
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
  }
});

test("at 400 % the sheet to read once more can be read and answered", async ({ page }) => {
  await page.setViewportSize(enlarged);
  await openOrderForm(page);
  await field(page, "deceased_name").fill("Margaret Hartley");
  await field(page, "front_page_info").fill("Margret Hartley");
  await sendButton(page).click();
  const sheet = readBackSheet(page);
  await expect(sheet.getByText("Please check:")).toBeVisible();
  const overflow = sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow).toBe(0);
  for (const button of await sheet.getByRole("button").all()) {
    await button.click({ trial: true });
  }
});

test("on a wide but low window, what stays when the page is scrolled fits into it", async ({
  page,
}) => {
  for (const path of [pageKinds["order form"], pageKinds.about]) {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openStill(page, path);
    expect(await stickyParts(page), path).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await stickyParts(page), path).not.toEqual([]);
  }
});

/** The headings, texts and controls of the page and their names, as screen readers have them. */
async function whatIsThere(page: Page): Promise<string[]> {
  const parts = ["main", "footer", "header nav"].map((part) => page.locator(part).ariaSnapshot());
  // On a phone one of these is in view, and the buttons beside them bring the next.
  const passingBy = carouselTemplates.map(({ name }) => name);
  return (await Promise.all(parts))
    .flatMap(linesOf)
    .filter((line) => !passingBy.some((name) => line.includes(name)))
    .filter((line) => !line.startsWith("- /url:"));
}

function linesOf(ariaSnapshot: string): string[] {
  return ariaSnapshot.split("\n").map((line) => line.trim());
}

function stickyParts(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** What success criterion 1.4.12 lets a visitor ask for. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The policy refuses style elements that somebody adds, but not this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}
