import { useSyncExternalStore } from "react";

const storageKey = "keep-drafts";
const changed = "keepdraftschange";

/** Whether what is typed is kept on this device: yes, unless its user has said no. */
export function useKeepDraftsChoice(): boolean {
  return useSyncExternalStore(listen, keepsDrafts, () => true);
}

export function setKeepDraftsChoice(keep: boolean): void {
  try {
    if (keep) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, "no");
    }
  } catch {
    // Storage is blocked, and so are drafts.
  }
  window.dispatchEvent(new Event(changed));
}

function keepsDrafts(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "no";
  } catch {
    return false;
  }
}

function listen(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}
