import { setTimeout as wait } from "node:timers/promises";

/** Asks again and again until the answer is yes; an error thrown by the question ends the wait. */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  limit: { withinMs: number; failure: string },
): Promise<void> {
  const deadline = Date.now() + limit.withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(limit.failure);
    await wait(50);
  }
}

export async function answersOverHttp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
