import { expect, type Page, test } from "@playwright/test";
import { orderLabel } from "./content";
import { choice, field, openOrderForm, readBackSheet, rightButton, sendButton } from "./order-form";

const answers = {
  quantity: "6000",
  deceased_name: "Margaret Ellen Hartley",
  dob: "1941-03-08",
  dod: "1926-01-02",
  age: "84",
  service_date: "2026-02-28",
  service_time: "14:30",
  venue: "St Mary’s Church, Hexham",
  front_page_info: "In Loving Memory of\nMargret Ellen Hartley\nFriday 28th February at 2.30pm",
};

const asPrinted = [
  "Margaret Ellen Hartley",
  "Saturday 8 March 1941",
  "Saturday 2 January 1926",
  "84",
  "Saturday 28 February 2026",
  "2.30 pm",
  "St Mary’s Church, Hexham",
  answers.front_page_info,
  "6,000",
];

const questions = [
  "The date of death is before the date of birth. Is one of them mistyped?",
  "This day has passed.",
  "This would be printed as “Margret”, and “Margaret” is in the name.",
  "Your words say Friday, but 28 February 2026 is a Saturday.",
  "6,000 is a great many. Is it the right number?",
];

let requests: string[];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-03-02T12:00:00");
  requests = [];
  await page.route("**/email/send-form", (route) => {
    requests.push(route.request().postData() ?? "");
    return route.fulfill({ status: 200, body: "OK" });
  });
});

test("names and dates are read back as they will be printed, before anything is sent", async ({
  page,
}) => {
  await openSheet(page);
  const sheet = readBackSheet(page);
  await expect(sheet.getByRole("heading")).toBeFocused();
  for (const text of asPrinted) {
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  }
  for (const question of questions) {
    await expect(sheet.getByText(question)).toBeVisible();
  }
  await expect(sheet.getByText("Please check:")).toHaveCount(questions.length);
  await expect(sheet.getByText(asPrinted[0] ?? "", { exact: true })).toHaveCSS("font-size", "26px");
  expect(requests).toEqual([]);

  await rightButton(page).click();
  await expect(page).toHaveURL("/");
  expect(requests).toHaveLength(1);
});

test("each answer leads to its field", async ({ page }) => {
  await openSheet(page);
  for (const name of Object.keys(answers)) {
    const change = { name: `Change ${orderLabel(name)}`, exact: true };
    await readBackSheet(page).getByRole("button", change).click();
    await expect(readBackSheet(page)).toBeHidden();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toBeInViewport();
    await sendButton(page).click();
  }
  expect(requests).toEqual([]);
});

for (const [how, leave] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  [
    "Go back",
    (page: Page) => page.getByRole("button", { name: "Go back and change something" }).click(),
  ],
] as const) {
  test(`${how} leads back to the form as it was`, async ({ page }) => {
    await openSheet(page);
    await leave(page);
    await expect(readBackSheet(page)).toBeHidden();
    await expect(sendButton(page)).toBeFocused();
    await expect(sendButton(page)).toBeInViewport();
    for (const [name, answer] of Object.entries(answers)) {
      await expect(field(page, name)).toHaveValue(answer);
    }
    expect(requests).toEqual([]);

    await sendButton(page).click();
    await expect(rightButton(page)).toBeVisible();
  });
}

test("an order without anything of the kind is sent at once", async ({ page }) => {
  await openOrderForm(page);
  await choice(page, "proof", "Email").check();
  await field(page, "email").fill("mary@example.com");
  await sendButton(page).click();
  await expect(page).toHaveURL("/");
  expect(requests).toHaveLength(1);
});

test("the sheet is fetched when the visitor begins, and not before", async ({ page }) => {
  const withSheet: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    if ((await response.text()).includes("Please read this once more")) {
      withSheet.push(response.url());
    }
  });
  await openOrderForm(page);
  await page.waitForLoadState("networkidle");
  expect(withSheet).toEqual([]);
  await field(page, "deceased_name").fill(answers.deceased_name);
  await expect.poll(() => withSheet).toHaveLength(1);
});

test("a lost line before the sheet has come does not keep the order back", async ({ page }) => {
  await openOrderForm(page);
  await page.route(/\.js$/, (route) => route.abort());
  await field(page, "deceased_name").fill(answers.deceased_name);
  await sendButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await expect(readBackSheet(page)).toBeHidden();
});

test("a slow line before the sheet has come does not keep the order back for long", async ({
  page,
}) => {
  await page.clock.install();
  await openOrderForm(page);
  await page.route(/\.js$/, () => new Promise(() => undefined));
  const asked = page.waitForRequest(/\.js$/);
  await field(page, "deceased_name").fill(answers.deceased_name);
  await asked;
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(requests).toHaveLength(1);
  }).toPass();
});

test("on a small phone with text of 200% the sheet scrolls inside, and not sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page);
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  const { left, right, sideways } = await readBackSheet(page).evaluate((sheet) => ({
    left: sheet.getBoundingClientRect().left,
    right: sheet.getBoundingClientRect().right,
    sideways: sheet.scrollWidth - sheet.clientWidth,
  }));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(sideways).toBe(0);
  await rightButton(page).scrollIntoViewIfNeeded();
  await expect(rightButton(page)).toBeInViewport({ ratio: 1 });
});

/** Fills in an order with a few mistakes and presses Send. */
async function openSheet(page: Page): Promise<void> {
  await openOrderForm(page);
  for (const [name, answer] of Object.entries(answers)) {
    await field(page, name).fill(answer);
  }
  await sendButton(page).click();
  await expect(readBackSheet(page)).toBeVisible();
}
