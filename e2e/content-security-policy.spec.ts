import { test as base, expect, type Page } from "@playwright/test";
import { localEmailSettings } from "../scripts/local-services/settings";
import { pagePaths } from "../src/paths";
import { builtPaths } from "./built-paths";
import { readForm } from "./content";
import { openCompletely } from "./page-kinds";

declare global {
  interface Window {
    smuggled?: boolean;
  }
}

/** A test that knows what the browser refused because of the policy, and every origin it asked. */
const test = base.extend<{ refused: string[]; origins: Set<string> }>({
  refused: async ({ page }, use) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|CSP/i.test(message.text())) {
        refused.push(`${page.url()}: ${message.text()}`);
      }
    });
    await use(refused);
  },
  origins: async ({ page }, use) => {
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await use(origins);
  },
});

for (const part of [0, 1, 2, 3]) {
  const paths = builtPaths.filter((_, index) => index % 4 === part);
  test(`nothing is refused on any page, part ${part + 1} of 4`, async ({
    page,
    refused,
    origins,
    baseURL,
  }) => {
    for (const path of [...paths, `/no-such-page-${part}`]) {
      await openCompletely(page, path);
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
    }
    expect(refused).toEqual([]);
    expect([...origins]).toEqual([baseURL]);
  });
}

test("nothing is refused to what moves, opens or changes the look", async ({
  page,
  refused,
  origins,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Next template", exact: true }).click();
  await page.getByRole("button", { name: "Light or dark", exact: true }).click();
  // Before the script has taken over, choosing does nothing.
  await expect(async () => {
    const dark = page.getByRole("radio", { name: "Dark", exact: true });
    await dark.check({ timeout: 500 });
    await expect(dark).toBeChecked({ timeout: 500 });
  }).toPass();
  await page.getByRole("contentinfo").locator(`a[href="${pagePaths.faqs}"]`).click();
  await expect(page).toHaveURL(pagePaths.faqs);
  expect(refused).toEqual([]);
  expect([...origins]).toEqual([baseURL]);
});

test("sending a request reaches the e-mail service alone, and its notices are shown", async ({
  page,
  refused,
  origins,
  baseURL,
}) => {
  const form = readForm("bespoke");
  await page.route("**/email/send-form", (route) => route.fulfill({ body: "OK" }));
  await page.goto(pagePaths.bespoke);
  const element = page.getByRole("form", { name: form.heading, exact: true });
  await expect(element).toHaveAttribute("novalidate");
  await element.getByRole("button", { name: form.submitLabel, exact: true }).click();
  await expect(element.getByRole("alert")).toBeVisible();

  for (const { name, label } of form.sections.flatMap((section) => section.fields)) {
    const answer = name === "email" ? "ann@example.com" : "01632 960 001";
    await element.getByLabel(label, { exact: true }).fill(answer);
  }
  expect([...origins]).toEqual([baseURL]);
  await element.getByRole("button", { name: form.submitLabel, exact: true }).click();
  await expect(page.getByText(form.success, { exact: true })).toBeVisible();
  expect(refused).toEqual([]);
  expect([...origins]).toEqual([baseURL, localEmailSettings.GATSBY_EMAILJS_ORIGIN]);
});

test("an inline script that is slipped into a page does not run", async ({ page, refused }) => {
  await page.goto(pagePaths.about);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.smuggled = true";
    document.body.append(script);
  });
  await expect.poll(() => refused.join()).toContain("inline script");
  expect(await page.evaluate(() => window.smuggled)).toBeUndefined();
});

for (const [what, markup, complaint] of [
  ["a script", "<script>window.smuggled = true</script>", "inline script"],
  ["a handler", '<img src="/none.png" alt="" onerror="window.smuggled = true">', "event handler"],
  [
    "a script link",
    '<a id="trap" href="javascript:window.smuggled = true">Go</a>',
    "JavaScript URL",
  ],
] as const) {
  test(`${what} that is written into the HTML does not run`, async ({ page, refused }) => {
    await openWithMarkup(page, markup);
    const trap = page.locator("#trap");
    if (await trap.count()) await trap.click();
    await expect.poll(() => refused.join()).toContain(complaint);
    expect(await page.evaluate(() => window.smuggled)).toBeUndefined();
  });
}

for (const [what, markup] of [
  ["script", '<script src="https://elsewhere.example/a.js"></script>'],
  ["picture", '<img src="https://elsewhere.example/a.png" alt="">'],
  ["frame", '<iframe src="https://elsewhere.example/" title="Elsewhere"></iframe>'],
  ["style sheet", '<link rel="stylesheet" href="https://elsewhere.example/a.css">'],
] as const) {
  test(`a ${what} from elsewhere is not asked for`, async ({ page, refused }) => {
    const asked: string[] = [];
    await page.route("https://elsewhere.example/**", (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openWithMarkup(page, markup);
    await expect.poll(() => refused.join()).toContain("elsewhere.example");
    expect(asked).toEqual([]);
  });
}

test("the site cannot be shown in a frame", async ({ page }) => {
  await page.route("**/framing", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${pagePaths.about}" title="Framed"></iframe>`,
    }),
  );
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/framing");
  expect((await failed).failure()?.errorText).toBe("net::ERR_BLOCKED_BY_RESPONSE");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
});

/** As if somebody had altered the page, but not the headers that come with it. */
async function openWithMarkup(page: Page, markup: string): Promise<void> {
  await page.route(`**${pagePaths.about}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<body[^>]*>/, `$&${markup}`) });
  });
  await page.goto(pagePaths.about);
}
