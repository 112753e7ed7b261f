/** How often a request is sent again by itself, and how long is waited before, in milliseconds. */
const retryPolicy = { retries: 3, firstWait: 1000, longestWait: 30_000 };

/** Thrown when the device has no connection, so that nothing was sent. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

interface RetryOptions {
  /** Ends it: the promise rejects with the signal's reason. What was already sent may arrive. */
  signal: AbortSignal;
  /** Called before each new try. */
  onRetry: () => void;
}

/**
 * Calls `send` until it succeeds, waiting longer each time. Only what may pass by itself is tried
 * again: a lost connection, too many requests, or trouble at the service. Rejects with the last error.
 */
export async function sendWithRetries(
  send: () => Promise<void>,
  { signal, onRetry }: RetryOptions,
): Promise<void> {
  if (!navigator.onLine) {
    throw new OfflineError("There is no connection");
  }
  for (let retry = 0; ; retry++) {
    try {
      await unlessAborted(send(), signal);
      return;
    } catch (error) {
      if (signal.aborted || retry === retryPolicy.retries || !mayPass(error)) {
        throw error;
      }
    }
    onRetry();
    await wait(Math.min(retryPolicy.firstWait * 2 ** retry, retryPolicy.longestWait), signal);
  }
}

function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return error instanceof TypeError || status === 429 || (status !== undefined && status >= 500);
}

/** The HTTP status with which the service refused, if that is what happened. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === "object" &&
    error !== null &&
    "status" in error &&
    typeof error.status === "number"
    ? error.status
    : undefined;
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([work, aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await unlessAborted(pause, signal);
  } finally {
    clearTimeout(timer);
  }
}
