import { expect, type Locator, type Page, test } from "@playwright/test";
import { templates } from "./content";
import { carouselTemplates } from "./page-content";
import { openHomeWithStoppedClock, pass } from "./stopped-clock";

const title = "Explore Our Most Loved and Frequently Chosen Order of Service Templates";

/** The cards of the specification, in its order. */
const specifiedNames = [
  ...["Simple Template", "Classic Gold Accent Cover", "Full Photo Cover"],
  ...["Daffodils Tribute Cover", "Poppy Tribute Cover", "Fishing Memory Cover"],
  ...["Favourite Train Cover", "Football Theme", "Horse Racing"],
  ...["Woodland Light", "Gate (Green Field)", "Holiday"],
];

const specifiedPaths = ["simple", "modern", "floral", "landscapes", "hobbies"].map(
  (slug) => `/order-of-services/${slug}`,
);

const names = carouselTemplates.map(({ name }) => name);
const last = names.length - 1;

/** The names from one place on, beginning again after the last. */
function namesFrom(place: number, count: number): string[] {
  return Array.from({ length: count }, (_, step) => names.at((place + step) % names.length) ?? "");
}

test("the cards of the content lead to their galleries, the specified ones in order", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  for (const { name, category } of carouselTemplates) {
    const card = allCards(page).getByRole("link", { name, exact: true, includeHidden: true });
    await expect(card.first(), name).toHaveAttribute("href", category.path);
    expect.soft(specifiedPaths, name).toContain(category.path);
  }
  const stillOffered = specifiedNames.filter((name) =>
    templates.some((each) => each.name === name),
  );
  expect(names.filter((name) => specifiedNames.includes(name))).toEqual(stillOffered);
});

for (const { width, inView } of [
  { width: 1440, inView: 4 },
  { width: 768, inView: 4 },
  { width: 767, inView: 1 },
  { width: 390, inView: 1 },
]) {
  test(`${inView} in view at ${width} px; the buttons move it by one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHomeWithStoppedClock(page);
    await expectSeen(page, namesFrom(0, inView));
    await expect(readOut(page)).toHaveText(namesFrom(0, inView));

    await button(page, "Next template").click();
    await expectSeen(page, namesFrom(1, inView));
    await expect(readOut(page)).toHaveText(namesFrom(1, inView));
    await button(page, "Next template").click();
    await expectSeen(page, namesFrom(2, inView));
    await button(page, "Previous template").click();
    await expectSeen(page, namesFrom(1, inView));
    await expect(row(page)).toHaveCSS("transition-duration", "0.8s");
    await expect(row(page)).toHaveCSS("transition-property", "transform");
  });
}

test("after the last card copies follow, and 500 ms later the real ones stand there", async ({
  page,
}) => {
  await openHomeWithStoppedClock(page);
  for (let step = 0; step < last; step += 1) {
    await button(page, "Next template").click();
  }
  await expectSeen(page, namesFrom(last, 4));
  await expect(readOut(page), "copies are not read out").toHaveText(namesFrom(last, 1));

  await button(page, "Next template").click();
  await expectSeen(page, namesFrom(0, 4));
  await pass(page, 499);
  await expect(readOut(page)).toHaveCount(0);
  await expect(row(page)).toHaveCSS("transition-duration", "0.8s");
  await pass(page, 1);
  await expect(readOut(page)).toHaveText(namesFrom(0, 4));
  await expect(row(page)).toHaveCSS("transition-duration", "0s");
  expect(await seen(page), "nothing is seen of the jump").toEqual(namesFrom(0, 4));

  await button(page, "Next template").click();
  await expect(row(page)).toHaveCSS("transition-duration", "0.8s");
  await expectSeen(page, namesFrom(1, 4));
});

test("before the first card there is the last", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await button(page, "Previous template").click();
  await expectSeen(page, namesFrom(last, 4));
  await pass(page, 500);
  await expect(row(page)).toHaveCSS("transition-duration", "0s");
  expect(await seen(page)).toEqual(namesFrom(last, 4));
  await button(page, "Previous template").click();
  await expectSeen(page, namesFrom(last - 1, 4));
});

test("a press while copies are in view counts", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await button(page, "Previous template").click();
  await expectSeen(page, namesFrom(last, 4));
  await button(page, "Next template").click();
  await pass(page, 700);
  await expectSeen(page, namesFrom(0, 4));
  await expect(readOut(page)).toHaveText(namesFrom(0, 4));
});

test("a copy in view leads to its gallery too", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await button(page, "Previous template").click();
  await pass(page, 500);
  await expectSeen(page, namesFrom(last, 4));
  const box = await region(page).boundingBox();
  if (!box) throw new Error("The carousel is not in the page.");
  // The second of the four in view, which is the first of all.
  await page.mouse.click(box.x + box.width * 0.375, box.y + box.height / 2);
  await expect(page).toHaveURL(carouselTemplates[0]?.category.path ?? "");
});

test("the keyboard reaches the cards in view and no others", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await button(page, "Next template").click();
  for (const name of namesFrom(1, 4)) {
    await page.keyboard.press("Tab");
    await expect(region(page).getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(region(page).locator(":focus")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe moves it by one, either way", async ({ page }) => {
    await openHomeWithStoppedClock(page);
    await swipe(page, -120);
    await expectSeen(page, namesFrom(1, 1));
    await swipe(page, -120);
    await expectSeen(page, namesFrom(2, 1));
    await swipe(page, 120);
    await expectSeen(page, namesFrom(1, 1));
    // More than a tap, but not enough to mean it.
    await swipe(page, 30);
    await pass(page, 100);
    await expectSeen(page, namesFrom(1, 1));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards can be read and scrolled to, and nothing asks for a script", async ({ page }) => {
    await page.goto("/");
    const links = allCards(page).getByRole("link");
    await expect(links).toHaveText(names);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    await expect(region(page).getByRole("button")).toHaveCount(0);
  });
});

function region(page: Page): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

function button(page: Page, name: string): Locator {
  return region(page).getByRole("button", { name, exact: true });
}

function row(page: Page): Locator {
  return region(page).getByRole("list");
}

function allCards(page: Page): Locator {
  return row(page).getByRole("listitem", { includeHidden: true });
}

/** The links of the carousel that assistive technology meets. */
function readOut(page: Page): Locator {
  return region(page).getByRole("link");
}

async function expectSeen(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => seen(page)).toEqual(expected);
}

/** The names of the cards inside the frame, copies too, once they have arrived. */
function seen(page: Page): Promise<string[]> {
  return allCards(page).evaluateAll((cards) => {
    const frame = cards[0]?.closest("section")?.getBoundingClientRect();
    return cards
      .map((card) => ({ name: card.textContent ?? "", box: card.getBoundingClientRect() }))
      .filter(({ box }) => frame && box.left > frame.left - 20 && box.right < frame.right + 20)
      .map(({ name }) => name);
  });
}

async function swipe(page: Page, distance: number): Promise<void> {
  await region(page).scrollIntoViewIfNeeded();
  const box = await region(page).boundingBox();
  if (!box) throw new Error("The carousel is not in the page.");
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  const at = (type: "touchStart" | "touchMove", x: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await at("touchStart", x);
  await at("touchMove", x + distance / 2);
  await at("touchMove", x + distance);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
