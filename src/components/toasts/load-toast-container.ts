/** The window's event that tells the toast area to appear. */
export const toastAreaNeeded = "toastareaneeded";

/**
 * Fetches the code that draws toasts. Only pages that may show one call this; the others never pay
 * for it.
 */
export function loadToastContainer() {
  return import("./toast-container");
}
