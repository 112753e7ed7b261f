import { expect, type Page } from "@playwright/test";

/** Opens the home page with a clock that stands still, so that nothing moves of itself. */
export async function openHomeWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-01-05T09:00:00") });
  await page.clock.pauseAt(new Date("2026-01-05T09:05:00"));
  await page.goto("/");
  // When the script has taken over, the carousel has copies of its cards at both ends.
  const copies = page.getByRole("main").locator("li[aria-hidden=true]");
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(copies.first()).toBeAttached({ timeout: 100 });
  }).toPass();
}

/** Lets the clock run for some milliseconds, and the page draw what follows from it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Waits until what the page has put off to a next task is done. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}
