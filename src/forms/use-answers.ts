import { useFormik } from "formik";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "./drafts/draft-storage";
import { useDraft } from "./drafts/use-draft";
import { findMistakes } from "./find-mistakes";
import type { FormDefinition, FormField } from "./form-definition";
import {
  answersInPage,
  changedAnswers,
  type FormValues,
  givenAnswers,
  initialValues,
  type TextAnswers,
  withAnswer,
  withAnswers,
} from "./form-values";
import { newSubmissionId } from "./submission-id";

interface AnswersOptions {
  /** Answers that are chosen before the visitor begins. */
  preset: TextAnswers;
  /** Answers are checked as they change, once something was wrong with them. */
  checksChanges: boolean;
  /** True once they were sent. */
  isSent: boolean;
}

/**
 * The answers of a form: typed before the script came, chosen before the visitor began, kept from
 * an earlier visit, or given now. None gets lost but by Clear, and that can be undone.
 */
export function useAnswers(
  form: RefObject<HTMLFormElement>,
  definition: FormDefinition,
  { preset, checksChanges, isSent }: AnswersOptions,
) {
  const blank = useMemo(() => initialValues(definition), [definition]);
  const [start, setStart] = useState<FormValues>({ ...blank, ...preset });
  const [submissionId, setSubmissionId] = useState("");
  const [clearedValues, setClearedValues] = useState<FormValues>();
  const typedInPage = useRef<FormValues>({});

  const formik = useFormik<FormValues>({
    initialValues: start,
    validate: (answers) => findMistakes(form.current, definition, answers),
    validateOnBlur: false,
    validateOnChange: checksChanges,
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const latest = useRef(values);
  latest.current = values;

  function change(answers: FormValues) {
    latest.current = answers;
    formik.setValues(answers);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    if (form.current) {
      typedInPage.current = answersInPage(form.current, definition);
      change({ ...values, ...typedInPage.current });
    }
    setSubmissionId(newSubmissionId());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is filled in once, not kept
  useEffect(() => {
    setStart({ ...blank, ...preset });
    // A browser may have filled in again what the visitor had made of the choice.
    const isFilledIn = Object.keys(preset).every((name) => name in typedInPage.current);
    typedInPage.current = {};
    if (!isFilledIn) {
      change(withAnswers(latest.current, definition, preset));
    }
  }, [preset]);

  const draft = useDraft({
    definition,
    values,
    start,
    preset,
    submissionId,
    done: isSent,
    onFound: restore,
  });

  /** What was typed in the meantime, and a choice made since then, win over what was kept. */
  function restore({ answers, preset: presetThen, submissionId: idThen }: Draft) {
    const known = Object.fromEntries(Object.entries(answers).filter(([name]) => name in blank));
    const typed = changedAnswers(latest.current, { ...blank, ...preset });
    const since = Object.fromEntries(typed.map((name) => [name, latest.current[name] ?? ""]));
    const restored = { ...blank, ...known, ...since };
    const choseAnew = JSON.stringify(presetThen) !== JSON.stringify(preset);
    change(choseAnew ? withAnswers(restored, definition, preset) : restored);
    setSubmissionId(idThen);
  }

  function empty() {
    setSubmissionId(newSubmissionId());
    setStart(blank);
    draft.forgetRestored();
    latest.current = blank;
    formik.setValues(blank, false);
  }

  return {
    values,
    mistakes: formik.errors,
    findMistakes: () => formik.validateForm(),
    submissionId,
    draft,
    answer: (field: FormField, answer: string | File[]) =>
      change(withAnswer(latest.current, field, answer)),
    clear: () => {
      // Pressed twice, it has nothing new to keep, and must not forget what it kept.
      const given = givenAnswers(values, blank);
      if (Object.keys(given).length > 0) {
        setClearedValues({ ...blank, ...clearedValues, ...given });
      }
      empty();
    },
    canUndoClear: clearedValues !== undefined,
    /** Brings back what Clear removed; what was typed since then stays. */
    undoClear: () => {
      change({ ...blank, ...clearedValues, ...givenAnswers(values, blank) });
      setClearedValues(undefined);
    },
    /** An empty form for the next request. */
    startAfresh: () => {
      setClearedValues(undefined);
      empty();
    },
  };
}
