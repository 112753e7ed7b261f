import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const widths = [390, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all rules of those tags, the ones that light and dark can differ in. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Looks at the page as it stands: at each width, light and dark. */
export async function expectNoBarriers(page: Page, atWidths: number[]): Promise<void> {
  // What fades in while axe looks has no colour of its own yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    const everything = await barriers(page, (axe) => axe.withTags(tags));
    expect(everything, `${width} px, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    const colours = await barriers(page, (axe) => axe.withRules(colourRules));
    expect(colours, `${width} px, dark`).toEqual([]);
  }
}

async function barriers(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // A colour on its way from one theme to the other is neither.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // Legacy mode leaves out frames, of which there are none, and is much quicker.
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
  );
}
