/**
 * The identifiers of the e-mail service, from the environment at build time (see .env.example).
 * Each is written out in full because the build replaces exactly these expressions by their values.
 */
export const emailSettings = {
  GATSBY_EMAILJS_PUBLIC_KEY: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_ORDERS_SERVICE_ID: process.env.GATSBY_EMAILJS_ORDERS_SERVICE_ID,
  GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID: process.env.GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID,
  GATSBY_EMAILJS_ORDER_TEMPLATE_ID: process.env.GATSBY_EMAILJS_ORDER_TEMPLATE_ID,
  GATSBY_EMAILJS_WEDDING_TEMPLATE_ID: process.env.GATSBY_EMAILJS_WEDDING_TEMPLATE_ID,
  GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID: process.env.GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
};

export type EmailSetting = keyof typeof emailSettings;

/** The names of the settings that have no value. */
export function missingEmailSettings(): string[] {
  return Object.entries(emailSettings).flatMap(([name, value]) => (value ? [] : [name]));
}

/** The service's address; another one stands in for it in development and tests. */
export const emailServiceOrigin = process.env.GATSBY_EMAILJS_ORIGIN || "https://api.emailjs.com";

/** What the service's plan lets through in one request, in kilobytes of 1,000 bytes. */
export const sendingLimits = {
  attachmentsKilobytes: Number(process.env.GATSBY_EMAILJS_ATTACHMENTS_KILOBYTES || 500),
  textKilobytes: Number(process.env.GATSBY_EMAILJS_TEXT_KILOBYTES || 50),
};
