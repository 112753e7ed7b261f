import { useEffect, useId, useRef } from "react";
import { buttonClass } from "../../components/button-class";
import { leadToField } from "../lead-to-field";
import type { Fact } from "./read-back";
import { ReadBackFact } from "./read-back-fact";
import * as styles from "./read-back-sheet.module.css";

// Fetched together with the sheet, as nobody needs it before.
export { readBackOf } from "./read-back";

interface ReadBackSheetProps {
  facts: readonly Fact[];
  /** Whether the visitor found everything right. It comes once the sheet is closed. */
  onAnswer: (right: boolean) => void;
}

/** One large-type sheet of what will be printed, over the form. Closing it changes nothing. */
export function ReadBackSheet({ facts, onAnswer }: ReadBackSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const right = useRef(false);
  const headingId = useId();

  useEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
      heading.current?.focus();
    }
  }, []);

  // Closing gives the focus back to where it was before.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={() => onAnswer(right.current)}
      className={styles.sheet}
    >
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Please read this once more
      </h2>
      <p>This is how we will print it. Are the names, dates and numbers right?</p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <ReadBackFact
            key={fact.name}
            fact={fact}
            onChange={() => {
              close();
              leadToField(fact.name);
            }}
          />
        ))}
      </dl>
      <p>
        Next we send you a proof. Nothing is printed before you have seen it and told us that it is
        right.
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonClass("filled")}
          onClick={() => {
            right.current = true;
            close();
          }}
        >
          This is right, send it
        </button>
        <button type="button" className={buttonClass("outlined")} onClick={close}>
          Go back and change something
        </button>
      </div>
    </dialog>
  );
}
