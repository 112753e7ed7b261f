import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { builtPaths } from "./built-paths";
import { studio } from "./content";
import { openStill, pageKinds } from "./page-kinds";

/** Of axe, the rules that are still on trial and that success criteria of level A and AA ask for. */
const rulesOnTrial = [
  "label-content-name-mismatch",
  "css-orientation-lock",
  "focus-order-semantics",
  "p-as-heading",
  "table-fake-caption",
  "td-has-header",
];

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: names hold what is seen, and nothing moves for who asked for stillness`, async ({
    page,
  }) => {
    await openStill(page, path);
    const axe = new AxeBuilder({ page }).withRules(rulesOnTrial).setLegacyMode();
    const { violations } = await axe.analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join()}`)),
    ).toEqual([]);

    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const next = page.getByRole("button", { name: "Next template", exact: true });
    if (await next.isVisible()) await next.click();
    // Colours may take their time.
    const movements = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => Number(each.effect?.getComputedTiming().duration) > 1)
        .filter((each) => !(each instanceof CSSTransition && /color/.test(each.transitionProperty)))
        .map((each) => JSON.stringify(each.effect?.getComputedTiming())),
    );
    expect(movements).toEqual([]);
  });
}

test("help is in the same place and words on every page", async ({ page }) => {
  await page.goto("/");
  const help = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await (await fetch(path)).text();
          const html = new DOMParser().parseFromString(answer, "text/html");
          const ways = html.querySelectorAll(
            "header > div a[href^='tel:'], footer a[href^='tel:'], footer a[href^='mailto:']",
          );
          return [...ways]
            .map((way) => `${way.closest("header, footer")?.tagName}: ${way.textContent}`)
            .join(", ");
        }),
      ),
    [...builtPaths, "/no-such-page"],
  );
  const { phone, email } = studio;
  expect(new Set(help)).toEqual(new Set([`HEADER: ${phone}, FOOTER: ${phone}, FOOTER: ${email}`]));
});

test("the title and the language are the page's own, also after following a link", async ({
  page,
}) => {
  await openStill(page, pageKinds.index);
  for (const [label, path] of [
    ["About us", pagePaths.about],
    ["Questions and answers", pagePaths.faqs],
    ["Contact", pagePaths.contact],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    const answer = await page.request.get(path);
    const [, title] = (await answer.text()).match(/<title[^>]*>([^<]+)/) ?? [];
    expect(title).toContain(studio.name);
    await expect(page).toHaveTitle(title ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  }
});

test("a tooltip stays while the mouse is on it, and goes on Escape wherever the focus is", async ({
  page,
}) => {
  await openStill(page, pageKinds.about);
  const button = page.getByRole("button", { name: "Light or dark", exact: true });
  const tooltip = button.getByText("Light or dark", { exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not shown.");
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await expect(tooltip).toBeVisible();

  // Pixel by pixel over the edge of the button, and the gap below it.
  const below = box.y + box.height;
  for (let y = below - 3; y < below + 16; y += 1) await page.mouse.move(x, y);
  await expect(tooltip).toBeVisible();
  expect(await tooltip.evaluate((element) => element.matches(":hover"))).toBe(true);

  await expect(button).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

/** The boxes for what a visitor says of themselves, and what browsers are told of them. */
const ownDetails = {
  [pagePaths.contact]: { firstName: "name", email: "email", phone: "tel" },
  [pagePaths.bespoke]: {
    full_name: "name",
    company: "organization",
    email: "email",
    phone: "tel",
  },
  [pagePaths.createForYou]: {
    email: "email",
    tel: "tel",
    fax: "fax tel",
    delivery_address: "shipping street-address",
    branch_name: "organization",
  },
  [pagePaths.weddingCardRequest]: {
    email: "email",
    tel: "tel",
    fax: "fax tel",
    delivery_address: "shipping street-address",
    branch_name: "organization",
  },
};

test("browsers can fill in what forms ask of visitors themselves", async ({ page }) => {
  for (const [path, boxes] of Object.entries(ownDetails)) {
    await openStill(page, path);
    for (const [name, purpose] of Object.entries(boxes)) {
      const box = page.getByRole("main").locator(`[name=${name}]`);
      await expect.soft(box, `${path}: ${name}`).toHaveAttribute("autocomplete", purpose);
    }
  }
});
