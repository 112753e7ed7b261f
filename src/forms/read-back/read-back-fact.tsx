import { buttonClass } from "../../components/button-class";
import type { Fact } from "./read-back";
import * as styles from "./read-back-sheet.module.css";

interface ReadBackFactProps {
  fact: Fact;
  onChange: () => void;
}

/** An answer in large type, with the questions about it and the way to its field. */
export function ReadBackFact({ fact, onChange }: ReadBackFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{fact.label}</dt>
      <dd className={styles.answer}>
        {fact.text !== undefined && <p className={styles.text}>{fact.text}</p>}
        {fact.warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <strong>Please check:</strong> {warning}
          </p>
        ))}
      </dd>
      <dd className={styles.change}>
        <button type="button" className={buttonClass("link")} onClick={onChange}>
          Change<span className="visually-hidden"> {fact.label}</span>
        </button>
      </dd>
    </div>
  );
}
