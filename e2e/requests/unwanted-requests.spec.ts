import type { Locator } from "@playwright/test";
import {
  choosePhotographs,
  contactCase,
  expectAnswers,
  fillIn,
  formCases,
  openForm,
  sendForm,
} from "../form-cases";
import { pass } from "../stopped-clock";
import { expect, test } from "./fixtures";

const { failure, confirmation } = contactCase.form;

test("a second message within ten seconds is held back, and loses nothing", async ({
  page,
  emailService,
  inbox,
}) => {
  await page.clock.install({ time: new Date("2026-01-05T09:00:00") });
  const form = await openForm(page, contactCase);
  await page.clock.pauseAt(new Date("2026-01-05T09:05:00"));
  await fillIn(form, contactCase);
  await sendForm(page, contactCase);
  await expect(form.getByText(confirmation.heading)).toBeVisible();
  expect(await inbox.waitForEmails(1)).toHaveLength(1);

  const second = { ...contactCase.answers, subject: "Roses" };
  await fillIn(form, contactCase, second);
  await sendForm(page, contactCase);
  // It tries again by itself, which is still too early.
  await expect(form.getByText("Trying again...")).toBeVisible();
  for (const wait of [1000, 2000, 4000]) {
    await expect(form.getByRole("alert")).toBeHidden();
    await pass(page, wait);
  }
  const alert = form.getByRole("alert");
  await expect(alert.getByText(failure, { exact: true })).toBeVisible();
  await expect(alert).toContainText("Please wait a minute, then send it again.");
  await expectAnswers(form, contactCase, second);
  expect(emailService.received).toHaveLength(1);

  await pass(page, 3000);
  await sendForm(page, contactCase);
  await expect(form.getByText(confirmation.heading)).toBeVisible();
  const [, email] = await inbox.waitForEmails(2);
  expect(email?.text).toContain("Roses");
});

for (const formCase of formCases) {
  test(`${formCase.slug}: what fills in the box that people do not meet is held back once`, async ({
    page,
    emailService,
  }) => {
    const form = await openForm(page, formCase);
    await fillIn(form, formCase);
    await choosePhotographs(form, formCase);
    await fillInAsProgram(form.getByLabel("Leave this empty"));
    await sendForm(page, formCase);
    await expect(page.getByText(formCase.form.failure, { exact: true })).toBeVisible();
    await expectAnswers(form, formCase);
    expect(emailService.received).toEqual([]);

    // A person whose browser was to blame has no need to know.
    await sendForm(page, formCase);
    await expect(page.getByText(formCase.form.confirmation.heading)).toBeVisible();
    expect(emailService.received).toHaveLength(1);
    const posted = emailService.received[0]?.fields ?? [];
    expect(posted.map(({ name }) => name)).not.toContain("website");
    expect(JSON.stringify(posted)).not.toContain("spam.example");
  });
}

async function fillInAsProgram(honeypot: Locator): Promise<void> {
  await honeypot.evaluate((box) => {
    if (box instanceof HTMLInputElement) box.value = "https://spam.example";
  });
}
