import type { SentRequest } from "../components/sent-request/kept-request";

export const sampleSentRequest: SentRequest = {
  reference: "F4K9-TR2M",
  heading: "Thank you. We have your sample request.",
  next: ["We read it within a day.", "We send you a sample."],
  text: "Sample Request, reference F4K9-TR2M\n\nTHE PIECE\nWords: “Abide with me” & 100% #1 🌷",
  sentAt: "2026-11-20T08:24:00.000Z",
};
