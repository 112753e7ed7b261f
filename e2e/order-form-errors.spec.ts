import { expect, type Locator, type Page, test } from "@playwright/test";
import { choice, field, openOrderForm, orderFormOn, sendButton, sendOrder } from "./order-form";

const wrongAnswers = {
  email: "not an address",
  quantity: "sixty",
  age: "eighty",
  qr_link: "tribute page",
};

let requests: string[];

test.beforeEach(async ({ page }) => {
  requests = [];
  await page.route("**/email/send-form", (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await openOrderForm(page);
});

test("wrong answers are listed, each with a link to its field", async ({ page }) => {
  await sendWrongAnswers(page);
  const summary = errorSummary(page);
  await expect(summary.getByRole("heading")).toHaveText("There is a problem");
  await expect(page.locator(":focus")).toContainText("There is a problem");
  await expect(page).toHaveTitle(/^Error: /);

  await expect(summary.getByRole("link")).toHaveCount(Object.keys(wrongAnswers).length);
  for (const [name, answer] of Object.entries(wrongAnswers)) {
    const control = field(page, name);
    await expect(control).toHaveValue(answer);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    const link = summary.locator(`a[href="#${name}"]`);
    const [message = ""] = await link.allTextContents();
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${escaped(message)}`));
    await link.click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
  }
  expect(requests).toEqual([]);
});

test("a date that is half typed is not dropped in silence", async ({ page }) => {
  const date = field(page, "dod");
  await date.focus();
  await page.keyboard.type("0203");
  await expect(date).toHaveValue("");
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole("link")).toHaveText([
    "Enter the whole date or time, or clear it",
  ]);
  await date.fill("2026-02-03");
  await expect(date).toHaveAttribute("aria-invalid", "false");
});

test("a year of two figures is asked for in full", async ({ page }) => {
  await field(page, "dob").fill("0045-03-08");
  await sendButton(page).click();
  await expect(field(page, "dob")).toHaveAccessibleDescription(/Enter the year in full, like 1945/);
  expect(requests).toEqual([]);
});

test("a message goes when its answer is put right", async ({ page }) => {
  await sendWrongAnswers(page);
  await field(page, "email").fill("mary@example.com");
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "email")).not.toHaveAccessibleDescription(/Error/);
  await expect(field(page, "age")).toHaveAccessibleDescription(/Error/);

  await field(page, "quantity").fill("60");
  await field(page, "age").fill("84");
  await choice(page, "qr_required", "No").check();
  await sendOrder(page);
  await expect(page.getByText("There is a problem")).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

function errorSummary(page: Page): Locator {
  return orderFormOn(page).getByRole("alert").filter({ hasText: "There is a problem" });
}

async function sendWrongAnswers(page: Page): Promise<void> {
  await choice(page, "qr_required", "Yes").check();
  for (const [name, answer] of Object.entries(wrongAnswers)) {
    await field(page, name).fill(answer);
  }
  await sendButton(page).click();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
