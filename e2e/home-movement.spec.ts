import { expect, type Locator, type Page, test } from "@playwright/test";
import { carouselTemplates, testimonials } from "./page-content";
import { openHomeWithStoppedClock, pass } from "./stopped-clock";

/** What moves by itself on the home page, and what it shows in turn. */
const movers = [
  {
    heading: "Explore Our Most Loved and Frequently Chosen Order of Service Templates",
    stops: carouselTemplates.map(({ name }) => name),
    /** The first of those in view. */
    shown: (region: Locator) => region.getByRole("link").first(),
  },
  {
    heading: "What Families Say About Us",
    stops: testimonials.map(({ name }) => name),
    shown: (region: Locator) => region.getByRole("figure"),
  },
] as const;

type Mover = (typeof movers)[number];

for (const mover of movers) {
  const { heading } = mover;

  test.describe(heading, () => {
    test("it moves on by one every 3000 ms, over the end to the beginning", async ({ page }) => {
      await openHomeWithStoppedClock(page);
      await expectStop(page, mover, 0);
      for (let stop = 1; stop <= mover.stops.length + 1; stop += 1) {
        // The clock stands a few milliseconds after the last move.
        await pass(page, 2950);
        await expectStop(page, mover, stop - 1);
        await pass(page, 50);
        // The carousel shows copies of its first cards for half a second.
        if (stop !== mover.stops.length) await expectStop(page, mover, stop);
      }
    });

    test("it rests while the mouse is on it", async ({ page }) => {
      await openHomeWithStoppedClock(page);
      await region(page, mover).hover();
      await pass(page, 10_000);
      await expectStop(page, mover, 0);
      await leave(page);
      await pass(page, 3000);
      await expectStop(page, mover, 1);
    });

    test("it rests while the focus is in it", async ({ page }) => {
      await openHomeWithStoppedClock(page);
      await region(page, mover).getByRole("button").last().focus();
      await pass(page, 10_000);
      await expectStop(page, mover, 0);
      await page.getByRole("contentinfo").getByRole("link").last().focus();
      await pass(page, 3000);
      await expectStop(page, mover, 1);
    });

    test("it rests while the page is hidden", async ({ page }) => {
      await openHomeWithStoppedClock(page);
      await setHidden(page, true);
      await pass(page, 10_000);
      await expectStop(page, mover, 0);
      await setHidden(page, false);
      await pass(page, 3000);
      await expectStop(page, mover, 1);
    });

    test("the pause button stops it until it is pressed again", async ({ page }) => {
      await openHomeWithStoppedClock(page);
      await region(page, mover)
        .getByRole("button", { name: /^Pause / })
        .click();
      await leave(page);
      await pass(page, 10_000);
      await expectStop(page, mover, 0);
      await region(page, mover)
        .getByRole("button", { name: /^Start / })
        .click();
      await leave(page);
      await pass(page, 3000);
      await expectStop(page, mover, 1);
    });

    test("it stays still, without a pause button, for those who want less motion", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHomeWithStoppedClock(page);
      await pass(page, 10_000);
      await expectStop(page, mover, 0);
      await expect(region(page, mover).getByRole("button").first()).toBeVisible();
      await expect(region(page, mover).getByRole("button", { name: /^Pause / })).toHaveCount(0);
      const durations = await region(page, mover)
        .locator("ul, figure")
        .evaluateAll((parts) =>
          parts.flatMap((part) => {
            const { transitionDuration, animationName } = getComputedStyle(part);
            return [transitionDuration, animationName];
          }),
        );
      expect(new Set(durations)).toEqual(new Set(["0s", "none"]));
    });
  });
}

function region(page: Page, { heading }: Mover): Locator {
  return page.getByRole("region", { name: heading, exact: true });
}

/** Which of its stops it is at, counted from 0 and over the end. */
async function expectStop(page: Page, mover: Mover, stop: number): Promise<void> {
  const name = mover.stops[stop % mover.stops.length] ?? "";
  await expect(mover.shown(region(page, mover)), `stop ${stop}`).toContainText(name);
}

/** Takes the mouse and the focus away. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
