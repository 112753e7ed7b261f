import "react";

/** Attributes of HTML that React 18 passes on but has no types for yet. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }

  interface DetailsHTMLAttributes<T> {
    /** Groups <details> of which one is open at a time. */
    name?: string;
  }
}
