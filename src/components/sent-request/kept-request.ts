/** A request that has reached the studio, with what its sender may want to keep of it. */
export interface SentRequest {
  reference: string;
  /** Thanks, and what has arrived. */
  heading: string;
  /** What happens next, and when. */
  next: readonly string[];
  /** The whole request as it was sent. */
  text: string;
  /** An ISO date and time. */
  sentAt: string;
}

const storageKey = "sent-request";

/** Keeps a sent request for this tab alone, as it is personal, until it is dismissed. */
export function keepSentRequest(request: SentRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(request));
  } catch {
    // Storage is switched off or full: the message after sending has to do.
  }
}

/** The request that was sent last from this tab, unless it was dismissed. */
export function keptSentRequest(): SentRequest | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isSentRequest(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dismissSentRequest(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

function isSentRequest(value: unknown): value is SentRequest {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const read = (name: keyof SentRequest): unknown => Reflect.get(value, name);
  const next = read("next");
  return (
    [read("reference"), read("heading"), read("text"), read("sentAt")].every(isText) &&
    Array.isArray(next) &&
    next.every(isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
