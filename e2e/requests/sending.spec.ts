import type { Page } from "@playwright/test";
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
const outOfOrder = { status: 500, text: "Internal Server Error" };

const answers = {
  deceased_name: typedAnswers.deceased_name,
  service_date: typedAnswers.service_date,
  content_details: typedAnswers.content_details,
  email: typedAnswers.email,
};

test("trouble that passes is got over, under one reference", async ({
  page,
  emailService,
  inbox,
}) => {
  await fillIn(page);
  const id = await submissionId(page);
  emailService.behaviour = outOfOrder;
  await sendOrder(page);
  await expect(page.getByText("Trying again...", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();

  emailService.behaviour = "accept";
  await expectSuccess(page);

  expect(await inbox.waitForEmails(1)).toHaveLength(1);
  expect(emailService.received.length).toBeGreaterThan(1);
  for (const form of emailService.received) {
    expect(fieldValue(form, "submission_id")).toBe(id);
  }
});

test("trying again can be cancelled", async ({ page, emailService, inbox }) => {
  const photographs = await fillIn(page);
  emailService.behaviour = outOfOrder;
  await sendOrder(page);
  await expect(page.getByText("Trying again...", { exact: true })).toBeVisible();

  await orderFormOn(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText(/^Sending was stopped/)).toBeVisible();
  await expectNothingLost(page, photographs);
  await expect(page.getByRole("alert").filter({ hasText: failure })).toHaveCount(0);

  emailService.behaviour = "accept";
  await sendOrder(page);
  await expectSuccess(page);
  expect(await inbox.waitForEmails(1)).toHaveLength(1);
});

test("without a connection nothing is tried, and that is said", async ({
  page,
  context,
  emailService,
}) => {
  const photographs = await fillIn(page);
  await context.setOffline(true);
  await sendOrder(page);
  await expectFailure(page, photographs);
  await expect(page.getByText(/^You seem to have no connection/)).toBeVisible();
  expect(emailService.received).toEqual([]);

  await context.setOffline(false);
  await sendOrder(page);
  await expectSuccess(page);
});

test("after a failure and a reload it is still the same request", async ({
  page,
  emailService,
}) => {
  await fillIn(page);
  const id = await submissionId(page);
  emailService.behaviour = { status: 400, text: "The template ID not found" };
  await sendOrder(page);
  await expect(page.getByText(failure, { exact: true })).toBeVisible();

  await page.reload();
  await expect(field(page, "deceased_name")).toHaveValue(answers.deceased_name);
  emailService.behaviour = "accept";
  await sendOrder(page);
  await expectSuccess(page);

  expect(emailService.received.map((form) => fieldValue(form, "submission_id"))).toEqual([id, id]);
});

test("what was sent is not brought back", async ({ page }) => {
  await fillIn(page);
  const id = await submissionId(page);
  await sendOrder(page);
  await expectSuccess(page);

  await openOrderForm(page);
  await expect(orderFormOn(page).locator('[name="submission_id"]')).not.toHaveValue(id);
  await expect(page.getByText(/^We have put back/)).toHaveCount(0);
  await expect(field(page, "deceased_name")).toHaveValue("");
});

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
  await expect(page.getByText(/^It may have reached us all the same/)).toBeVisible();

  emailService.behaviour = "accept";
  await sendOrder(page);
  await expectSuccess(page);
  expect(emailService.received.map((form) => fieldValue(form, "submission_id"))).toEqual([id, id]);
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
  await expect(alert.getByText(failure, { exact: true })).toBeVisible();
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: studio.phone })).toHaveAttribute("href", /^tel:/);
  const email = alert.getByRole("link", { name: studio.email });
  await expect(email).toHaveAttribute("href", `mailto:${studio.email}`);
  await expectNothingLost(page, photographs);
  await expect(sendButton(page)).toBeEnabled();
}

async function expectNothingLost(page: Page, photographs: Photograph[]): Promise<void> {
  await expectPreset(page, chosenTemplate);
  for (const [name, answer] of Object.entries(answers)) {
    await expect(field(page, name)).toHaveValue(answer);
  }
  await expect(chosenPhotographs(page)).toHaveCount(photographs.length);
  for (const { name } of photographs) {
    await expect(chosenPhotographs(page).filter({ hasText: name })).toBeVisible();
  }
}

async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(pagePaths.home);
}

/** The reference that goes with every try. */
async function submissionId(page: Page): Promise<string> {
  const input = orderFormOn(page).locator('[name="submission_id"]');
  await expect(input).not.toHaveValue("");
  return input.inputValue();
}
