import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { pagePaths } from "../../src/paths";
import { expectNoBarriers, widths } from "../barriers";
import { readForm, studio } from "../content";
import { field, openOrderForm, orderFormOn, sendOrder } from "../order-form";
import { expect, test } from "./fixtures";
import { twoPhotographs, typedAnswers } from "./order-answers";

const confirmations = {
  order: readForm("order-details").confirmation,
  contact: readForm("contact").confirmation,
};
const answers = {
  deceased_name: "Zoë & Søn #1, 100%",
  content_details: "The Lord’s my shepherd\nCrimond 🌷",
  email: typedAnswers.email,
};

test("home confirms an order under the reference that the studio has", async ({ page, inbox }) => {
  await fillInAndSend(page);
  const [email] = await inbox.waitForEmails(1);
  const reference = await referenceOf(confirmation(page));
  expect(email?.subject).toContain(`(${reference})`);
  for (const step of confirmations.order.next) {
    await expect(confirmation(page).getByText(step, { exact: true })).toBeVisible();
  }

  await page.reload();
  expect(await referenceOf(confirmation(page))).toBe(reference);
  await page.goto(pagePaths.about);
  await expect(page.getByText(reference)).toBeHidden();
  await page.goto(pagePaths.home);
  expect(await referenceOf(confirmation(page))).toBe(reference);
});

