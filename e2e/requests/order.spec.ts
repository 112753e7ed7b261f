import type { Page } from "@playwright/test";
import type { PostedForm } from "../../scripts/local-services/posted-form";
import { localEmailSettings } from "../../scripts/local-services/settings";
import { pagePaths } from "../../src/paths";
import { orderLabel, ownCategory } from "../content";
import { tabTo } from "../keyboard";
import {
  choice,
  chosenPhotographs,
  expectOrderFormReady,
  expectPreset,
  field,
  openOrderForm,
  orderFieldNames,
  orderFormOn,
  readBackSheet,
  rightButton,
  sendButton,
  sendOrder,
} from "../order-form";
import { difference } from "../photographs";
import { expect, test } from "./fixtures";
import {
  answerEverything,
  chosenAnswers,
  chosenTemplate,
  listedAnswers,
  readableAnswers,
  twoPhotographs,
  typedAnswers,
} from "./order-answers";

const success = "Request submitted successfully! Our team will contact you soon.";

test("an order goes from the home page to the studio's inbox", async ({
  page,
  emailService,
  inbox,
}) => {
  const photographs = await twoPhotographs();
  await page.goto(pagePaths.home);
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByText("Order of Services", { exact: true }).click();
  await menu.getByRole("link", { name: ownCategory.linkLabel, exact: true }).click();
  await page.getByRole("link", { name: `Choose ${chosenTemplate.name}`, exact: true }).click();
  await expectPreset(page, chosenTemplate);
  await page.reload();
  await expectPreset(page, chosenTemplate);

  await answerEverything(page, photographs);
  await expect(chosenPhotographs(page)).toHaveCount(2);
  await sendOrder(page);
  await expectSuccess(page);

  const [email, ...others] = await inbox.waitForEmails(1);
  expect(others).toEqual([]);
  if (!email) return;
  const answers = { ...listedAnswers, ...chosenAnswers, ...typedAnswers, ...readableAnswers };
  const text = withLineFeeds(email.text);
  for (const [name, answer] of Object.entries(answers)) {
    expect(text, name).toContain(labelled(name, answer));
  }
  expect(email.text).toContain(photographs.map(({ name }) => name).join(", "));
  expect(email.subject).toContain(typedAnswers.deceased_name);
  expect(email.replyTo).toEqual([{ address: typedAnswers.email }]);

  expect(email.attachments.map(({ fileName }) => fileName)).toEqual(
    photographs.map(({ name }) => name),
  );
  for (const [index, attachment] of email.attachments.entries()) {
    const content = await inbox.attachmentContent(email, attachment);
    const original = photographs[index]?.buffer ?? Buffer.alloc(0);
    expect(await difference(original, content), attachment.fileName).toBeLessThan(8);
  }

  expect(emailService.received).toHaveLength(1);
  const [form] = emailService.received;
  expect(form?.files.map((file) => file.field)).toEqual(["photos", "photos"]);
  expect(form && fieldsOf(form)).toEqual({
    ...listedAnswers,
    ...chosenAnswers,
    ...typedAnswers,
    request_text: expect.stringContaining(typedAnswers.venue),
    subject_line: email.subject,
    submission_id: expect.stringMatching(/./),
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    service_id: localEmailSettings.GATSBY_EMAILJS_ORDERS_SERVICE_ID,
    template_id: localEmailSettings.GATSBY_EMAILJS_ORDER_TEMPLATE_ID,
    user_id: localEmailSettings.GATSBY_EMAILJS_PUBLIC_KEY,
  });
});

test("a nearly empty order is sent without what was left blank", async ({
  page,
  emailService,
  inbox,
}) => {
  await openOrderForm(page);
  await field(page, "deceased_name").fill(typedAnswers.deceased_name);
  const sending = page.waitForRequest("**/email/send-form");
  await sendOrder(page);
  const posted = (await sending).postData();
  await expectSuccess(page);

  const [email] = await inbox.waitForEmails(1);
  const text = withLineFeeds(email?.text ?? "");
  expect(text).toContain(labelled("deceased_name", typedAnswers.deceased_name));
  expect(text).toContain(labelled("qr_required", "No"));
  for (const name of orderFieldNames) {
    if (name !== "deceased_name" && name !== "qr_required") {
      expect(text).not.toContain(`\n${labelled(name, "").trim()}`);
    }
  }
  expect(email?.attachments).toEqual([]);
  // An empty file would be no attachment to our stand-in, but is one to the real service.
  expect(posted).toContain('name="deceased_name"');
  expect(posted).not.toContain('name="photos"');
  expect(emailService.received).toHaveLength(1);
});

