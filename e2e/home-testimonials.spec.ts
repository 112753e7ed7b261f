import { expect, type Locator, type Page, test } from "@playwright/test";
import { testimonials } from "./page-content";
import { openHomeWithStoppedClock } from "./stopped-clock";

const title = "What Families Say About Us";

test("there are five, one shown at a time, each with five stars", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await expect(dots(page)).toHaveCount(5);
  for (const [index, { name, message }] of testimonials.entries()) {
    await dots(page).nth(index).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(name);
    await expect(shown(page)).toContainText(message);
    await expect(shown(page).getByRole("img", { name: "5 out of 5 stars" })).toHaveText("★★★★★");
  }
});

test("the dots say whose words they show, and which are shown", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  for (const { name } of [...testimonials].reverse()) {
    const dot = region(page).getByRole("button", { name: `Show what ${name} says`, exact: true });
    await dot.click();
    await expect(shown(page)).toContainText(name);
    await expect(dot).toHaveAttribute("aria-current", "true");
    await expect(dots(page).and(page.locator("[aria-current]"))).toHaveCount(1);
  }
});

test("each fades and slides in over 0.6 s", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await expect(shown(page)).toHaveCSS("animation-duration", "0.6s");
  await dots(page).last().click();
  await expect(shown(page)).toHaveCSS("animation-duration", "0.6s");
  const changed = await shown(page).evaluate((testimonial) =>
    testimonial
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame)),
  );
  expect(changed).toEqual(expect.arrayContaining(["opacity", "transform"]));
});

test("the quotation mark stands left of odd ones and right of even ones", async ({ page }) => {
  await openHomeWithStoppedClock(page);
  for (const [index, { id }] of testimonials.entries()) {
    await dots(page).nth(index).click();
    await expect(shown(page)).toContainText(testimonials[index]?.name ?? "");
    const mark = await shown(page).evaluate((testimonial) => {
      const { content, left, right } = getComputedStyle(testimonial, "::before");
      return {
        content,
        side: Number.parseFloat(left) < Number.parseFloat(right) ? "left" : "right",
      };
    });
    expect(mark.content).toMatch(/[“”]/);
    expect(mark.side, `testimonial ${id}`).toBe(id % 2 === 1 ? "left" : "right");
  }
});

for (const width of [320, 390, 768, 1440]) {
  test(`the box keeps its height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHomeWithStoppedClock(page);
    const heights = new Set<number>();
    for (let index = 0; index < testimonials.length; index += 1) {
      await dots(page).nth(index).click();
      const box = await shown(page).locator("..").boundingBox();
      heights.add(Math.round(box?.height ?? 0));
    }
    expect(heights.size).toBe(1);
    const [height] = heights;
    if (width === 1440) expect(height).toBe(260);
    else expect(height).toBeGreaterThanOrEqual(260);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all of them can be read, and nothing asks for a script", async ({ page }) => {
    await page.goto("/");
    await expect(shown(page)).toHaveCount(5);
    for (const [index, { name, message }] of testimonials.entries()) {
      await expect(shown(page).nth(index)).toContainText(name);
      await expect(shown(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(region(page).getByRole("button")).toHaveCount(0);
  });
});

function region(page: Page): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** The testimonials that are seen and read out. */
function shown(page: Page): Locator {
  return region(page).getByRole("figure");
}

function dots(page: Page): Locator {
  return region(page).getByRole("button", { name: /^Show what / });
}
