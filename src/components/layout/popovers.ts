import type { FocusEvent } from "react";

/** Closes a popover if it is open. Browsers that do not know popovers show them in their place. */
export function closePopover(popover: HTMLElement | null): void {
  // They do not know the selector either, and would throw.
  if (popover && "hidePopover" in popover && popover.matches(":popover-open")) {
    popover.hidePopover();
  }
}

/** Where the focus goes when it leaves an element: null if it stays within, or leaves the page. */
export function focusElsewhere({ currentTarget, relatedTarget }: FocusEvent): Element | null {
  const isElsewhere = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);
  return isElsewhere ? relatedTarget : null;
}
