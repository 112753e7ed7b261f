import { useFormik } from "formik";
import { navigate } from "gatsby";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { loadToastContainer } from "../components/toasts/load-toast-container";
import { showToast } from "../components/toasts/show-toast";
import { pagePaths } from "../paths";
import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";
import { answersInPage, type FormValues, initialValues, withAnswer } from "./form-values";
import { rulesOf } from "./rules";
import { sendForm } from "./send-form";
import { newSubmissionId } from "./submission-id";

/** A field that keeps the form from being sent, and why. */
export interface Problem {
  name: string;
  message: string;
}

/** Where the form stands. "page" is HTML alone: the script has not taken over yet. */
export type Stage = "page" | "ready" | "sending" | "failed" | "sent";

/**
 * The state of a request form, from the first letter typed to the answer of the e-mail service.
 * `preset` holds answers that are chosen before the visitor begins.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement>,
  definition: FormDefinition,
  preset: FormValues | undefined,
) {
  const [stage, setStage] = useState<Stage>("page");
  const [attempts, setAttempts] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [clearedValues, setClearedValues] = useState<FormValues>();
  const [submissionId, setSubmissionId] = useState("");
  const submitting = useRef(false);
  const blank = useMemo(() => initialValues(definition), [definition]);
  const rules = useMemo(() => rulesOf(definition), [definition]);

  const { values, errors, setValues, validateForm, submitForm } = useFormik<FormValues>({
    initialValues: blank,
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: problems.length > 0,
    onSubmit: send,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    if (form.current) {
      setValues({ ...blank, ...answersInPage(form.current, definition) });
    }
    setSubmissionId(newSubmissionId());
    setStage("ready");
    // Fetched now, so that a line that is lost later cannot hold the good news back.
    loadToastContainer().catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is filled in once, not kept
  useEffect(() => {
    const restored = Object.keys(preset ?? {}).every((name) => values[name] !== "");
    if (preset && !restored) {
      setValues({ ...values, ...preset });
    }
  }, [preset]);

  async function send() {
    setStage("sending");
    setAttempts((count) => count + 1);
    try {
      await sendForm(form.current, definition);
    } catch (error) {
      console.error("The request was not sent:", error);
      setStage("failed");
      return;
    }
    try {
      await showToast("success", definition.success);
      await navigate(pagePaths.home);
    } catch {
      setStage("sent");
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting.current) {
      return;
    }
    submitting.current = true;
    const found = await validateForm();
    const next = fieldsOf(definition).flatMap(({ name }) => {
      const message = found[name];
      return typeof message === "string" ? [{ name, message }] : [];
    });
    setProblems(next);
    if (next.length === 0) {
      await submitForm();
    }
    submitting.current = false;
  }

  return {
    stage,
    attempts,
    values,
    problems,
    submissionId,
    canUndoClear: clearedValues !== undefined,
    problemOf: (name: string) => {
      const message = errors[name];
      return problems.length > 0 && typeof message === "string" ? message : undefined;
    },
    answer: (field: FormField, answer: string | File[]) =>
      setValues(withAnswer(values, field, answer)),
    submit,
    clear: () => {
      setClearedValues(values);
      setProblems([]);
      setStage("ready");
      setValues(blank, false);
    },
    /** Brings back what Clear removed; what was typed since then stays. */
    undoClear: () => {
      const typedSince = Object.entries(values).filter(
        ([name, answer]) => answer.length > 0 && answer !== blank[name],
      );
      setValues({ ...clearedValues, ...Object.fromEntries(typedSince) });
      setClearedValues(undefined);
    },
  };
}
