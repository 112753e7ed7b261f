import { localEmailSettings } from "../../scripts/local-services/settings";
import { pagePaths } from "../../src/paths";
import { control, fieldsOf, fillIn, formOn, openForm, sendForm, weddingCase } from "../form-cases";
import { photograph } from "../photographs";
import { expect, test } from "./fixtures";

/** The Wedding card form fields, as the specification lists them. */
const fieldNames = [
  ...["activation_date", "branch_name", "branch_address", "email", "tel", "fax"],
  ...["delivery_address", "proof", "product_type", "template_type", "front_cover_template"],
  ...["color_options", "page_count", "paper_stock", "quantity", "delivery_options", "reference_no"],
  ...["groom_name", "bride_name", "service_date", "service_time", "venue", "front_page_info"],
  ...["content_details", "acknowledgement", "photos", "photo_instructions"],
];
const initialAnswers = ["product_type"];
const { front_cover_template: cover = "", template_type: category = "" } = weddingCase.answers;

test("a wedding card goes from the gallery to the studio's inbox", async ({
  page,
  emailService,
  inbox,
}) => {
  await page.goto(pagePaths.weddingCards);
  await page.getByRole("link", { name: `Choose ${cover}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^.*${pagePaths.weddingCardRequest}\\?template=`));
  const element = formOn(page, weddingCase);
  await expect(element.getByLabel("Product Type")).toHaveValue("Wedding Invitation Card");
  await expect(element.getByLabel("Template Type")).toHaveValue(category);
  await expect(element.getByLabel("Front Cover Template")).toHaveValue(cover);
  await expect(page.getByRole("heading", { name: "Your cover" })).toBeVisible();

  await fillIn(element, weddingCase);
  await element
    .getByLabel("Your photographs", { exact: true })
    .setInputFiles(await photograph("the two of us.jpg", 640, 480));
  await sendForm(page, weddingCase);
  const success = "Request submitted successfully! Our team will contact you soon.";
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(pagePaths.home);
  await expect(page.getByText("Thank you. We have your wedding card order.")).toBeVisible();

  const [email] = await inbox.waitForEmails(1);
  const text = email?.text.replaceAll("\r\n", "\n") ?? "";
  for (const { name, label, kind } of fieldsOf(weddingCase)) {
    expect(text, name).toContain(label);
    if (kind !== "date" && kind !== "photos") {
      expect(text, name).toContain(weddingCase.answers[name] ?? "");
    }
  }
  expect(text).toContain("Sunday 6 June 2027");
  expect(email?.replyTo).toEqual([{ address: weddingCase.answers.email }]);
  expect(email?.attachments.map(({ fileName }) => fileName)).toEqual(["the two of us.jpg"]);

  const [posted] = emailService.received;
  const fields = Object.fromEntries(posted?.fields.map(({ name, value }) => [name, value]) ?? []);
  expect(Object.keys(fields).sort()).toEqual(
    [
      ...fieldNames.filter((name) => name !== "photos"),
      ...["submission_id", "subject_line", "request_text"],
      ...["lib_version", "service_id", "template_id", "user_id"],
    ].sort(),
  );
  expect(fields).toMatchObject({
    product_type: "Wedding Invitation Card",
    service_date: weddingCase.answers.service_date,
    service_id: localEmailSettings.GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID,
    template_id: localEmailSettings.GATSBY_EMAILJS_WEDDING_TEMPLATE_ID,
    user_id: localEmailSettings.GATSBY_EMAILJS_PUBLIC_KEY,
  });
  expect(posted?.files.map(({ field }) => field)).toEqual(["photos"]);
});

test("a wedding card needs every answer, and the fax number only for a proof by fax", async ({
  page,
  emailService,
}) => {
  const element = await openForm(page, weddingCase);
  expect(
    fieldsOf(weddingCase)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...fieldNames].sort());
  const send = element.getByRole("button", { name: weddingCase.form.submitLabel, exact: true });
  await send.click();
  const summary = element.getByRole("alert");
  // The list of covers comes with the template type, and so does its question.
  const asked = fieldNames.filter(
    (name) => !["fax", "front_cover_template", ...initialAnswers].includes(name),
  );
  await expect(summary.getByRole("link")).toHaveCount(asked.length);
  for (const name of asked) {
    await expect(summary.locator(`a[href="#${name}"]`)).toBeVisible();
  }

  await element.getByRole("radio", { name: "Fax", exact: true }).check();
  await send.click();
  await expect(summary.locator('a[href="#fax"]')).toBeVisible();
  await element.getByRole("radio", { name: "Email", exact: true }).check();
  await send.click();
  await expect(summary.locator('a[href="#fax"]')).toHaveCount(0);
  expect(emailService.received).toEqual([]);
});

test("the wedding form offers what the specification lists", async ({ page }) => {
  const element = await openForm(page, weddingCase);
  const options = (label: string) =>
    element.getByLabel(label, { exact: true }).locator("option:not([value=''])");
  await expect(options("Number of pages")).toHaveText(["2 Pages", "4 Pages", "Multiples of 4"]);
  for (const [name, choices] of Object.entries({
    color_options: ["Color Cover & B/W", "Color Cover and Color inside"],
    paper_stock: ["Satin 300 gsm Throughout", "100% uncoated Recycled"],
    proof: ["Email", "Fax"],
  })) {
    const field = fieldsOf(weddingCase).find((each) => each.name === name);
    if (field === undefined) throw new Error(`The form has no field ${name}.`);
    const radios = control(element, field).getByRole("radio");
    expect(
      await radios.evaluateAll((all) => all.map((each) => each.getAttribute("value"))),
    ).toEqual(choices);
  }
});
