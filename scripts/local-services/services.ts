import { EmailService } from "./email-service";
import { Inbox } from "./inbox";
import { localEmailAccount, localPorts } from "./settings";

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
