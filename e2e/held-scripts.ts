import type { Page } from "@playwright/test";

/** Holds every script back, as a slow line does; the answer lets them through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState("load");
  };
}
