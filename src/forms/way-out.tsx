import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../components/button-class";
import { useStudio } from "../use-studio";
import { mailtoAddress } from "./mailto-address";
import * as styles from "./way-out.module.css";

/** What could not be sent, as the studio would have received it. */
export interface UnsentRequest {
  reference: string;
  subject: string;
  text: string;
  /** Photographs cannot go along with a text. */
  hasPhotographs: boolean;
}

/** Other ways for a request to reach the studio when sending it fails: as an e-mail, or pasted anywhere. */
export function WayOut({ request }: { request: UnsentRequest }) {
  const { email } = useStudio();
  const { reference, subject, text, hasPhotographs } = request;
  const { copy, isCopied, refusals } = useCopying(text);
  return (
    <div className={styles.wayOut}>
      <p>
        Or send it to us as an e-mail, which we have written for you from your answers. Your
        reference is <strong>{reference}</strong>.
      </p>
      {hasPhotographs && (
        <p>Photographs cannot be put in for you. Please attach them to the e-mail yourself.</p>
      )}
      <div className={styles.ways}>
        <a href={mailtoAddress(email, subject, text)} className={buttonClass("outlined")}>
          Write it as an e-mail
        </a>
        <button type="button" onClick={copy} className={buttonClass("outlined")}>
          Copy my details
        </button>
      </div>
      <p role="status" className={styles.copied}>
        {isCopied && "Copied. You can paste it into an e-mail or a message."}
      </p>
      {refusals > 0 && <TextToCopy key={refusals} text={text} />}
    </div>
  );
}

/** Copying to the clipboard, which some browsers have not got and others refuse. */
function useCopying(text: string) {
  const [copied, setCopied] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  return {
    /** False again as soon as the text is another. */
    isCopied: copied === text,
    /** How often it was refused since it last succeeded. */
    refusals,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(text);
        setRefusals(0);
      } catch {
        setCopied(undefined);
        setRefusals(refusals + 1);
      }
    },
  };
}

function TextToCopy({ text }: { text: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <label className={styles.byHand}>
      Your browser did not let us copy. Here is the text, to copy by hand:
      <textarea ref={box} readOnly rows={8} value={text} />
    </label>
  );
}
