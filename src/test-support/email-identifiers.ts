/** What the e-mail service would give the studio. */
export const emailIdentifiers = {
  GATSBY_EMAILJS_PUBLIC_KEY: "sample-key",
  GATSBY_EMAILJS_ORDERS_SERVICE_ID: "sample-orders",
  GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID: "sample-enquiries",
  GATSBY_EMAILJS_ORDER_TEMPLATE_ID: "sample-order",
  GATSBY_EMAILJS_WEDDING_TEMPLATE_ID: "sample-wedding",
  GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID: "sample-bespoke",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "sample-contact",
};

const otherNames = [
  "GATSBY_EMAILJS_ORIGIN",
  "GATSBY_EMAILJS_ATTACHMENTS_KILOBYTES",
  "GATSBY_EMAILJS_TEXT_KILOBYTES",
];

/** Loads modules afresh as a build with exactly these settings would have them. */
export function loadedWith<T>(
  settings: Readonly<Record<string, string>>,
  load: () => Promise<T>,
): Promise<T> {
  for (const name of [...Object.keys(emailIdentifiers), ...otherNames]) {
    delete process.env[name];
  }
  Object.assign(process.env, settings);
  jest.resetModules();
  return load();
}
