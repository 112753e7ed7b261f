import type { ButtonHTMLAttributes, KeyboardEvent, SyntheticEvent } from "react";
import * as styles from "./icon-button.module.css";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does: its name, and its tooltip. */
  label: string;
}

/** A button with only an icon. After 700 ms of hover or focus a tooltip names it; Escape hides that. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  const dismiss = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Escape") {
      event.currentTarget.dataset.tooltip = "dismissed";
    }
  };
  const allowAgain = (event: SyntheticEvent<HTMLButtonElement>) => {
    delete event.currentTarget.dataset.tooltip;
  };
  return (
    <button
      type="button"
      aria-label={label}
      className={styles.button}
      onKeyDown={dismiss}
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
