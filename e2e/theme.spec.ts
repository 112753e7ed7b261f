import { expect, type Page, test } from "@playwright/test";

declare global {
  interface Window {
    atBodyStart?: { theme: string | undefined; readyState: string };
  }
}

test("the pages follow the device, also when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expectLook(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLook(page, "dark");
  await openThemeMenu(page);
  await expect(theme(page, "Same as my device")).toBeChecked();
});

for (const [device, chosen] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`on a ${device} device, ${chosen} is remembered until it is taken back`, async ({
    page,
  }) => {
    const label = chosen === "dark" ? "Dark" : "Light";
    await page.emulateMedia({ colorScheme: device });
    await page.goto("/");
    await choose(page, label);
    await expectLook(page, chosen);

    await page.reload();
    await expectLook(page, chosen);
    await page.goto("/about");
    await expectLook(page, chosen);
    await openThemeMenu(page);
    await expect(theme(page, label)).toBeChecked();

    await choose(page, "Same as my device");
    await expectLook(page, device);
    await page.reload();
    await expectLook(page, device);
  });
}

test("the chosen theme is there before anything is drawn", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await choose(page, "Dark");
  await expectLook(page, "dark");

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body) {
        const { readyState, documentElement } = document;
        window.atBodyStart = { theme: documentElement.dataset.theme, readyState };
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const atBodyStart = await page.evaluate(() => window.atBodyStart);
  expect(atBodyStart).toEqual({ theme: "dark", readyState: "loading" });
  await expectLook(page, "dark");
});

test("the icon button is named by a tooltip, after 700 ms and until Escape", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Light or dark", exact: true });
  const tooltip = button.getByText("Light or dark", { exact: true });
  await expect(tooltip).toBeHidden();
  await button.hover();
  await expect(tooltip).toHaveCSS("transition-delay", "0.7s");
  await expect(tooltip).toBeHidden();
  await expect(tooltip).toBeVisible();
  await expect(async () => {
    await button.press("Escape");
    await expect(tooltip).toBeHidden({ timeout: 500 });
  }).toPass();
});

function theme(page: Page, label: string) {
  return page
    .getByRole("group", { name: "How the pages look" })
    .getByRole("radio", { name: label, exact: true });
}

async function openThemeMenu(page: Page): Promise<void> {
  if (await theme(page, "Dark").isHidden()) {
    await page.getByRole("button", { name: "Light or dark", exact: true }).click();
  }
}

/** Tries again, because before the script has taken over choosing does nothing. */
async function choose(page: Page, label: string): Promise<void> {
  await openThemeMenu(page);
  await expect(async () => {
    await theme(page, label).check({ timeout: 500 });
    await expect(theme(page, label)).toBeChecked({ timeout: 500 });
  }).toPass();
}

/** Whether the paper is light or dark, as the eye sees it. */
async function expectLook(page: Page, look: "light" | "dark"): Promise<void> {
  const seen = () =>
    page.locator("body").evaluate((body) => {
      const channels = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
      const sum = channels.slice(0, 3).reduce((total, channel) => total + Number(channel), 0);
      return sum > 382 ? "light" : "dark";
    });
  await expect.poll(seen).toBe(look);
}
