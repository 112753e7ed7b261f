import type { Page } from "@playwright/test";
import { choosePath, pagePaths } from "../src/paths";
import { categories, found, ownCategory, products } from "./content";

const weddingCategory = found(
  categories.find(({ section, templates }) => section === "wedding-cards" && templates[0]),
  "a wedding card",
);

/** One page of every kind: what is looked at closely here is made alike on all the others. */
export const pageKinds = {
  home: pagePaths.home,
  gallery: ownCategory.path,
  index: pagePaths.orderOfServices,
  product: found(products[0], "a product").path,
  "order form": formWithTemplate(ownCategory.templates[0]?.id, "order-of-services"),
  "wedding form": formWithTemplate(weddingCategory.templates[0]?.id, "wedding-cards"),
  contact: pagePaths.contact,
  questions: pagePaths.faqs,
  about: pagePaths.about,
  "unknown address": "/no-such-page",
};

function formWithTemplate(id: string | undefined, section: string): string {
  return choosePath({ id: found(id, `a template in ${section}`), section });
}

/** Opens a page for a visitor who asked for less motion, and waits for its script. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // An order form fetches the cover that was chosen.
  await openCompletely(page, path);
}

/** Opens a page and waits until it has fetched all that it fetches by itself. */
export async function openCompletely(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScript(page);
  await page.waitForLoadState("networkidle");
}

/** Until React has taken the page over, links and forms are the browser's own. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    const isTakenOver = Object.keys(main ?? {}).some((key) => key.startsWith("__reactFiber"));
    return isTakenOver && !main?.querySelector("form:not([novalidate])");
  });
  // Some of what it does, such as the carousel's looking how wide it is, comes after it has drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
