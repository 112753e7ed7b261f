import { fieldValue } from "../../scripts/local-services/posted-form";
import { localEmailSettings } from "../../scripts/local-services/settings";
import { pagePaths } from "../../src/paths";
import {
  bespokeCase,
  contactCase,
  control,
  fieldsOf,
  fillIn,
  openForm,
  secondBespokeCase,
  sendForm,
} from "../form-cases";
import { expect, test } from "./fixtures";

const requestSent = "Request submitted successfully! Our team will contact you soon.";
const bespokeFields = ["full_name", "email", "phone", "design_request"];

const enquiries = [
  {
    formCase: contactCase,
    required: ["firstName", "email", "subject", "message"],
    service: localEmailSettings.GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID,
    template: localEmailSettings.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
    success: "Message sent successfully!",
    ends: pagePaths.contact,
  },
  ...[bespokeCase, secondBespokeCase].map((formCase) => ({
    formCase,
    required: bespokeFields,
    service: localEmailSettings.GATSBY_EMAILJS_ORDERS_SERVICE_ID,
    template: localEmailSettings.GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID,
    success: requestSent,
    ends: pagePaths.home,
  })),
];

for (const { formCase, required, service, template, success, ends } of enquiries) {
  test(`${formCase.path} sends every answer to the studio's inbox`, async ({
    page,
    emailService,
    inbox,
  }) => {
    const element = await openForm(page, formCase);
    await fillIn(element, formCase);
    await sendForm(page, formCase);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(ends);

    const [email] = await inbox.waitForEmails(1);
    for (const answer of Object.values(formCase.answers)) {
      expect(email?.text).toContain(answer);
    }
    expect(email?.replyTo[0]?.address).toBe(formCase.answers.email);
    if (ends === formCase.path) {
      await expect(element.getByLabel("Email Address", { exact: true })).toHaveValue("");
    }

    const [posted, ...others] = emailService.received;
    expect(others).toEqual([]);
    const names = posted?.fields.map(({ name }) => name) ?? [];
    expect(names.sort()).toEqual(
      [
        ...fieldsOf(formCase).map(({ name }) => name),
        ...["submission_id", "subject_line", "request_text"],
        ...["lib_version", "service_id", "template_id", "user_id"],
      ].sort(),
    );
    for (const [name, answer] of Object.entries({
      ...formCase.answers,
      service_id: service,
      template_id: template,
      user_id: localEmailSettings.GATSBY_EMAILJS_PUBLIC_KEY,
    })) {
      expect(posted && withLineFeeds(fieldValue(posted, name)), name).toBe(answer);
    }
  });

  test(`${formCase.path} asks for what it needs`, async ({ page, emailService }) => {
    const element = await openForm(page, formCase);
    await sendForm(page, formCase);
    const summary = element.getByRole("alert");
    await expect(summary.getByRole("link")).toHaveCount(required.length);
    for (const field of fieldsOf(formCase).filter(({ name }) => required.includes(name))) {
      await summary.locator(`a[href="#${field.name}"]`).click();
      await expect(control(element, field)).toBeFocused();
    }
    expect(emailService.received).toEqual([]);
  });
}

/** A form posts the line breaks of a box for several lines as CR and LF. */
function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
