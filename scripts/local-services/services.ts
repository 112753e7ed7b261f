import { EmailService } from "./email-service";
import { Inbox } from "./inbox";
import { localEmailAccount, localPorts } from "./settings";
import { createSiteServer } from "./site-server";

/** The e-mail service that a locally built site sends to; it delivers to the local inbox. */
export function createEmailService(): EmailService {
  return new EmailService({
    port: localPorts.emailService.number,
    smtpPort: localPorts.smtp.number,
    account: localEmailAccount,
  });
}

export function createInbox(): Inbox {
  return new Inbox({ port: localPorts.inbox.number, smtpPort: localPorts.smtp.number });
}

/** Serves the site that was built into `public/`. */
export async function serveSite(): Promise<{ stop(): Promise<void> }> {
  const server = createSiteServer("public");
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(localPorts.site.number, "localhost", resolve);
  });
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
