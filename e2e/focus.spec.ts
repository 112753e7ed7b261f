import { expect, type Page, test } from "@playwright/test";
import { openStill, pageKinds } from "./page-kinds";

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const width of [390, 1440]) {
    test(`${kind}, ${width} px: Tab reaches everything in its order, and it is seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openStill(page, path);
      const expected = await numberTabStops(page);
      expect(expected).toBeGreaterThan(10);
      const reached: number[] = [];
      const problems: string[] = [];
      // Dates and times have several stops each.
      for (let press = 0; press < expected * 6 && reached.at(-1) !== expected - 1; press += 1) {
        await page.keyboard.press("Tab");
        const stop = await focusedStop(page);
        if (stop.number !== reached.at(-1)) {
          reached.push(stop.number);
          problems.push(...stop.problems);
        }
      }
      expect(reached).toEqual(Array.from({ length: expected }, (_, number) => number));
      expect(problems).toEqual([]);
    });
  }
}

test("the keyboard does not get behind the open phone menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, pageKinds.about);
  const menu = page.getByRole("navigation", { name: "Main" });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();

  await opener.press("Enter");
  await menu.getByRole("button", { name: "Close menu" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toBeHidden();
});

test("the keyboard does not get behind the open choice of the theme", async ({ page }) => {
  await openStill(page, pageKinds.about);
  const choice = page.getByRole("group", { name: "How the pages look" });
  const opener = page.getByRole("button", { name: "Light or dark", exact: true });
  await opener.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choice.getByRole("radio", { name: "Same as my device" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(choice).toBeHidden();
});

/** Numbers what Tab must reach, in the order of the page, and says how many there are. */
function numberTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest("[inert]") &&
        !element.matches(":disabled"),
    );
    // Of answers to one question, the chosen one or else the first is the stop.
    const isStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const answers = stops.filter(
        (other) => other instanceof HTMLInputElement && other.name === element.name,
      );
      const chosen = answers.find((answer) => answer.matches(":checked"));
      return element === (chosen ?? answers[0]);
    };
    const all = stops.filter(isStop);
    for (const [number, element] of all.entries()) element.dataset.tabStop = String(number);
    return all.length;
  });
}

/** Which stop has the focus, and whether it can be seen there: all of it, and that it has it. */
function focusedStop(page: Page): Promise<{ number: number; problems: string[] }> {
  return page.evaluate(() => {
    type Colour = [number, number, number, number];
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.dataset.tabStop) {
      return { number: -1, problems: [] };
    }
    const colour = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = (text: string) => {
      const [red, green, blue] = colour(text).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const problems: string[] = [];
    const name = element.outerHTML.slice(0, 90);

    const box = element.getBoundingClientRect();
    // Browsers scroll to the line that is written on, and the rest comes with more lines.
    const bottom = element.matches("textarea") ? Math.min(box.bottom, box.top + 44) : box.bottom;
    // The page can only be scrolled by whole pixels.
    const isInside =
      box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isInside) problems.push(`${name} is at ${JSON.stringify(box)}`);
    for (const { left, right, top } of element.getClientRects()) {
      for (const [x, y] of [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ] as const) {
        const front = document.elementFromPoint(x, y);
        // Round corners let through what is behind them.
        if (front && !element.contains(front) && !front.contains(element)) {
          problems.push(`${name} is covered by ${front.outerHTML.slice(0, 90)}`);
        }
      }
    }

    // Of a card it is the whole card that is outlined.
    let outlined: Element | null = element;
    while (outlined && getComputedStyle(outlined).outlineStyle === "none") {
      outlined = outlined.parentElement;
    }
    if (!outlined)
      return {
        number: Number(element.dataset.tabStop),
        problems: [...problems, `${name} has no outline`],
      };
    const { outlineWidth, outlineColor } = getComputedStyle(outlined);
    if (Number.parseFloat(outlineWidth) < 2) problems.push(`${name} has a thin outline`);
    let behind = outlined.parentElement;
    while (behind && colour(getComputedStyle(behind).backgroundColor)[3] === 0) {
      behind = behind.parentElement;
    }
    const around = getComputedStyle(behind ?? document.body).backgroundColor;
    const [one, other] = [luminance(outlineColor), luminance(around)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 3)
      problems.push(`${name}: its outline has a contrast of ${contrast.toFixed(1)}`);
    return { number: Number(element.dataset.tabStop), problems };
  });
}
