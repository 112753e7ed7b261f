import { loadToastContainer, toastAreaNeeded } from "./load-toast-container";

/** How long a toast stays, in milliseconds. */
const toastDurations = { success: 4000, error: 5000 } as const;

/**
 * Shows a message at the top of the page; it outlives a change of page. Resolves to whether it is
 * shown: the code that draws it may not be there when the line is lost.
 */
export async function showToast(
  kind: keyof typeof toastDurations,
  message: string,
): Promise<boolean> {
  const container = await loadToastContainer().catch(() => undefined);
  if (container === undefined) {
    return false;
  }
  window.dispatchEvent(new Event(toastAreaNeeded));
  container.toast[kind](message, { autoClose: toastDurations[kind] });
  return true;
}
