import { init, sendForm as sendWithEmailJs } from "@emailjs/browser";
import { withinTime } from "../within-time";
import {
  type EmailSetting,
  emailServiceOrigin,
  emailSettings,
  missingEmailSettings,
} from "./email-settings";

/** Thrown when the site was built without the identifiers of the e-mail service. */
export class MissingEmailSettingsError extends Error {
  override name = "MissingEmailSettingsError";
}

/** Thrown when the service has not answered in time. The request may still have arrived. */
export class SendingTimeoutError extends Error {
  override name = "SendingTimeoutError";
}

/** How long to wait for an answer, in milliseconds: 500 kB on a poor line take most of this. */
const patience = 60_000;

/** At most one request in this time, in milliseconds, so that nobody floods the studio. */
export const limitRate = { id: "last-request-sent", throttle: 10_000 };

/** When the last request was sent, kept on the device. Where nothing can be kept there is no limit. */
const lastSent = {
  get: async (key: string) => {
    const time = ifPossible((storage) => storage.getItem(key)) ?? null;
    // A clock that was wrong and then put right must not hold anything back until then.
    return Number(time) > Date.now() ? null : time;
  },
  set: async (key: string, time: string) => ifPossible((storage) => storage.setItem(key, time)),
  remove: async (key: string) => ifPossible((storage) => storage.removeItem(key)),
  restore: (time: string | null) =>
    time === null ? lastSent.remove(limitRate.id) : lastSent.set(limitRate.id, time),
};

/** Storage may be blocked, or full. */
function ifPossible<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const serviceSettings: Record<string, EmailSetting> = {
  orders: "GATSBY_EMAILJS_ORDERS_SERVICE_ID",
  enquiries: "GATSBY_EMAILJS_ENQUIRIES_SERVICE_ID",
};

const templateSettings: Record<string, EmailSetting> = {
  order: "GATSBY_EMAILJS_ORDER_TEMPLATE_ID",
  wedding: "GATSBY_EMAILJS_WEDDING_TEMPLATE_ID",
  bespoke: "GATSBY_EMAILJS_BESPOKE_TEMPLATE_ID",
  contact: "GATSBY_EMAILJS_CONTACT_TEMPLATE_ID",
};

/**
 * Sends every named field of a form, with its files, as an e-mail. This module alone knows EmailJS.
 * Rejects with one of the errors above, with the service's refusal ({ status, text }; 429 also when
 * another request has just been sent), or with a
 * TypeError when there is no connection.
 */
export async function sendForm(
  form: HTMLFormElement | null,
  { service, emailTemplate }: { service: string; emailTemplate: string },
): Promise<void> {
  const publicKey = setting("GATSBY_EMAILJS_PUBLIC_KEY");
  const serviceId = setting(serviceSettings[service]);
  const templateId = setting(templateSettings[emailTemplate]);
  if (form === null) {
    throw new Error("There is no form to send");
  }
  // Without a storage provider of its own, EmailJS would forget its limit after init().
  init({ publicKey, limitRate, storageProvider: lastSent }, emailServiceOrigin);
  const sentBefore = await lastSent.get(limitRate.id);
  try {
    await withinTime(
      sendWithEmailJs(serviceId, templateId, form),
      patience,
      new SendingTimeoutError(`No answer after ${patience / 1000} seconds`),
    );
  } catch (error) {
    // EmailJS notes the time before it sends. What has failed must not hold back another try.
    await lastSent.restore(sentBefore);
    throw error;
  }
}

function setting(name: EmailSetting | undefined): string {
  const value = name && emailSettings[name];
  if (!value) {
    throw new MissingEmailSettingsError(
      `The e-mail service is not set up. Missing: ${missingEmailSettings().join(", ")}`,
    );
  }
  return value;
}
