import type { Locator, Page } from "@playwright/test";
import { pagePaths } from "../../src/paths";
import { readForm } from "../content";
import { expect, test } from "./fixtures";

const requestSent = "Request submitted successfully! Our team will contact you soon.";

const enquiries = [
  {
    path: pagePaths.contact,
    form: readForm("contact"),
    answers: {
      firstName: "Ann Sample",
      email: "ann@example.com",
      phone: "01632 960 001",
      subject: "A question <b>about</b> lilies",
      message: "Do you have lilies in white?\nMy mother grew them.",
    },
    required: ["firstName", "email", "subject", "message"],
    success: "Message sent successfully!",
    failure: "Failed to send Message, please try again.",
    isAlert: true,
    ends: pagePaths.contact,
  },
  ...[pagePaths.bespoke, pagePaths.bespokeRequest].map((path) => ({
    path,
    form: readForm("bespoke"),
    answers: {
      full_name: "Ben Sample",
      company: "Sample and Daughters",
      email: "ben@example.com",
      phone: "01632 960 002",
      design_request: "A lighthouse at evening.\nHe kept one for thirty years.",
    },
    required: ["full_name", "email", "phone", "design_request"],
    success: requestSent,
    failure: "Something went wrong, please try again later.",
    isAlert: false,
    ends: pagePaths.home,
  })),
];

for (const { path, form, answers, required, success, failure, isAlert, ends } of enquiries) {
  test(`${path} sends every answer to the studio's inbox`, async ({ page, inbox }) => {
    const element = await openForm(page, path, form.heading);
    await fillIn(element, form, answers);
    await element.getByRole("button", { name: form.submitLabel, exact: true }).click();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(ends);

    const [email] = await inbox.waitForEmails(1);
    for (const answer of Object.values(answers)) {
      expect(email?.text).toContain(answer);
    }
    expect(email?.replyTo[0]?.address).toBe(answers.email);
    if (ends === path) {
      await expect(element.getByLabel(labelOf(form, "email"), { exact: true })).toHaveValue("");
    }
  });

  test(`${path} asks for what it needs, and loses nothing when sending fails`, async ({
    page,
    emailService,
    inbox,
  }) => {
    const element = await openForm(page, path, form.heading);
    const send = element.getByRole("button", { name: form.submitLabel, exact: true });
    await send.click();
    const links = element.getByRole("alert").getByRole("link");
    await expect(links).toHaveCount(required.length);
    for (const name of required) {
      await expect(element.getByRole("alert").locator(`a[href="#${name}"]`)).toBeVisible();
    }

    await fillIn(element, form, answers);
    emailService.behaviour = { status: 500, text: "Internal Server Error" };
    await send.click();
    const message = page.getByText(failure, { exact: true });
    await expect(message).toBeVisible();
    await expect(element.getByText(failure, { exact: true })).toHaveCount(isAlert ? 1 : 0);
    for (const [name, answer] of Object.entries(answers)) {
      await expect(element.getByLabel(labelOf(form, name), { exact: true })).toHaveValue(answer);
    }

    emailService.behaviour = "accept";
    await send.click();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(await inbox.waitForEmails(1)).toHaveLength(1);
  });
}

async function openForm(page: Page, path: string, heading: string): Promise<Locator> {
  await page.goto(path);
  const element = page.getByRole("form", { name: heading, exact: true });
  await expect(element).toHaveAttribute("novalidate");
  return element;
}

async function fillIn(
  element: Locator,
  form: ReturnType<typeof readForm>,
  answers: Record<string, string>,
): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await element.getByLabel(labelOf(form, name), { exact: true }).fill(answer);
  }
}

function labelOf(form: ReturnType<typeof readForm>, name: string): string {
  const fields = form.sections.flatMap((section) => section.fields);
  const label = fields.find((field) => field.name === name)?.label;
  if (label === undefined) throw new Error(`The form has no field ${name}.`);
  return label;
}
