import type { EmailAccount, EmailTemplate } from "./email-service";

export type LocalPort = {
  number: number;
  /** The environment variable that chooses another port. */
  variable: string;
  neededFor: string;
};

function localPort(variable: string, standardNumber: number, neededFor: string): LocalPort {
  const chosen = process.env[variable];
  const number = chosen ? Number(chosen) : standardNumber;
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    console.error(`${variable} is "${chosen}", but a port is a number from 1 to 65535.`);
    process.exit(1);
  }
  return { number, variable, neededFor };
}

export const localPorts = {
  site: localPort("SITE_PORT", 9000, "the site"),
  emailService: localPort("EMAIL_SERVICE_PORT", 9010, "the local e-mail service"),
  inbox: localPort("INBOX_PORT", 1080, "the inbox"),
  smtp: localPort("SMTP_PORT", 1025, "the inbox's mail delivery"),
};

export const siteUrl = `http://localhost:${localPorts.site.number}`;
export const inboxUrl = `http://localhost:${localPorts.inbox.number}`;

/**
 * What the site is built with on a developer's machine: everything it sends goes to the local
 * e-mail service instead of EmailJS.
 */
export const localEmailSettings = {
  GATSBY_EMAILJS_ORIGIN: `http://localhost:${localPorts.emailService.number}`,
  GATSBY_EMAILJS_PUBLIC_KEY: "local-public-key",
  GATSBY_EMAILJS_ORDERS_SERVICE_ID: "local-orders",
  GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID: "local-enquiries",
  GATSBY_EMAILJS_ORDER_TEMPLATE_ID: "local-order",
  GATSBY_EMAILJS_WEDDING_TEMPLATE_ID: "local-wedding",
  GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID: "local-bespoke",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "local-contact",
};

const requestToStudio: EmailTemplate = {
  from: "website@example.com",
  to: "studio@example.com",
  replyTo: "{{email}}",
  subject: "{{subject_line}}",
  body: "{{request_text}}",
  attachmentField: "photos",
};

/** What would be set up in the EmailJS dashboard: one key, two services and four templates. */
export const localEmailAccount: EmailAccount = {
  publicKey: localEmailSettings.GATSBY_EMAILJS_PUBLIC_KEY,
  serviceIds: [
    localEmailSettings.GATSBY_EMAILJS_ORDERS_SERVICE_ID,
    localEmailSettings.GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID,
  ],
  templates: new Map([
    [localEmailSettings.GATSBY_EMAILJS_ORDER_TEMPLATE_ID, requestToStudio],
    [localEmailSettings.GATSBY_EMAILJS_WEDDING_TEMPLATE_ID, requestToStudio],
    [localEmailSettings.GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID, requestToStudio],
    [localEmailSettings.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID, requestToStudio],
  ]),
};
