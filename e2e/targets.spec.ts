import { expect, type Page, test } from "@playwright/test";
import { field, openOrderForm, orderFormOn } from "./order-form";
import { openStill, pageKinds } from "./page-kinds";
import { photograph } from "./photographs";

/** Of every control that is not a link within a sentence, in CSS pixels. The criterion asks for 24. */
const smallest = 44;

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: everything that can be pressed is large enough`, async ({ page }) => {
    await openStill(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

test("so is what opens or comes in later", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrderForm(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  expect(await smallTargets(page), "the skip link").toEqual([]);

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByText("Products").click();
  expect(await smallTargets(page), "the menu").toEqual([]);
  await page.getByRole("button", { name: "Close menu" }).click();

  await page.getByRole("button", { name: "Light or dark", exact: true }).click();
  expect(await smallTargets(page), "the theme").toEqual([]);
  await page.keyboard.press("Escape");

  await field(page, "photos").setInputFiles([
    await photograph("garden.jpg", 300, 200),
    await photograph("seaside.jpg", 200, 300),
  ]);
  await expect(orderFormOn(page).getByText("2 photographs ready to send")).toBeVisible();
  expect(await smallTargets(page), "photographs").toEqual([]);

  await field(page, "email").fill("not an address");
  await page.keyboard.press("Enter");
  await expect(orderFormOn(page).getByText("There is a problem")).toBeVisible();
  expect(await smallTargets(page), "the summary of errors").toEqual([]);
});

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = [...document.querySelectorAll("a, button, summary, input, select, textarea")];
    /** A link whose line has words of its own around it. */
    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest("[inert], [aria-hidden=true], .visually-hidden"))
      .filter((control) => !isWithinSentence(control))
      .flatMap((control) => {
        // The label of a radio button or checkbox can be pressed as well, and all of a card whose
        // link is spread over it.
        const isSpread = getComputedStyle(control, "::after").position === "absolute";
        const card = isSpread && control instanceof HTMLElement ? control.offsetParent : null;
        const target = card ?? control.closest("label") ?? control;
        const { width, height } = target.getBoundingClientRect();
        const isSmall = width < smallest - 0.5 || height < smallest - 0.5;
        const size = `${width.toFixed(0)} × ${height.toFixed(0)}`;
        return isSmall ? [`${control.outerHTML.slice(0, 90)} is ${size}`] : [];
      });
  }, smallest);
}
