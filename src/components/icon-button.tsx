import { type ButtonHTMLAttributes, type SyntheticEvent, useEffect, useRef } from "react";
import * as styles from "./icon-button.module.css";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does: its name, and its tooltip. */
  label: string;
}

/** A button with only an icon. After 700 ms of hover or focus a tooltip names it; Escape hides that. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  // The key is pressed wherever the focus is: a tooltip under the mouse can be in the way there too.
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === "Escape" && button.current?.matches(":hover, :focus")) {
        button.current.dataset.tooltip = "dismissed";
      }
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  const allowAgain = (event: SyntheticEvent<HTMLButtonElement>) => {
    delete event.currentTarget.dataset.tooltip;
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      className={styles.button}
      onBlur={allowAgain}
      onPointerLeave={allowAgain}
      {...rest}
    >
      {children}
      <span aria-hidden="true" className={styles.tooltip}>
        {label}
      </span>
    </button>
  );
}
