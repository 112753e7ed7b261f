import { loadToastContainer, toastAreaNeeded } from "./load-toast-container";

/** How long a toast stays, in milliseconds. */
const toastDurations = { success: 4000, error: 5000 } as const;

/**
 * Shows a message at the top of the page; it outlives a change of page. Rejects when the code that
 * draws it cannot be fetched.
 */
export async function showToast(kind: keyof typeof toastDurations, message: string): Promise<void> {
  const { toast } = await loadToastContainer();
  window.dispatchEvent(new Event(toastAreaNeeded));
  toast[kind](message, { autoClose: toastDurations[kind] });
}
