import { buttonClass } from "../../components/button-class";
import { EmailLink } from "../../components/contact-links";
import * as styles from "./photographs.module.css";
import { mostPhotographs } from "./room";

/** What of a choice the form cannot take. */
export interface Refused {
  /** The names of files that the browser cannot open. */
  unreadable: readonly string[];
  /** How many were beyond the number that the form can carry. */
  tooMany: number;
}

interface RefusedNoteProps {
  refused: Refused;
  onDismiss: () => void;
}

/** Says which files were not taken and where to send them. It stays until it has been read. */
export function RefusedNote({ refused: { unreadable, tooMany }, onDismiss }: RefusedNoteProps) {
  if (unreadable.length === 0 && tooMany === 0) {
    return null;
  }
  return (
    <div className={styles.refused}>
      {unreadable.map((name) => (
        <p key={name}>
          We could not open {name} here. Save it as JPEG, or send it to us by e-mail to{" "}
          <EmailLink />.
        </p>
      ))}
      {tooMany > 0 && (
        <p>
          The form can carry {mostPhotographs} photographs. Please e-mail the other {tooMany} to{" "}
          <EmailLink />.
        </p>
      )}
      <button type="button" onClick={onDismiss} className={buttonClass("outlined")}>
        I have read this
      </button>
    </div>
  );
}
