import { type RefObject, useEffect, useRef, useState } from "react";
import { showToast } from "../../components/toasts/show-toast";
import type { FormDefinition } from "../form-definition";
import { SendingTimeoutError, sendForm } from "../send-form";
import { OfflineError, sendWithRetries, statusOf } from "./send-with-retries";

/** Why a request did not leave, as far as the visitor can do something about it. */
export type FailureReason = "offline" | "throttled" | "unanswered" | "other";

interface Sending {
  stage: "idle" | "sending" | "retrying" | "stopped" | "failed" | "sent";
  reason?: FailureReason;
  /** True when a toast has said that it failed. */
  saidByToast?: boolean;
}

/** The way of a request to the e-mail service, with its retries. */
export function useSending(form: RefObject<HTMLFormElement>, definition: FormDefinition) {
  const [{ stage, reason, saidByToast }, setSending] = useState<Sending>({ stage: "idle" });
  const [failures, setFailures] = useState(0);
  const stopping = useRef(new AbortController());
  // Whoever leaves the page does not want it sent behind their back.
  useEffect(() => () => stopping.current.abort(), []);

  async function fail(error: unknown): Promise<void> {
    console.error("The request was not sent:", error);
    const saidByToast =
      definition.failureAs === "toast" && (await showToast("error", definition.failure));
    setFailures((count) => count + 1);
    setSending({ stage: "failed", reason: reasonFor(error), saidByToast });
  }

  /** Resolves to whether it was sent. It never rejects. */
  async function send(): Promise<boolean> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setSending({ stage: "sending" });
    try {
      await sendWithRetries(() => sendForm(form.current, definition), {
        signal,
        onRetry: () => setSending({ stage: "retrying" }),
      });
      setSending({ stage: "sent" });
      return true;
    } catch (error) {
      if (signal.aborted) {
        setSending({ stage: "stopped" });
      } else {
        await fail(error);
      }
      return false;
    }
  }

  return {
    stage,
    reason,
    saidByToast,
    /** How often it has failed: each time it is said anew. */
    failures,
    send,
    fail,
    stop: () => stopping.current.abort(),
    reset: () => setSending({ stage: "idle" }),
  };
}

function reasonFor(error: unknown): FailureReason {
  if (error instanceof OfflineError) {
    return "offline";
  }
  if (error instanceof SendingTimeoutError) {
    return "unanswered";
  }
  return statusOf(error) === 429 ? "throttled" : "other";
}
