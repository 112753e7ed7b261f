import { expect, type Locator, type Page, test } from "@playwright/test";
import { popularCategory } from "./content";
import { openStill, pageKinds } from "./page-kinds";
import { coloursOf, contrast, type Pixel } from "./pixels";

/** What success criteria 1.4.3 and 1.4.11 ask for. */
const forText = 4.5;
const forLargeText = 3;
const forControls = 3;

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 768, 1440]) {
    const look = `${colorScheme}, ${width} px`;

    test(`text stands out from every pixel of the painting behind it, and of quotation marks, ${look}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, pageKinds.home);
      await picturesHaveCome(page);

      const heading = page.getByRole("heading", { level: 1 });
      const words = heading.locator("..");
      expect(await worstContrast(page, heading)).toBeGreaterThanOrEqual(forLargeText);
      for (const paragraph of await words.getByRole("paragraph").all()) {
        expect(await worstContrast(page, paragraph)).toBeGreaterThanOrEqual(forText);
      }
      const button = words.getByRole("link");
      expect(await worstContrast(page, button)).toBeGreaterThanOrEqual(forText);

      const testimonial = page.getByRole("figure").filter({ visible: true });
      expect(
        await worstContrast(page, testimonial.getByRole("paragraph").last()),
      ).toBeGreaterThanOrEqual(forText);

      const behindOutline = await coloursOf(await around(page, button));
      await button.press("Shift");
      const outline = await colourOf(button, "outline-color");
      const worst = Math.min(...behindOutline.map((pixel) => contrast(pixel, outline)));
      expect(worst, "the outline of the focus").toBeGreaterThanOrEqual(forControls);
    });
  }

  test(`badges on covers can be read, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openStill(page, popularCategory.path);
    await picturesHaveCome(page);
    const badge = page.getByRole("main").getByText("Popular", { exact: true }).first();
    expect(await worstContrast(page, badge)).toBeGreaterThanOrEqual(forText);
  });
}

/** Of the text's colour with any pixel that is behind its lines once the letters are gone. */
async function worstContrast(page: Page, text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const colour = await colourOf(text, "color");
  await text.evaluate((element) => element.style.setProperty("color", "transparent", "important"));
  await expect(text).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  expect(lines.length).toBeGreaterThan(0);
  const contrasts: number[] = [];
  for (const clip of lines) {
    const behind = await coloursOf(await page.screenshot({ clip }));
    contrasts.push(...behind.map((pixel) => contrast(pixel, colour)));
  }
  await text.evaluate((element) => element.style.removeProperty("color"));
  return Math.min(...contrasts);
}

/** What is seen of a control and a little around it, where its outline comes. */
async function around(page: Page, control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not shown.");
  const gap = 8;
  return page.screenshot({
    clip: { x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: gap - 2 },
  });
}

async function colourOf(element: Locator, property: string): Promise<Pixel> {
  const colour = await element.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (
    colour.match(/\d+/g) ?? []
  ).map(Number);
  return [red, green, blue];
}

async function picturesHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === "lazy" || image.complete),
  );
}
