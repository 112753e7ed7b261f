import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import * as styles from "./kept-confirmation.module.css";
import { dismissSentRequest, keptSentRequest, type SentRequest } from "./kept-request";
import type { SentConfirmationProps } from "./sent-confirmation";

/** Fetched only by visitors who have sent something. Without a line, the page does without it. */
const SentConfirmation = lazy<ComponentType<SentConfirmationProps>>(() =>
  import("./sent-confirmation").catch(() => ({ default: () => null })),
);

/** Says that a request has arrived that was sent from this tab, until that is dismissed. */
export function KeptConfirmation() {
  const [request, setRequest] = useState<SentRequest>();
  useEffect(() => setRequest(keptSentRequest()), []);

  function dismiss() {
    dismissSentRequest();
    setRequest(undefined);
    document.querySelector("main")?.focus();
  }

  return (
    request && (
      <Suspense fallback={null}>
        <div className={styles.band}>
          <SentConfirmation request={request} onDismiss={dismiss} />
        </div>
      </Suspense>
    )
  );
}
