import { navigate } from "gatsby";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { keepSentRequest, type SentRequest } from "../components/sent-request/kept-request";
import { showToast } from "../components/toasts/show-toast";
import { pagePaths } from "../paths";
import type { FormDefinition, FormField } from "./form-definition";
import { photographsField, photographsIn, type TextAnswers } from "./form-values";
import { loadForSending } from "./load-for-sending";
import {
  oneNotOpened,
  PhotographsNotReadyError,
  usePhotographs,
} from "./photographs/use-photographs";
import { useReadBack } from "./read-back/use-read-back";
import { requestText } from "./request-text";
import { useSending } from "./sending/use-sending";
import { useAnswers } from "./use-answers";
import { useLeaveWarning } from "./use-leave-warning";
import { useProblems } from "./use-problems";

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
  const [step, setStep] = useState<"preparing" | "reading-back">();
  const [sentUnsaid, setSentUnsaid] = useState(false);
  const [sentRequest, setSentRequest] = useState<SentRequest>();
  const honeypot = useRef<HTMLInputElement>(null);
  const submitting = useRef(false);
  const problems = useProblems(form, definition);
  const sending = useSending(form, definition);
  const answers = useAnswers(form, definition, {
    preset,
    checksChanges: problems.problems.length > 0,
    isSent: sending.stage === "sent",
  });
  const { values, draft, submissionId } = answers;
  const chosenPhotographs = photographsIn(definition, values);
  const photographs = usePhotographs(chosenPhotographs);
  const readBack = useReadBack(definition);
  const isBusy = step === "preparing" || ["sending", "retrying", "sent"].includes(sending.stage);
  useLeaveWarning({
    unsent: draft.unsent,
    wouldBeLost: isBusy || !draft.isKept || chosenPhotographs.length > 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    const element = form.current;
    const load = () => {
      loadForSending();
      readBack.prepare();
    };
    element?.addEventListener("focusin", load, { once: true });
    setReady(true);
    return () => element?.removeEventListener("focusin", load);
  }, []);

  /** Waits for the photographs; if they cannot be sent, that is a problem like any other. */
  async function photographsAreReady(): Promise<boolean> {
    setStep("preparing");
    try {
      const prepared = await photographs.whenReady();
      // One that does not open may have been taken out since Send was pressed.
      if (prepared.length < chosenPhotographs.length) {
        throw new PhotographsNotReadyError(oneNotOpened);
      }
      return true;
    } catch (error) {
      if (!(error instanceof PhotographsNotReadyError)) {
        throw error;
      }
      problems.add({ name: photographsField(definition)?.name ?? "", message: error.message });
      return false;
    } finally {
      setStep(undefined);
    }
  }

  async function isReadBack(): Promise<boolean> {
    setStep("reading-back");
    const isRight = await readBack.confirm(values);
    setStep(undefined);
    return isRight;
  }

  async function send() {
    setSentRequest(undefined);
    refuseProgram(honeypot.current);
    if (!(await sending.send())) {
      return;
    }
    // Before the visitor can go elsewhere, or it would be there again.
    await draft.remove();
    const request = {
      ...definition.confirmation,
      reference: submissionId,
      text: requestText(definition, values, submissionId),
      sentAt: new Date().toISOString(),
    };
    const stays = definition.afterwards === "stay";
    if (!stays) {
      keepSentRequest(request);
    }
    if (!(await showToast("success", definition.success))) {
      setSentUnsaid(true);
    } else if (stays) {
      setSentRequest(request);
      startAfresh(answers.startAfresh);
    } else {
      navigate(pagePaths.home);
    }
  }

  function startAfresh(emptyAnswers: () => void) {
    problems.forget();
    sending.reset();
    emptyAnswers();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting.current) {
      return;
    }
    submitting.current = true;
    try {
      const isRight = problems.show(await answers.findMistakes());
      if (isRight && (await photographsAreReady()) && (await isReadBack())) {
        await send();
      }
    } catch (error) {
      await sending.fail(error);
    } finally {
      submitting.current = false;
    }
  }

  return {
    /** False while the form is HTML alone: the script has not taken over yet. */
    isReady,
    isBusy,
    isReadingBack: step === "reading-back",
    values,
    submissionId,
    draft,
    photographs,
    readBackSheet: readBack.sheet,
    honeypot,
    sending,
    /** True when it was sent, but no toast can say so. */
    sentUnsaid,
    /** The request that was sent last from a form that stays. */
    sentRequest,
    dismissSentRequest: () => setSentRequest(undefined),
    problems: problems.problems,
    problemOf: (name: string) => problems.messageFor(name, answers.mistakes),
    answer: (field: FormField, answer: string | File[]) => {
      problems.forgetHalfTyped(field.name);
      answers.answer(field, answer);
    },
    submit,
    clear: () => startAfresh(answers.clear),
    canUndoClear: answers.canUndoClear,
    undoClear: answers.undoClear,
  };
}

/** Emptied, so that a person whose browser has filled it in succeeds the next time. */
function refuseProgram(honeypot: HTMLInputElement | null): void {
  if (honeypot?.value) {
    honeypot.value = "";
    throw new Error("The field that people do not see was filled in");
  }
}
