import type { Page } from "@playwright/test";
import type { EmailService } from "../../scripts/local-services/email-service";
import { fieldValue } from "../../scripts/local-services/posted-form";
import { choosePath, pagePaths } from "../../src/paths";
import { studio } from "../content";
import {
  chosenPhotographs,
  expectPreset,
  field,
  openOrderForm,
  orderFormOn,
  sendButton,
  sendOrder,
} from "../order-form";
import type { Photograph } from "../photographs";
import { expect, test } from "./fixtures";
import { chosenTemplate, twoPhotographs, typedAnswers } from "./order-answers";

const failure = "Failed to send order, please try again.";
const success = "Request submitted successfully! Our team will contact you soon.";
/** The site may try a few times by itself before it says that sending failed. */
const patience = { timeout: 30_000 };

const answers = {
  deceased_name: typedAnswers.deceased_name,
  service_date: typedAnswers.service_date,
  content_details: typedAnswers.content_details,
  email: typedAnswers.email,
};

const failures: Record<string, (service: EmailService) => void | Promise<void>> = {
  "cannot be reached": (service) => service.stop(),
  "breaks off the connection": (service) => {
    service.behaviour = "drop";
  },
};
for (const [status, text] of [
  [400, "The template ID not found"],
  [413, "The attachments size limit"],
  [429, "Too many requests"],
  [500, "Internal Server Error"],
] as const) {
  failures[`answers ${status}`] = (service) => {
    service.behaviour = { status, text };
  };
}

for (const [what, begin] of Object.entries(failures)) {
  test(`the e-mail service ${what}: nothing is lost, and sending again succeeds`, async ({
    page,
    emailService,
    inbox,
  }) => {
    const photographs = await fillIn(page);
    const id = await submissionId(page);
    await begin(emailService);
    await sendOrder(page);
    await expectFailure(page, photographs);

    emailService.behaviour = "accept";
    if (!emailService.isRunning) await emailService.start();
    await sendOrder(page);
    await expectSuccess(page);

    expect(await inbox.emails()).toHaveLength(1);
    expect(emailService.received.at(-1)?.files).toHaveLength(photographs.length);
    for (const form of emailService.received) {
      expect(fieldValue(form, "submission_id")).toBe(id);
    }
  });
}

test("the e-mail service never answers: the wait ends after a minute", async ({
  page,
  emailService,
}) => {
  await page.clock.install();
  const photographs = await fillIn(page);
  const id = await submissionId(page);
  emailService.behaviour = { delayMs: 10 * 60_000 };
  await sendOrder(page);
  await expect.poll(() => emailService.received.length).toBe(1);
  await expect(page.getByRole("alert").filter({ hasText: failure })).toBeHidden();
  await page.clock.fastForward(61_000);
  await expectFailure(page, photographs);

  emailService.behaviour = "accept";
  await sendOrder(page);
  await expectSuccess(page);
  expect(emailService.received.map((form) => fieldValue(form, "submission_id"))).toEqual([id, id]);
});

test("a slow answer is waited for, and meanwhile nothing can be sent twice", async ({
  page,
  emailService,
  inbox,
}) => {
  await fillIn(page);
  emailService.behaviour = { delayMs: 3000 };
  await sendOrder(page);
  const button = orderFormOn(page).getByRole("button", { name: "Submitting...", exact: true });
  await expect(button).toBeDisabled();
  await expectSuccess(page);
  expect(await inbox.emails()).toHaveLength(1);
});

async function fillIn(page: Page): Promise<Photograph[]> {
  const { id, category } = chosenTemplate;
  const photographs = await twoPhotographs();
  await openOrderForm(page, choosePath({ id, section: category.section }));
  for (const [name, answer] of Object.entries(answers)) {
    await field(page, name).fill(answer);
  }
  await field(page, "photos").setInputFiles(photographs);
  return photographs;
}

async function expectFailure(page: Page, photographs: Photograph[]): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: failure });
  await expect(alert.getByText(failure, { exact: true })).toBeVisible(patience);
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: studio.phone })).toHaveAttribute("href", /^tel:/);
  const email = alert.getByRole("link", { name: studio.email });
  await expect(email).toHaveAttribute("href", `mailto:${studio.email}`);

  await expectPreset(page, chosenTemplate);
  for (const [name, answer] of Object.entries(answers)) {
    await expect(field(page, name)).toHaveValue(answer);
  }
  await expect(chosenPhotographs(page)).toHaveCount(photographs.length);
  for (const { name } of photographs) {
    await expect(chosenPhotographs(page).filter({ hasText: name })).toBeVisible();
  }
  await expect(sendButton(page)).toBeEnabled();
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByText(success, { exact: true })).toBeVisible(patience);
  await expect(page).toHaveURL(pagePaths.home);
}

/** The reference that goes with every try. */
async function submissionId(page: Page): Promise<string> {
  const input = orderFormOn(page).locator('[name="submission_id"]');
  await expect(input).not.toHaveValue("");
  return input.inputValue();
}
