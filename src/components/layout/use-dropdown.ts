import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** From this width on the menu is a row and its groups are dropdowns; main-menu.module.css agrees. */
const wideScreen = "(min-width: 60rem)";

interface DropdownOptions {
  opensOnHover: boolean;
}

/**
 * Makes a <details> behave as a dropdown on wide screens: it opens under a mouse that rests on it,
 * and closes on Escape, on a press elsewhere and when the focus leaves. Opening by keyboard or touch is
 * the element's own.
 */
export function useDropdown(
  details: RefObject<HTMLDetailsElement>,
  { opensOnHover }: DropdownOptions,
) {
  const openedByHover = useRef(false);

  useEffect(() => {
    const element = details.current;
    if (!element) {
      return;
    }
    const closeFromOutside = (event: Event) => {
      const outside = event.target instanceof Node && !element.contains(event.target);
      if (element.open && outside && isWide()) {
        element.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (element.open && event.key === "Escape") {
        const hadFocus = element.contains(document.activeElement);
        element.open = false;
        if (hadFocus) {
          element.querySelector("summary")?.focus();
        }
      }
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [details]);

  const setOpenByHover = (open: boolean) => (event: PointerEvent) => {
    const element = details.current;
    if (!element || event.pointerType !== "mouse" || !opensOnHover || !isWide()) {
      return;
    }
    if (open !== element.open) {
      element.open = open;
      openedByHover.current = open;
    }
  };

  return {
    details: {
      onPointerEnter: setOpenByHover(true),
      onPointerLeave: setOpenByHover(false),
    },
    summary: {
      // The mouse that opened it by resting there presses to choose it, not to shut it again.
      onClick: (event: MouseEvent) => {
        if (openedByHover.current && details.current?.open && event.detail > 0) {
          event.preventDefault();
        }
        openedByHover.current = false;
      },
    },
  };
}

function isWide(): boolean {
  return window.matchMedia(wideScreen).matches;
}
