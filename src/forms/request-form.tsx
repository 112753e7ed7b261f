import { type ReactNode, useId, useRef } from "react";
import { buttonClass } from "../components/button-class";
import { ErrorSummary } from "./error-summary";
import type { ContentOptions } from "./field-options";
import type { FormDefinition } from "./form-definition";
import { ClearedNotice, FailureAlert, NoScriptNotice, SentNotice } from "./form-notices";
import { FormSection } from "./form-section";
import type { FormValues } from "./form-values";
import * as styles from "./request-form.module.css";
import { requestSubject, requestText } from "./request-text";
import { useRequestForm } from "./use-request-form";

const noContentOptions: ContentOptions = { products: [], categories: [] };

interface RequestFormProps {
  definition: FormDefinition;
  /** Answers that come from the content, for forms that have such questions. */
  contentOptions?: ContentOptions;
  /** Answers that are chosen before the visitor begins, such as the template they come with. */
  preset?: FormValues | undefined;
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
  const { stage, values, submissionId } = form;
  const busy = stage === "sending" || stage === "sent";
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.layout}>
      {aside && <div className={styles.aside}>{aside(values)}</div>}
      <form
        ref={element}
        method="dialog"
        noValidate={stage !== "page"}
        onSubmit={form.submit}
        aria-labelledby={headingId}
        className={styles.form}
      >
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {definition.heading}
        </h2>
        <NoScriptNotice />
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
        <input
          type="hidden"
          name="subject_line"
          value={requestSubject(definition, values, submissionId)}
        />
        <input
          type="hidden"
          name="request_text"
          value={requestText(definition, values, submissionId)}
        />
        {stage === "failed" && (
          <FailureAlert
            key={form.attempts}
            message={definition.failure}
            mayHaveArrived={form.mayHaveArrived}
          />
        )}
        {stage === "sent" && <SentNotice message={definition.success} />}
        <div className={styles.actions}>
          <button type="submit" disabled={busy} className={buttonClass("filled")}>
            {stage === "sending" ? "Submitting..." : definition.submitLabel}
          </button>
          {definition.clearLabel && (
            <button
              type="button"
              disabled={busy}
              onClick={form.clear}
              className={`needs-script ${buttonClass("outlined")}`}
            >
              {definition.clearLabel}
            </button>
          )}
        </div>
        <ClearedNotice
          canUndo={form.canUndoClear}
          onUndo={() => {
            form.undoClear();
            heading.current?.focus();
          }}
        />
      </form>
    </div>
  );
}
