import { expect, type Locator, type Page, test } from "@playwright/test";
import { products } from "./content";
import { holdScripts } from "./held-scripts";
import { expectOrderFormReady } from "./order-form";

type Links = [label: string, path: string][];

function product(slug: string): Links[number] {
  const path = `/products/${slug}`;
  return [products.find((each) => each.path === path)?.name ?? slug, path];
}

const groups: Record<string, Links> = {
  "Order of Services": [
    ["Most Popular", "/order-of-services/popular"],
    ["Floral Templates", "/order-of-services/floral"],
    ["Hobbies & Interests", "/order-of-services/hobbies"],
    ["Modern Template", "/order-of-services/modern"],
    ["Simple Template", "/order-of-services/simple"],
    ["Landscapes Template", "/order-of-services/landscapes"],
    ["Children's Template", "/order-of-services/children"],
    ["Bespoke Design", "/order-of-services/bespoke"],
  ],
  Products: [
    product("memory-cards"),
    product("thank-you-card"),
    product("bookmarks"),
    product("seed-cards"),
    product("attendance-cards"),
    product("memorial-boards"),
    product("photo-prints"),
    product("memorial-potraits"),
  ],
  "How to Order": [
    ["Let us Create For You", "/how-to-order/create-for-you"],
    ["Bespoke Design Request", "/how-to-order/bespoke-request"],
    ["Order Your Wedding Card", "/how-to-order/wedding-card-request"],
  ],
};

/** What stands in the header, in its order; a label without an address is a group. */
const header: [label: string, path?: string][] = [
  ["Home", "/"],
  ["Order of Services"],
  ["Products"],
  ["Wedding Cards", "/wedding-cards"],
  ["How to Order"],
  ["About", "/about"],
  ["Contact", "/contact"],
];

const footerPaths = [
  "/about",
  "/wedding-cards",
  "/contact",
  ...(groups.Products ?? []).map(([, path]) => path).filter((path) => !/thank-you/.test(path)),
  "/faqs",
  "/terms",
  "/privacy",
  "/cookies",
];

function mainMenu(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main", exact: true });
}

/** What opens a group of the menu. */
function opener(page: Page, label: string): Locator {
  return mainMenu(page).locator("summary").filter({ hasText: label });
}

/** A link that is seen only while its group is open. */
function entry(page: Page, label: string): Locator {
  return mainMenu(page).getByRole("link", { name: label, exact: true });
}

async function expectLinks(links: Locator, expected: Links): Promise<void> {
  await expect(links).toHaveText(expected.map(([label]) => label));
  for (const [index, [, path]] of expected.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
}

async function expectMenu(page: Page): Promise<void> {
  const items = mainMenu(page).locator("a:visible, summary:visible");
  await expect(items).toHaveText(header.map(([label]) => label));
  for (const [index, [label, path]] of header.entries()) {
    if (path) {
      await expect(items.nth(index), label).toHaveAttribute("href", path);
    }
  }
  for (const [label, links] of Object.entries(groups)) {
    await opener(page, label).click();
    const group = mainMenu(page).getByRole("group").filter({ hasText: label });
    await expectLinks(group.getByRole("link"), links);
    await opener(page, label).click();
  }
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the footer leads where it should, without the thank-you card", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
    const paths = links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect((await paths).sort()).toEqual([...footerPaths].sort());
    await expect(page.getByRole("contentinfo")).toContainText("2025");
  });

  test("the skip link goes to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("dropdowns open under the mouse and close when it leaves", async ({ page }) => {
    await page.goto("/");
    await openByHover(page, "Products", "Bookmarks");
    // The press of somebody who does not know that hovering is enough.
    await opener(page, "Products").click();
    await expect(entry(page, "Bookmarks")).toBeVisible();

    await opener(page, "How to Order").hover();
    await expect(entry(page, "Let us Create For You")).toBeVisible();
    await expect(entry(page, "Bookmarks")).toBeHidden();

    await page.getByRole("main").hover();
    await expect(entry(page, "Let us Create For You")).toBeHidden();
  });

  test("an entry under the mouse can be reached and followed", async ({ page }) => {
    await page.goto("/");
    await openByHover(page, "Order of Services", "Bespoke Design");
    await entry(page, "Bespoke Design").click();
    await expect(page).toHaveURL("/order-of-services/bespoke");
    await page.getByRole("main").hover();
    await expect(entry(page, "Bespoke Design")).toBeHidden();
  });

  for (const key of ["Enter", "Space"]) {
    test(`dropdowns open with ${key}, one at a time, and close with Escape`, async ({ page }) => {
      await page.goto("/");
      await opener(page, "Products").focus();
      await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await expect(entry(page, "Memory Cards")).toBeFocused();

      await opener(page, "How to Order").focus();
      await page.keyboard.press(key);
      await expect(entry(page, "Memory Cards")).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(entry(page, "Let us Create For You")).toBeFocused();

      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(entry(page, "Let us Create For You")).toBeHidden({ timeout: 500 });
      }).toPass();
      await expect(opener(page, "How to Order")).toBeFocused();
    });
  }

  test("the current page is named, and the group that holds it", async ({ page }) => {
    await page.goto("/about");
    const current = mainMenu(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(["About"]);

    await page.goto("/products/bookmarks");
    await expect(opener(page, "Products")).toHaveAttribute("aria-current", "true");
    await expect(opener(page, "How to Order")).not.toHaveAttribute("aria-current");
    await opener(page, "Products").click();
    await expect(current).toHaveText(["Bookmarks"]);
  });
});

test.describe("by touch on a wide screen", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test("dropdowns open and close with a tap, one at a time", async ({ page }) => {
    await page.goto("/");
    await opener(page, "Products").tap();
    await expect(entry(page, "Bookmarks")).toBeVisible();
    await opener(page, "How to Order").tap();
    await expect(entry(page, "Let us Create For You")).toBeVisible();
    await expect(entry(page, "Bookmarks")).toBeHidden();
    await opener(page, "How to Order").tap();
    await expect(entry(page, "Let us Create For You")).toBeHidden();
  });
});

test("the phone menu stays open when the script takes over", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/how-to-order/create-for-you", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await opener(page, "Products").click();
  await release();
  await expectOrderFormReady(page);
  await expect(entry(page, "Bookmarks")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? "with script" : "without script";

  test(`${script}: the header has every entry on a wide screen`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 1440, height: 900 },
      // Hovering would open the groups, which are opened one by one here.
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto("/about");
    await expectMenu(page);
    await context.close();
  });

  test.describe(`${script} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test("the menu opens with every entry and closes again", async ({ page }) => {
      await page.goto("/about");
      await expect(mainMenu(page)).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      await expectMenu(page);
      await page.getByRole("button", { name: "Close menu" }).tap();
      await expect(mainMenu(page)).toBeHidden();
    });

    test("groups are open one at a time", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      await opener(page, "Products").tap();
      await expect(entry(page, "Bookmarks")).toBeVisible();
      await opener(page, "How to Order").tap();
      await expect(entry(page, "Let us Create For You")).toBeVisible();
      await expect(entry(page, "Bookmarks")).toBeHidden();
    });

    test("the menu is out of the way after following an entry", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      await opener(page, "Products").tap();
      await entry(page, "Bookmarks").tap();
      await expect(page).toHaveURL("/products/bookmarks");
      await expect(mainMenu(page)).toBeHidden();
    });
  });
}

/** Tries again, because before the script has taken over hovering does nothing. */
async function openByHover(page: Page, label: string, inside: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await opener(page, label).hover();
    await expect(entry(page, inside)).toBeVisible({ timeout: 500 });
  }).toPass();
}
