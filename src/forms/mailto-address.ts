import { encodedText, encodedToFit } from "./encoded-text";

/** What e-mail programs and Windows let through of an address, in characters, with room to spare. */
const limits = { subject: 300, body: 1800, address: 2000 };

const restLeftOut =
  "…\r\n\r\n(The rest did not fit in here. Press “Copy my details” on the website, and paste all of it below this line.)\r\n";

/** The address that opens an e-mail which is already written. */
export function mailtoAddress(to: string, subject: string, body: string): string {
  const recipient = encodedText(to).replace("%40", "@");
  // A subject is one line: a break in it could begin another header.
  const line = subject.replace(/[\p{Control}\u2028\u2029]+/gu, " ").trim();
  const opening = `mailto:${recipient}?subject=${encodedToFit(line, limits.subject, "…")}&body=`;
  const room = Math.min(limits.body, limits.address - opening.length);
  return opening + encodedToFit(body.replace(/\r\n|\r|\n/g, "\r\n"), room, restLeftOut);
}
