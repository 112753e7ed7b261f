/** Fetches the sheet with its checks. Only visitors who begin to fill in a form need them. */
export function loadReadBackSheet() {
  return import("./read-back-sheet");
}
