import { expect, type Locator, type Page, test } from "@playwright/test";
import { studio } from "./content";
import { faqs, pageText } from "./page-content";

const [first, second] = faqs.questions;
if (!first || !second) throw new Error("content/faqs.json has not got two questions.");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the ten questions of the content, all closed at first", async ({ page }) => {
      await page.goto("/faqs");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(faqs.title);
      expect(faqs.questions).toHaveLength(10);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
        faqs.questions.map(({ question }) => question),
      );
      await expectOpen(page, []);
    });

    test("each question opens its answer and closes any other", async ({ page }) => {
      await page.goto("/faqs");
      for (const { question } of faqs.questions) {
        await heading(page, question).click();
        await expectOpen(page, [question]);
      }
    });

    test("pressing the open question closes it, by mouse and by keyboard", async ({ page }) => {
      await page.goto("/faqs");
      await heading(page, first.question).click();
      await expectOpen(page, [first.question]);
      await heading(page, first.question).click();
      await expectOpen(page, []);
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expectOpen(page, [first.question]);
        await page.keyboard.press(key);
        await expectOpen(page, []);
      }
    });
  });
}

test("an address with # opens its question, at first and later", async ({ page }) => {
  const last = faqs.questions.at(-1) ?? first;
  await page.goto(`/faqs#${last.id}`);
  await expectOpen(page, [last.question]);
  await expect(heading(page, last.question)).toBeInViewport();

  await page.evaluate((id) => {
    window.location.hash = id;
  }, second.id);
  await expectOpen(page, [second.question]);
  await expect(heading(page, second.question)).toBeInViewport();
});

for (const { slug, sections } of [
  { slug: "terms", sections: 10 },
  { slug: "cookies", sections: 8 },
]) {
  test(`/${slug} has ${sections} sections, with the words of the content`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const words = pageText(slug);
    expect(words.sections).toHaveLength(sections);
    await expectText(page, words);
  });
}

test("/about has its words", async ({ page }) => {
  await page.goto("/about");
  await expectText(page, pageText("about"));
});

test("/privacy is dated, and its table of contents leads to every section", async ({ page }) => {
  await page.goto("/privacy");
  const { title, sections } = pageText("privacy");
  expect(title).toBe("Privacy and Refund Policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText("August 28, 2025");

  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(links).toHaveText(sections.map(({ heading }) => heading));
  for (const [index, { id, heading }] of sections.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(`/privacy#${id}`);
    const title = page.getByRole("heading", { level: 2, name: heading, exact: true });
    await expect(title).toBeInViewport();
  }
});

test("/contact has the telephone and e-mail as links, the hours and the response time", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const phone = main.getByRole("link", { name: studio.phone, exact: true });
  await expect(phone.first()).toHaveAttribute("href", `tel:${studio.phone.replace(/\s/g, "")}`);
  const email = main.getByRole("link", { name: studio.email, exact: true });
  await expect(email.first()).toHaveAttribute("href", `mailto:${studio.email}`);
  await expect(main.getByText(studio.hours, { exact: true })).toBeVisible();
  await expect(main.getByText(studio.responseTime, { exact: true })).toBeVisible();
});

function heading(page: Page, question: string): Locator {
  return page.getByRole("heading", { level: 2, name: question, exact: true });
}

/** Of all answers, those to these questions are seen. */
async function expectOpen(page: Page, open: string[]): Promise<void> {
  for (const { question, answer } of faqs.questions) {
    for (const paragraph of answer) {
      const words = page.getByText(paragraph, { exact: true });
      await expect(words, question).toBeVisible({ visible: open.includes(question) });
    }
  }
}

async function expectText(page: Page, words: ReturnType<typeof pageText>): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    words.sections.map(({ heading }) => heading),
  );
  for (const paragraph of [...words.intro, ...words.sections.flatMap((each) => each.paragraphs)]) {
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  }
}
