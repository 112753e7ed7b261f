import * as styles from "./button.module.css";

const looks = {
  /** The main thing to do in its place. */
  filled: `${styles.button} ${styles.filled}`,
  outlined: `${styles.button} ${styles.outlined}`,
  /** A button that stands among words, and looks like a link. */
  link: styles.link,
};

export type ButtonLook = keyof typeof looks;

/** The class of whatever looks like a button: a link or a <button>. */
export function buttonClass(look: ButtonLook): string {
  return looks[look];
}
