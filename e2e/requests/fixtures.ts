import { test as base } from "@playwright/test";
import type { EmailService } from "../../scripts/local-services/email-service";
import type { Inbox } from "../../scripts/local-services/inbox";
import { createEmailService, createInbox } from "../../scripts/local-services/services";

export { expect } from "@playwright/test";

type SharedServices = { emailService: EmailService; inbox: Inbox };

/** A test with the e-mail service that the site posts to and the inbox that it delivers to. */
export const test = base.extend<{ freshServices: undefined }, SharedServices>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const inbox = createInbox();
      await inbox.start();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  emailService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const emailService = createEmailService();
      await emailService.start();
      await use(emailService);
      await emailService.stop();
    },
    { scope: "worker" },
  ],

  /** Whatever a test did to the services, the next one finds them accepting and empty. */
  freshServices: [
    async ({ emailService, inbox }, use) => {
      await emailService.reset();
      await inbox.deleteAll();
      await use(undefined);
    },
    { auto: true },
  ],
});
