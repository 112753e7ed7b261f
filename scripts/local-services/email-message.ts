import type { SendMailOptions } from "nodemailer";
import type { EmailTemplate } from "./email-service";
import { fieldValue, type PostedForm } from "./posted-form";

// Deliberately narrow: one bare address, nothing that a mail header gives a meaning to.
const bareAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/** Fills in a template with a posted form, always as plain text. */
export function composeEmail(template: EmailTemplate, form: PostedForm): SendMailOptions {
  const replyTo = fillIn(template.replyTo, form).trim();

  return {
    from: template.from,
    to: template.to,
    ...(bareAddress.test(replyTo) && { replyTo: { name: "", address: replyTo } }),
    subject: onOneLine(fillIn(template.subject, form)),
    text: fillIn(template.body, form),
    attachments: form.files
      .filter((file) => file.field === template.attachmentField)
      .map((file) => ({
        filename: onOneLine(file.filename),
        contentType: file.mimeType,
        content: file.content,
      })),
    // What a visitor typed must never make the mailer read a local file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function fillIn(template: string, form: PostedForm): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_placeholder, name: string) =>
    fieldValue(form, name),
  );
}

/** A line break in a header would let a visitor add headers of their own. */
function onOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
