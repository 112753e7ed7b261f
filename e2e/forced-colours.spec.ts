import { expect, type Locator, type Page, test } from "@playwright/test";
import { ownCategory } from "./content";
import { openOrderForm } from "./order-form";
import { openStill, pageKinds } from "./page-kinds";
import { coloursOf, contrast, type Pixel } from "./pixels";

test.use({ contextOptions: { forcedColors: "active" } });

/** They hold every sort of control. */
const kinds = ["home", "index", "order form", "wedding form", "contact"] as const;

for (const kind of kinds) {
  test(`${kind}: controls keep their edges in the visitor's own colours`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, pageKinds[kind]);
      expect(await withoutEdges(page), `${width} px`).toEqual([]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`icons and the focus are seen on ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openStill(page, pageKinds.home);
    const icons = page.locator("svg").filter({ visible: true });
    expect(await icons.count()).toBeGreaterThan(5);
    for (const icon of await icons.all()) {
      expect(await strongestContrast(icon)).toBeGreaterThan(3);
    }
    const button = page.getByRole("button", { name: "Light or dark", exact: true });
    const [before] = await coloursOf(await button.screenshot());
    await button.press("Escape");
    await expect(button).toBeFocused();
    const outline = await button.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return { outlineStyle, outlineWidth, outlineColor };
    });
    expect(outline).toMatchObject({ outlineStyle: "solid", outlineWidth: "3px" });
    const [red = 0, green = 0, blue = 0] = (outline.outlineColor.match(/\d+/g) ?? []).map(Number);
    expect(contrast(before ?? [0, 0, 0], [red, green, blue])).toBeGreaterThan(3);
  });
}

test("the current page is marked by more than a colour", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStill(page, ownCategory.path);
  const pills = page.getByRole("main").getByRole("listitem").getByRole("link");
  const current = pills.and(page.locator("[aria-current]"));
  const other = pills.and(page.locator(":not([aria-current])")).first();
  expect(await borderWidth(current)).toBeGreaterThan(await borderWidth(other));

  await openStill(page, pageKinds.about);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "About" })).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
  await expect(menu.getByRole("link", { name: "Wedding Cards" })).toHaveCSS(
    "text-decoration-line",
    "none",
  );
});

test("of the testimonials, the one that is shown is marked by more than a colour", async ({
  page,
}) => {
  await openStill(page, pageKinds.home);
  const dots = page.getByRole("button", { name: /^Show what .* says$/ });
  const dotBorder = (dot: Locator) =>
    dot.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element, "::before").borderTopWidth),
    );
  expect(await dotBorder(dots.first())).toBeGreaterThan(await dotBorder(dots.last()));
});

test("a wrong answer is marked by more than a colour", async ({ page }) => {
  await openOrderForm(page);
  const box = page.getByLabel("E-mail address", { exact: true });
  const before = await borderWidth(box);
  await box.fill("not an address");
  await box.press("Enter");
  await expect(page.getByText("There is a problem")).toBeVisible();
  expect(await borderWidth(box)).toBeGreaterThan(before);
});

/** What is pressed or filled in must look like it, by an edge of its own or of what it shows. */
function withoutEdges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest("[inert], [aria-hidden=true], .visually-hidden"))
      // Browsers draw these themselves.
      .filter((control) => !control.matches("[type=radio], [type=checkbox]"))
      .filter((control) => {
        const part = control.matches("[type=file]") ? "::file-selector-button" : "::before";
        return [undefined, part].every((pseudo) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(control, pseudo);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) === 0;
        });
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

function borderWidth(element: Locator): Promise<number> {
  return element.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth));
}

/** Of any two colours in the picture of an element: 1 if it is all of one colour. */
async function strongestContrast(element: Locator): Promise<number> {
  const colours = await coloursOf(await element.screenshot());
  const black: Pixel = [0, 0, 0];
  const sorted = colours.sort((a, b) => contrast(a, black) - contrast(b, black));
  const [darkest = black, lightest = black] = [sorted[0], sorted.at(-1)];
  return contrast(darkest, lightest);
}
