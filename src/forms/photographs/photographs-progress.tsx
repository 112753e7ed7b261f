import { buttonClass } from "../../components/button-class";
import { EmailLink } from "../../components/contact-links";
import * as styles from "./photographs.module.css";
import type { Photographs } from "./use-photographs";

interface PhotographsProgressProps {
  count: number;
  photographs: Photographs;
}

/** How far the photographs are, also for those who cannot see the list. */
export function PhotographsProgress({ count, photographs }: PhotographsProgressProps) {
  const { list, failed, retry } = photographs;
  const areReady = list.length === count && list.every(({ prepared }) => prepared);
  const words = count === 1 ? "1 photograph" : `${count} photographs`;
  return (
    <>
      <p aria-live="polite" className={styles.progress}>
        {count > 0 && !failed && (areReady ? `${words} ready to send` : `Getting ${words} ready…`)}
        {failed && (
          <>
            We could not get your photographs ready here. Nothing is lost. Try again, or remove them
            and send them to <EmailLink />.
          </>
        )}
      </p>
      {failed && (
        <button type="button" onClick={retry} className={buttonClass("outlined")}>
          Try again
        </button>
      )}
    </>
  );
}
