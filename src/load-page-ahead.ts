declare global {
  interface Window {
    /** Gatsby's own loader of pages. */
    ___loader?: { hovering(path: string): void };
  }
}

/** Fetches a page ahead of need, as Gatsby's links do as soon as a mouse is over them. */
export function loadPageAhead(path: string): void {
  window.___loader?.hovering(path);
}
