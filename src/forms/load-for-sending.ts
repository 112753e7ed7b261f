import { loadToastContainer } from "../components/toasts/load-toast-container";
import { loadPageAhead } from "../load-page-ahead";
import { pagePaths } from "../paths";

/**
 * Fetches what checking and sending need, once a visitor begins: not before, as most who open a form
 * only look at it, and not later, as the line may be lost by then.
 */
export function loadForSending(): void {
  import("./rules").catch(() => undefined);
  loadToastContainer().catch(() => undefined);
  // Gatsby remembers a page that did not come, and would leave this one for it, toast and all.
  if (navigator.onLine) {
    loadPageAhead(pagePaths.home);
  }
}