test("what the visitor read back is what the studio reads", async ({ page, inbox }) => {
  await openOrderForm(page);
  await field(page, "deceased_name").fill("Margaret Hartley");
  await field(page, "service_date").fill("2026-02-28");
  await field(page, "front_page_info").fill("Margret Hartley");
  await sendButton(page).click();
  await page.getByRole("button", { name: "Change Words on the front", exact: true }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("In memory of Margaret");
  await sendButton(page).click();

  const printed = ["Margaret Hartley", "Saturday 28 February 2026", "In memory of Margaret"];
  for (const text of printed) {
    await expect(readBackSheet(page).getByText(text, { exact: true })).toBeVisible();
  }
  await rightButton(page).click();
  await expectSuccess(page);
  const [email] = await inbox.waitForEmails(1);
  for (const text of printed) {
    expect(email?.text).toContain(`: ${text}`);
  }
  expect(email?.text).not.toContain("Margret");
});

test("an order can be made by keyboard alone", async ({ page, emailService }) => {
  const [photograph] = await twoPhotographs();
  const { keyboard } = page;
  await page.goto(pagePaths.home);
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await tabTo(menu.locator("summary", { hasText: "Order of Services" }));
  await keyboard.press("Enter");
  await tabTo(menu.getByRole("link", { name: ownCategory.linkLabel, exact: true }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(ownCategory.path);
  await tabTo(page.getByRole("link", { name: `Choose ${chosenTemplate.name}`, exact: true }));
  await keyboard.press("Enter");
  await expectOrderFormReady(page);
  await expectPreset(page, chosenTemplate);

  await tabTo(choice(page, "color_options", "Color Cover & B/W"));
  await keyboard.press("Space");
  await tabTo(field(page, "page_count"));
  await keyboard.press("ArrowDown");
  await tabTo(choice(page, "paper_stock", "Satin 300 gsm Throughout"));
  await keyboard.press("Space");
  await keyboard.press("ArrowDown");
  await tabTo(field(page, "quantity"));
  await keyboard.type("60");
  await tabTo(field(page, "deceased_name"));
  await keyboard.type(typedAnswers.deceased_name);
  await tabTo(field(page, "service_date"));
  // The same day wherever the day or the month comes first.
  await keyboard.type("05052026");
  await tabTo(field(page, "content_details"));
  await keyboard.type("The Lord’s my shepherd");
  await keyboard.press("Enter");
  await keyboard.type("Crimond");
  await tabTo(field(page, "photos"));
  await field(page, "photos").setInputFiles(photograph);
  await tabTo(choice(page, "qr_required", "No"));
  await keyboard.press("ArrowDown");
  await tabTo(field(page, "qr_link"));
  await keyboard.type(typedAnswers.qr_link);
  await tabTo(field(page, "email"));
  await keyboard.type(typedAnswers.email);
  await tabTo(sendButton(page));
  await keyboard.press("Enter");
  await expect(rightButton(page)).toBeVisible();
  await tabTo(rightButton(page));
  await keyboard.press("Enter");
  await expectSuccess(page);

  const [form] = emailService.received;
  expect(form?.files.map(({ filename }) => filename)).toEqual([photograph.name]);
  expect(form && fieldsOf(form)).toMatchObject({
    product_type: listedAnswers.product_type,
    template_type: listedAnswers.template_type,
    front_cover_template: listedAnswers.front_cover_template,
    color_options: "Color Cover & B/W",
    page_count: "2 pages",
    paper_stock: "100% uncoated Recycled",
    quantity: "60",
    deceased_name: typedAnswers.deceased_name,
    service_date: "2026-05-05",
    content_details: "The Lord’s my shepherd\nCrimond",
    qr_required: "Yes",
    qr_link: typedAnswers.qr_link,
    email: typedAnswers.email,
  });
});

test("a double click on Send sends one e-mail", async ({ page, emailService, inbox }) => {
  await openOrderForm(page);
  await field(page, "deceased_name").fill(typedAnswers.deceased_name);
  await sendButton(page).dblclick();
  await rightButton(page).click();
  await expectSuccess(page);
  expect(emailService.received).toHaveLength(1);
  expect(await inbox.emails()).toHaveLength(1);
});

async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(pagePaths.home);
  await expect(orderFormOn(page)).toBeHidden();
}

/** An answer as it stands in the e-mail. */
function labelled(name: string, answer: string): string {
  const label = orderLabel(name);
  const stem = label.endsWith("?") ? label : `${label}:`;
  return `${stem}${answer.includes("\n") ? "\n" : " "}${answer}`;
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function fieldsOf({ fields }: PostedForm): Record<string, string> {
  expect(new Set(fields.map(({ name }) => name)).size, "each name once").toBe(fields.length);
  return Object.fromEntries(fields.map(({ name, value }) => [name, withLineFeeds(value)]));
}
