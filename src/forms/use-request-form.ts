import { useFormik } from "formik";
import { navigate } from "gatsby";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { showToast } from "../components/toasts/show-toast";
import { pagePaths } from "../paths";
import type { Draft } from "./drafts/draft-storage";
import { useDraft } from "./drafts/use-draft";
import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";
import {
  answersInPage,
  changedAnswers,
  type FormValues,
  initialValues,
  photographsIn,
  type TextAnswers,
  withAnswer,
  withAnswers,
} from "./form-values";
import { loadForSending } from "./load-for-sending";
import { useSending } from "./sending/use-sending";
import { newSubmissionId } from "./submission-id";
import { useLeaveWarning } from "./use-leave-warning";

/** A field that keeps the form from being sent, and why. */
export interface Problem {
  name: string;
  message: string;
}

const nothingChosen: TextAnswers = {};

/**
 * The state of a request form, from the first letter typed to the answer of the e-mail service.
 * `preset` holds answers that are chosen before the visitor begins.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement>,
  definition: FormDefinition,
  preset: TextAnswers = nothingChosen,
) {
  const [isReady, setReady] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [clearedValues, setClearedValues] = useState<FormValues>();
  const [sentUnsaid, setSentUnsaid] = useState(false);
  const [submissionId, setSubmissionId] = useState("");
  const trap = useRef<HTMLInputElement>(null);
  const submitting = useRef(false);
  const typedInPage = useRef<FormValues>({});
  const blank = useMemo(() => initialValues(definition), [definition]);
  const [start, setStart] = useState<FormValues>({ ...blank, ...preset });
  const sending = useSending(form, definition);
  const isBusy = ["sending", "retrying", "sent"].includes(sending.stage);

  const { values, errors, setValues, validateForm, submitForm } = useFormik<FormValues>({
    initialValues: start,
    validate: async (answers) => (await import("./rules")).mistakesIn(definition, answers),
    validateOnBlur: false,
    validateOnChange: problems.length > 0,
    onSubmit: send,
  });
  const latest = useRef(values);
  latest.current = values;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    const element = form.current;
    if (element) {
      typedInPage.current = answersInPage(element, definition);
      change({ ...values, ...typedInPage.current });
      element.addEventListener("focusin", loadForSending, { once: true });
    }
    setSubmissionId(newSubmissionId());
    setReady(true);
    return () => element?.removeEventListener("focusin", loadForSending);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is filled in once, not kept
  useEffect(() => {
    setStart({ ...blank, ...preset });
    // A browser may have filled in again what the visitor had made of the choice.
    const filledInBefore = Object.keys(preset).every((name) => name in typedInPage.current);
    typedInPage.current = {};
    if (!filledInBefore) {
      change(withAnswers(latest.current, definition, preset));
    }
  }, [preset]);

  const draft = useDraft({
    definition,
    values,
    start,
    preset,
    submissionId,
    done: sending.stage === "sent",
    onFound: restore,
  });
  useLeaveWarning({
    unsent: draft.unsent,
    wouldBeLost: isBusy || !draft.isKept || photographsIn(values) > 0,
  });

  function change(answers: FormValues) {
    latest.current = answers;
    setValues(answers);
  }

  /** What was typed in the meantime, and a choice made since then, win over what was kept. */
  function restore({ answers, preset: presetThen, submissionId: idThen }: Draft) {
    const typed = changedAnswers(latest.current, { ...blank, ...preset });
    const known = Object.fromEntries(Object.entries(answers).filter(([name]) => name in blank));
    const now = Object.fromEntries(typed.map((name) => [name, latest.current[name] ?? ""]));
    const restored = { ...blank, ...known, ...now };
    const choseAnew = JSON.stringify(presetThen) !== JSON.stringify(preset);
    change(choseAnew ? withAnswers(restored, definition, preset) : restored);
    setSubmissionId(idThen);
  }

  async function send() {
    const sent = await sending.send(async () => {
      if (trap.current?.value) {
        // Emptied, so that a person whose browser filled it in succeeds the next time.
        trap.current.value = "";
        throw new Error("The field that people do not see was filled in");
      }
    });
    if (!sent) {
      return;
    }
    if (!(await saySent(definition))) {
      setSentUnsaid(true);
    } else if (definition.afterwards === "home") {
      navigate(pagePaths.home);
    } else {
      setClearedValues(undefined);
      empty();
    }
  }

  function empty() {
    setSubmissionId(newSubmissionId());
    setProblems([]);
    setStart(blank);
    sending.reset();
    draft.forgetRestored();
    setValues(blank, false);
  }

  /** Shows what is wrong. Resolves to whether nothing is. */
  async function check(): Promise<boolean> {
    const mistakes = await validateForm();
    const halfTyped = form.current ? halfTypedFields(form.current) : [];
    const found = fieldsOf(definition).flatMap(({ name }) => {
      const message = halfTyped.includes(name) ? halfTypedMessage : mistakes[name];
      return typeof message === "string" ? [{ name, message }] : [];
    });
    setUnreadable(halfTyped);
    setProblems(found);
    return found.length === 0;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting.current) {
      return;
    }
    submitting.current = true;
    try {
      if (await check()) {
        await submitForm();
      }
    } catch (error) {
      // The code that checks could not be fetched.
      sending.fail(error);
    } finally {
      submitting.current = false;
    }
  }

  return {
    /** False while the form is HTML alone: the script has not taken over yet. */
    isReady,
    isBusy,
    sending,
    /** True when it was sent, but no toast can say so. */
    sentUnsaid,
    draft,
    trap,
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
      change(withAnswer(latest.current, field, answer));
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
      change({ ...blank, ...clearedValues, ...givenAnswers(values, blank) });
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

/** Resolves to whether it could be said: the code for it may not be there when the line is lost. */
function saySent({ success }: FormDefinition): Promise<boolean> {
  return showToast("success", success).then(
    () => true,
    () => false,
  );
}
