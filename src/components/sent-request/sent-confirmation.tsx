import { useEffect, useId, useRef, useState } from "react";
import { encodedText } from "../../forms/encoded-text";
import { useStudio } from "../../use-studio";
import { buttonClass } from "../button-class";
import { EmailLink, PhoneLink } from "../contact-links";
import { useOpenForPrint } from "../use-open-for-print";
import type { SentRequest } from "./kept-request";
import { PrintedCopy } from "./printed-copy";
import * as styles from "./sent-confirmation.module.css";
import { sentOn } from "./sent-on";

export interface SentConfirmationProps {
  request: SentRequest;
  /** Where nothing else leads the visitor here, it takes the focus when it comes. */
  takesFocus?: boolean;
  headingLevel?: 2 | 3;
  onDismiss: () => void;
}

/** Says that a request has arrived, what happens next, and offers a copy of it. */
export default function SentConfirmation({
  request,
  takesFocus = false,
  headingLevel = 2,
  onDismiss,
}: SentConfirmationProps) {
  const headingId = useId();
  const { hours } = useStudio();
  const element = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [prints, setPrints] = useState(0);
  useOpenForPrint(element);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus();
    }
  }, [takesFocus]);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const Subheading = headingLevel === 2 ? "h3" : "h4";
  return (
    <section ref={element} aria-labelledby={headingId} className={styles.confirmation}>
      <div className={styles.columns}>
        <div>
          <Heading id={headingId} ref={heading} tabIndex={-1}>
            {request.heading}
          </Heading>
          <p>
            Your reference: <strong className={styles.reference}>{request.reference}</strong>
          </p>
          <Actions request={request} onPrint={() => setPrints(prints + 1)} onDismiss={onDismiss} />
        </div>
        <div>
          <Subheading className={styles.subheading}>What happens next</Subheading>
          {request.next.map((step) => (
            <p key={step}>{step}</p>
          ))}
          <p>
            If anything is wrong or urgent, or if you do not hear from us, call us on <PhoneLink />,{" "}
            {hours}, or write to <EmailLink />.
          </p>
        </div>
      </div>
      <details className={styles.sent}>
        <summary>What you sent</summary>
        <p>{sentOn(request)}</p>
        <p className={styles.text}>{request.text}</p>
      </details>
      {prints > 0 && <PrintedCopy key={prints} request={request} />}
    </section>
  );
}

interface ActionsProps extends Pick<SentConfirmationProps, "request" | "onDismiss"> {
  onPrint: () => void;
}

function Actions({ request: { reference, text }, onPrint, onDismiss }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <button type="button" onClick={onPrint} className={buttonClass("outlined")}>
        Print a copy
      </button>
      <a
        // The mark in front tells older programs how the letters are encoded.
        href={`data:text/plain;charset=utf-8,${encodedText(`\ufeff${text}`)}`}
        download={`request-${reference}.txt`}
        className={buttonClass("outlined")}
      >
        Save a copy
      </a>
      <button type="button" onClick={onDismiss} className={buttonClass("outlined")}>
        Dismiss
      </button>
    </div>
  );
}
