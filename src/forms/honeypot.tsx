import type { RefObject } from "react";
import * as styles from "./honeypot.module.css";

/**
 * A box that programs fill in and people do not meet: it cannot be seen, focused or heard, and
 * password managers are told to leave it alone. It has no name, so that it is never posted.
 */
export function Honeypot({ inputRef }: { inputRef: RefObject<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className={styles.hidden}>
      <label htmlFor="website">Leave this empty</label>
      <input
        ref={inputRef}
        id="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
      />
    </div>
  );
}