test("what was sent can be looked at and saved", async ({ page, inbox }) => {
  await fillInAndSend(page);
  const [email] = await inbox.waitForEmails(1);
  const sent = withLineFeeds(email?.text ?? "").trim();
  const reference = await referenceOf(confirmation(page));

  await confirmation(page).getByText("What you sent", { exact: true }).click();
  for (const answer of Object.values(answers)) {
    await expect(confirmation(page).getByText(answer)).toBeVisible();
  }

  const downloading = page.waitForEvent("download");
  await confirmation(page).getByRole("link", { name: "Save a copy" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`request-${reference}.txt`);
  const saved = await readFile(await download.path(), "utf8");
  expect(saved.replace(/^\ufeff/, "")).toBe(sent);
});

test("what was sent can be printed, without the page around it", async ({ page }) => {
  await fillInAndSend(page);
  const reference = await referenceOf(confirmation(page));
  await confirmation(page).getByRole("button", { name: "Print a copy" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(visibleText(page, `Your reference: ${reference}`)).toHaveCount(1);
  await expect(visibleText(page, studio.name)).toHaveCount(1);
  await expect(visibleText(page, answers.content_details)).toHaveCount(1);
  await expect(page.locator("main, header, footer").filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Control");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(visibleText(page, `Your reference: ${reference}`)).toHaveCount(1);
});

test("it is gone for good once dismissed", async ({ page }) => {
  await fillInAndSend(page);
  await confirmation(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(confirmation(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeFocused();
  await page.reload({ waitUntil: "networkidle" });
  await expect(confirmation(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    answers.email,
  );
});

test("another tab knows nothing of it", async ({ page, context }) => {
  await fillInAndSend(page);
  await expect(confirmation(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(pagePaths.home, { waitUntil: "networkidle" });
  await expect(confirmation(other)).toBeHidden();
  // The time alone, for the limit on how often something is sent.
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual(["last-request-sent"]);
});

test("its code is fetched only where there is something to show", async ({ page }) => {
  const scripts = async () => {
    const urls = new Set<string>();
    const note = (request: { url(): string }) => urls.add(request.url());
    page.on("request", note);
    await page.goto(pagePaths.home, { waitUntil: "networkidle" });
    page.off("request", note);
    return [...urls].filter((url) => url.endsWith(".js"));
  };
  const without = await scripts();
  await fillInAndSend(page);
  const withOne = await scripts();
  await expect(confirmation(page)).toBeVisible();
  expect(withOne.length).toBeGreaterThan(without.length);
});

test("it has no barriers", async ({ page }) => {
  await fillInAndSend(page);
  await confirmation(page).getByText("What you sent", { exact: true }).click();
  await expect(page.getByText("Request submitted successfully!")).toHaveCount(0);
  await expectNoBarriers(page, widths);
});

test("the contact form confirms a message where it was sent", async ({ page, inbox }) => {
  const form = await openContactForm(page);
  await form.getByRole("button", { name: "Send message" }).click();

  const thanks = form.getByRole("region", { name: confirmations.contact.heading });
  const heading = thanks.getByRole("heading", { name: confirmations.contact.heading });
  await expect(heading).toBeFocused();
  await expect(thanks).toBeInViewport();
  const [email] = await inbox.waitForEmails(1);
  expect(email?.subject).toContain(await referenceOf(thanks));
  await expect(page.getByText("Message sent successfully!")).toHaveCount(0);
  await expectNoBarriers(page, widths);

  await thanks.getByRole("button", { name: "Dismiss" }).click();
  await expect(thanks).toBeHidden();
  await expect(form.getByRole("heading", { name: "Send us a message" })).toBeFocused();
  await page.goto(pagePaths.home, { waitUntil: "networkidle" });
  await expect(page.getByText(confirmations.contact.heading)).toBeHidden();
});

test("after a failure the details can be copied or written as an e-mail", async ({
  page,
  context,
  emailService,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  emailService.behaviour = { status: 400, text: "The template ID not found" };
  await openOrderForm(page);
  await fillIn(page);
  const [photograph] = await twoPhotographs();
  await field(page, "photos").setInputFiles(photograph);
  const text = await orderFormOn(page).locator('[name="request_text"]').inputValue();
  await sendOrder(page);

  const form = orderFormOn(page);
  await expect(form.getByText("attach them to the e-mail yourself")).toBeVisible();
  await form.getByRole("button", { name: "Copy my details" }).click();
  await expect(form.getByText("Copied. You can paste it")).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(withLineFeeds(clipboard)).toBe(withLineFeeds(text));

  const link = form.getByRole("link", { name: "Write it as an e-mail" });
  const email = new URL((await link.getAttribute("href")) ?? "");
  expect(email.pathname).toBe(studio.email);
  expect(email.searchParams.get("subject")).toContain(answers.deceased_name);
  expect(withLineFeeds(email.searchParams.get("body") ?? "")).toBe(withLineFeeds(text));
  await expectNoBarriers(page, widths);
});

test("where copying is refused the details can be copied by hand", async ({
  page,
  emailService,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  emailService.behaviour = { status: 400, text: "The template ID not found" };
  await page.goto(pagePaths.bespoke);
  const form = page.getByRole("form", { name: readForm("bespoke").heading });
  await expect(form).toHaveAttribute("novalidate");
  await form.getByLabel("Full name").fill("Ben Sample");
  await form.getByLabel("E-mail address").fill("ben@example.com");
  await form.getByLabel("Telephone number").fill("01632 960 002");
  await form.getByLabel("What you have in mind").fill("A lighthouse at evening.");
  await form.getByRole("button", { name: readForm("bespoke").submitLabel }).click();

  await form.getByRole("button", { name: "Copy my details" }).click();
  const box = form.getByRole("textbox", { name: /copy by hand/ });
  await expect(box).toBeFocused();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain("A lighthouse at evening.");
  await expectNoBarriers(page, widths);
});

async function fillInAndSend(page: Page): Promise<void> {
  await openOrderForm(page);
  await fillIn(page);
  await sendOrder(page);
  await expect(page).toHaveURL(pagePaths.home);
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await field(page, name).fill(answer);
  }
}

async function openContactForm(page: Page): Promise<Locator> {
  await page.goto(pagePaths.contact);
  const form = page.getByRole("form", { name: "Send us a message" });
  await expect(form).toHaveAttribute("novalidate");
  await form.getByLabel("Name").fill("Ann Sample");
  await form.getByLabel("Email Address").fill("ann@example.com");
  await form.getByLabel("Subject").fill("Lilies");
  await form.getByLabel("Message", { exact: true }).fill("Do you have lilies in white?");
  return form;
}

function confirmation(page: Page): Locator {
  return page.getByRole("region", { name: confirmations.order.heading });
}

async function referenceOf(thanks: Locator): Promise<string> {
  return thanks.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
}

function visibleText(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true });
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
