import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "../components/button-class";
import { EmailLink, PhoneLink } from "../components/contact-links";
import * as styles from "./form-notices.module.css";
import type { FailureReason } from "./sending/use-sending";
import { type UnsentRequest, WayOut } from "./way-out";

interface FailureAlertProps {
  /** The exact words of the form. */
  message: string;
  reason: FailureReason | undefined;
  request: UnsentRequest;
}

const advice: Record<FailureReason, string> = {
  offline: "You seem to have no connection to the internet. Send it when the line is back.",
  throttled: "Several requests came in a short time. Please wait a minute, then send it again.",
  unanswered: "It may have reached us all the same. Sending it again does no harm.",
  other: "Please try again in a minute.",
};

/** Sending failed: the exact words of the form, and what to do now. It takes the focus. */
export function FailureAlert({ message, reason, request }: FailureAlertProps) {
  return (
    <div className={styles.problem}>
      <Announcement>
        <p className={styles.message}>{message}</p>
        <AfterFailure reason={reason} />
      </Announcement>
      <WayOut request={request} />
    </div>
  );
}

/** Sending failed, and a toast has said so. It passes; what to do now stays. */
export function FailureAdvice({ reason, request }: Omit<FailureAlertProps, "message">) {
  return (
    <div className={styles.notice}>
      <AfterFailure reason={reason} />
      <WayOut request={request} />
    </div>
  );
}

function AfterFailure({ reason = "other" }: Pick<FailureAlertProps, "reason">) {
  return (
    <>
      <p>{advice[reason]}</p>
      <p>
        Everything you typed is still here. If it fails again, call us on <PhoneLink /> or write to{" "}
        <EmailLink />.
      </p>
    </>
  );
}

/** Sending succeeded, but the line was lost before the page could say so elsewhere. */
export function SentNotice({ message }: { message: string }) {
  return (
    <Announcement className={styles.notice}>
      <p className={styles.message}>{message}</p>
    </Announcement>
  );
}

function Announcement({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}

interface ClearedNoticeProps {
  canUndo: boolean;
  onUndo: () => void;
}

/** The way back after Clear. */
export function ClearedNotice({ canUndo, onUndo }: ClearedNoticeProps) {
  return (
    <div role="status">
      {canUndo && (
        <div className={styles.notice}>
          <p className={styles.message}>The form has been cleared.</p>
          <button type="button" onClick={onUndo} className={buttonClass("outlined")}>
            Undo
          </button>
        </div>
      )}
    </div>
  );
}

/** For visitors without script: the form cannot leave the page, but they can. */
export function NoScriptNotice() {
  return (
    <noscript>
      <div className={styles.notice}>
        <p className={styles.message}>
          This form is sent by a script, and your browser does not run scripts.
        </p>
        <p>
          Please call us on <PhoneLink /> or write to <EmailLink />. The questions below show what
          we need to know.
        </p>
      </div>
    </noscript>
  );
}
