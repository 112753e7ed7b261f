import { type ReactNode, useId, useRef } from "react";
import { buttonClass } from "../components/button-class";
import SentConfirmation from "../components/sent-request/sent-confirmation";
import { DraftNotice } from "./drafts/draft-notice";
import { ErrorSummary } from "./error-summary";
import type { ContentOptions } from "./field-options";
import type { FormDefinition } from "./form-definition";
import {
  ClearedNotice,
  FailureAdvice,
  FailureAlert,
  NoScriptNotice,
  SentNotice,
} from "./form-notices";
import { FormSection } from "./form-section";
import type { FormValues, TextAnswers } from "./form-values";
import { Honeypot } from "./honeypot";
import * as styles from "./request-form.module.css";
import { requestSubject, requestText } from "./request-text";
import { SendingProgress } from "./sending/sending-progress";
import { useRequestForm } from "./use-request-form";

const noContentOptions: ContentOptions = { products: [], categories: [] };

interface RequestFormProps {
  definition: FormDefinition;
  /** Answers that come from the content, for forms that have such questions. */
  contentOptions?: ContentOptions;
  /** Answers that are chosen before the visitor begins, such as the template they come with. */
  preset?: TextAnswers | undefined;
  /** Stands beside the form and follows its answers. */
  aside?: (values: FormValues) => ReactNode;
}

/**
 * A request form made from its list of fields. Before the script has loaded the browser checks it
 * (and `method="dialog"` keeps it from leaving the page); afterwards Formik and Yup do, with the
 * same rules. Nothing empties it but Clear, and that can be undone.
 */
export function RequestForm({
  definition,
  contentOptions = noContentOptions,
  preset,
  aside,
}: RequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const form = useRequestForm(element, definition, preset);
  const { values, submissionId, sending, isBusy } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const request = {
    reference: submissionId,
    subject: requestSubject(definition, values, submissionId),
    text: requestText(definition, values, submissionId),
    hasPhotographs: form.photographs.list.length > 0,
  };
  const clear = () => {
    form.clear();
    heading.current?.focus();
  };
  return (
    <div className={styles.layout}>
      {aside && <div className={styles.aside}>{aside(values)}</div>}
      <form
        ref={element}
        method="dialog"
        noValidate={form.isReady}
        onSubmit={form.submit}
        aria-labelledby={headingId}
        className={styles.form}
      >
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {definition.heading}
        </h2>
        {form.sentRequest && (
          <SentConfirmation
            key={form.sentRequest.reference}
            request={form.sentRequest}
            headingLevel={3}
            takesFocus
            onDismiss={() => {
              form.dismissSentRequest();
              heading.current?.focus();
            }}
          />
        )}
        <NoScriptNotice />
        <DraftNotice draft={form.draft} onDiscard={clear} />
        <ClearedNotice
          canUndo={form.canUndoClear}
          onUndo={() => {
            form.undoClear();
            heading.current?.focus();
          }}
        />
        <ErrorSummary problems={form.problems} />
        {definition.sections.map((section) => (
          <FormSection
            key={section.id}
            section={section}
            contentOptions={contentOptions}
            form={form}
          />
        ))}
        <input type="hidden" name="submission_id" value={submissionId} />
        <input type="hidden" name="subject_line" value={request.subject} />
        <input type="hidden" name="request_text" value={request.text} />
        <Honeypot inputRef={form.honeypot} />
        {sending.stage === "failed" && !sending.saidByToast && (
          <FailureAlert
            key={sending.failures}
            message={definition.failure}
            reason={sending.reason}
            request={request}
          />
        )}
        {sending.stage === "failed" && sending.saidByToast && (
          <FailureAdvice reason={sending.reason} request={request} />
        )}
        {form.sentUnsaid && <SentNotice message={definition.success} />}
        <div className={styles.actions}>
          <button type="submit" disabled={isBusy} className={buttonClass("filled")}>
            {isBusy ? "Submitting..." : definition.submitLabel}
          </button>
          {definition.clearLabel && (
            <button
              type="button"
              disabled={isBusy || form.isReadingBack}
              onClick={clear}
              className={`needs-script ${buttonClass("outlined")}`}
            >
              {definition.clearLabel}
            </button>
          )}
        </div>
        <SendingProgress sending={sending} />
      </form>
      {form.readBackSheet}
    </div>
  );
}
