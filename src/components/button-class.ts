import * as styles from "./button.module.css";

/** "filled" for the main thing to do in its place, "outlined" for the others. */
export type ButtonLook = "filled" | "outlined";

/** The class of whatever looks like a button: a link or a <button>. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${look === "filled" ? styles.filled : styles.outlined}`;
}
