import type { Browser, Locator, Page } from "@playwright/test";
import type { EmailService } from "../../scripts/local-services/email-service";
import { fieldValue } from "../../scripts/local-services/posted-form";
import { pagePaths } from "../../src/paths";
import {
  bespokeCase,
  choosePhotographs,
  contactCase,
  expectAnswers,
  type FormCase,
  fieldsOf,
  fillIn,
  formCases,
  openForm,
  orderCase,
  secondBespokeCase,
  sendButton,
  sendForm,
  weddingCase,
} from "../form-cases";
import { expect, test } from "./fixtures";

/** What the specification's error catalogue says of each form. */
const catalogue = new Map([
  [orderCase.slug, { failure: "Failed to send order, please try again.", saidBy: "alert" }],
  [weddingCase.slug, { failure: "Failed to send order, please try again.", saidBy: "alert" }],
  [bespokeCase.slug, { failure: "Something went wrong, please try again later.", saidBy: "toast" }],
  [contactCase.slug, { failure: "Failed to send Message, please try again.", saidBy: "alert" }],
]);
const messageSent = "Message sent successfully!";
const requestSent = "Request submitted successfully! Our team will contact you soon.";

const troubles: [name: string, begin: (service: EmailService) => void | Promise<void>][] = [
  ["down", (service) => service.stop()],
  ["dropping the connection half-way", answering("drop")],
  ["refusing (400)", answering({ status: 400, text: "The template ID not found" })],
  ["refusing (403)", answering({ status: 403, text: "API access is disabled" })],
  ["refusing (413)", answering({ status: 413, text: "The attachments size limit" })],
  ["refusing (429)", answering({ status: 429, text: "Too many requests" })],
  ["refusing (500)", answering({ status: 500, text: "Internal Server Error" })],
];

/** Three retries wait 1, 2 and 4 seconds. */
const patience = { timeout: 40_000 };
const outcomes: Record<string, string>[] = [];

test.afterAll(() => console.table(outcomes));

for (const [trouble, begin] of troubles) {
  test(`the e-mail service ${trouble}: every form says so, loses nothing, and can be sent again`, async ({
    browser,
    baseURL,
    emailService,
    inbox,
  }) => {
    test.setTimeout(150_000);
    const forms = await fillInAll(browser, baseURL);
    await begin(emailService);
    await all(forms, async ({ page, formCase }) => sendForm(page, formCase));
    await all(forms, async (form) => {
      const said = await expectFailure(form);
      await expectEverythingThere(form);
      outcomes.push({ form: form.formCase.path, trouble, said, kept: "everything" });
    });
    const triedBefore = await all(forms, ({ page }) => referenceOn(page));

    emailService.behaviour = "accept";
    if (!emailService.isRunning) await emailService.start();
    await all(forms, async (form) => {
      await sendForm(form.page, form.formCase);
      await expectSuccess(form);
    });

    const emails = await inbox.waitForEmails(forms.length);
    expect(emails).toHaveLength(forms.length);
    // One reference through all tries, by which the studio would know a duplicate.
    const references = emailService.received.map((posted) => fieldValue(posted, "submission_id"));
    expect([...new Set(references)].sort()).toEqual([...triedBefore].sort());
    await all(forms, ({ page }) => page.context().close());
  });
}

test("the e-mail service slow (10 s): every form waits, and is sent once", async ({
  browser,
  baseURL,
  emailService,
  inbox,
}) => {
  test.setTimeout(150_000);
  const forms = await fillInAll(browser, baseURL);
  emailService.behaviour = { delayMs: 10_000 };
  await all(forms, async ({ page, formCase, element }) => {
    await sendForm(page, formCase);
    const waiting = element.getByRole("button", { name: "Submitting...", exact: true });
    await expect(waiting).toBeDisabled();
    await expect(element.getByText("Sending. On a slow line")).toBeVisible();
  });
  await all(forms, expectSuccess);
  for (const { formCase } of forms) {
    outcomes.push({ form: formCase.path, trouble: "slow (10 s)", said: "waits", kept: "sent" });
  }
  expect(await inbox.waitForEmails(forms.length)).toHaveLength(forms.length);
  expect(emailService.received).toHaveLength(forms.length);
  await all(forms, ({ page }) => page.context().close());
});

interface OpenForm {
  page: Page;
  element: Locator;
  formCase: FormCase;
}

/** Every form in a browser context of its own, as visitors in different places have it. */
function fillInAll(browser: Browser, baseURL: string | undefined): Promise<OpenForm[]> {
  return all([...formCases, secondBespokeCase], async (formCase) => {
    const page = await (await browser.newContext({ baseURL })).newPage();
    const element = await openForm(page, formCase);
    await fillIn(element, formCase);
    await choosePhotographs(element, formCase);
    return { page, element, formCase };
  });
}

async function expectFailure({ page, element, formCase }: OpenForm): Promise<string> {
  const { failure = "", saidBy } = catalogue.get(formCase.slug) ?? {};
  const message = page.getByText(failure, { exact: true });
  await expect(message).toBeVisible(patience);
  if (saidBy === "alert") {
    await expect(element.getByRole("alert").filter({ has: message })).toBeFocused();
  } else {
    await expect(element.getByText(failure, { exact: true })).toHaveCount(0);
    const toasts = page.getByRole("region", { name: /^Notifications/ });
    await expect(toasts.getByText(failure, { exact: true })).toHaveCount(1);
  }
  await expect(element.getByRole("button", { name: "Copy my details" })).toBeVisible();
  await expect(element.getByRole("link", { name: "Write it as an e-mail" })).toBeVisible();
  await expect(sendButton(element, formCase)).toBeEnabled();
  return `${saidBy}: ${failure}`;
}

async function expectEverythingThere({ element, formCase }: OpenForm): Promise<void> {
  await expectAnswers(element, formCase);
  const chosen = element.getByRole("list", { name: "Chosen photographs" });
  const takesPhotographs = fieldsOf(formCase).some(({ kind }) => kind === "photos");
  await expect(chosen.getByRole("listitem")).toHaveCount(takesPhotographs ? 1 : 0);
}

async function expectSuccess({ page, formCase }: OpenForm): Promise<void> {
  const stays = formCase.slug === contactCase.slug;
  const success = stays ? messageSent : requestSent;
  await expect(page.getByText(success, { exact: true })).toBeVisible(patience);
  await expect(page).toHaveURL(stays ? pagePaths.contact : pagePaths.home);
}

function referenceOn(page: Page): Promise<string> {
  return page.locator('input[name="submission_id"]').inputValue();
}

function answering(behaviour: EmailService["behaviour"]) {
  return (service: EmailService) => {
    service.behaviour = behaviour;
  };
}

function all<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return Promise.all(items.map(work));
}
