import { useFormik } from "formik";
import { navigate, prefetchPathname } from "gatsby";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { loadToastContainer } from "../components/toasts/load-toast-container";
import { showToast } from "../components/toasts/show-toast";
import { pagePaths } from "../paths";
import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";
import { answersInPage, type FormValues, initialValues, withAnswer } from "./form-values";
import { rulesOf } from "./rules";
import { SendingTimeoutError, sendForm } from "./send-form";
import { newSubmissionId } from "./submission-id";

/** A field that keeps the form from being sent, and why. */
export interface Problem {
  name: string;
  message: string;
}

/** Where the form stands. "page" is HTML alone: the script has not taken over yet. */
type Stage = "page" | "ready" | "sending" | "failed" | "sent";

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
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [clearedValues, setClearedValues] = useState<FormValues>();
  const [submissionId, setSubmissionId] = useState("");
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const submitting = useRef(false);
  const blank = useMemo(() => initialValues(definition), [definition]);
  const rules = useMemo(() => rulesOf(definition), [definition]);

  const { values, errors, setValues, validateForm, submitForm } = useFormik<FormValues>({
    initialValues: { ...blank, ...preset },
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: problems.length > 0,
    onSubmit: send,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    if (form.current) {
      setValues({ ...values, ...answersInPage(form.current, definition) });
    }
    setSubmissionId(newSubmissionId());
    setStage("ready");
    // Fetched now, so that a line that is lost later cannot hold the good news back.
    loadToastContainer().catch(() => undefined);
    prefetchPathname(pagePaths.home);
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
      setMayHaveArrived(error instanceof SendingTimeoutError);
      setStage(await failedStage(definition));
      return;
    }
    try {
      await showToast("success", definition.success);
    } catch {
      setStage("sent");
      return;
    }
    if (definition.afterwards === "home") {
      navigate(pagePaths.home);
    } else {
      setClearedValues(undefined);
      empty();
    }
  }

  function empty() {
    setSubmissionId(newSubmissionId());
    setProblems([]);
    setStage("ready");
    setValues(blank, false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting.current) {
      return;
    }
    submitting.current = true;
    const found = await validateForm();
    const halfTyped = form.current ? halfTypedFields(form.current) : [];
    const next = fieldsOf(definition).flatMap(({ name }) => {
      const message = halfTyped.includes(name) ? halfTypedMessage : found[name];
      return typeof message === "string" ? [{ name, message }] : [];
    });
    setUnreadable(halfTyped);
    setProblems(next);
    if (next.length === 0) {
      await submitForm();
    }
    submitting.current = false;
  }

  return {
    stage,
    attempts,
    mayHaveArrived,
    values,
    problems,
    submissionId,
    canUndoClear: clearedValues !== undefined,
    problemOf: (name: string) => {
      const message = unreadable.includes(name) ? halfTypedMessage : errors[name];
      return problems.length > 0 && typeof message === "string" ? message : undefined;
    },
    answer: (field: FormField, answer: string | File[]) => {
      setUnreadable(unreadable.filter((name) => name !== field.name));
      setValues(withAnswer(values, field, answer));
    },
    submit,
    clear: () => {
      // Pressed twice, it has nothing new to keep, and must not forget what it kept.
      const given = givenAnswers(values, blank);
      if (Object.keys(given).length > 0) {
        setClearedValues({ ...blank, ...clearedValues, ...given });
      }
      empty();
    },
    /** Brings back what Clear removed; what was typed since then stays. */
    undoClear: () => {
      setValues({ ...clearedValues, ...givenAnswers(values, blank) });
      setClearedValues(undefined);
    },
  };
}

const halfTypedMessage = "Enter the whole date or time, or clear it";

/** The fields in which something stands that the browser cannot read, such as a day without a year. */
function halfTypedFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  );
}

/** The answers that differ from those of an empty form. */
function givenAnswers(values: FormValues, blank: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, answer]) => answer.length > 0 && answer !== blank[name]),
  );
}

/** Where a form stands after a failure: it says so itself, unless a toast does. */
async function failedStage({ failure, failureAs }: FormDefinition): Promise<Stage> {
  if (failureAs === "alert") {
    return "failed";
  }
  return showToast("error", failure).then(
    () => "ready",
    () => "failed",
  );
}
