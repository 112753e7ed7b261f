import type { SentRequest } from "./kept-request";

/** When a request was sent, by the visitor's clock. */
export function sentOn({ sentAt }: SentRequest): string {
  const date = new Date(sentAt).toLocaleString("en-GB", { dateStyle: "full", timeStyle: "short" });
  return `Sent on ${date}`;
}
