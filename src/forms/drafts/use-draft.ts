import { useEffect, useRef, useState } from "react";
import { withinTime } from "../../within-time";
import type { FormDefinition } from "../form-definition";
import {
  changedAnswers,
  type FormValues,
  photographsIn,
  type TextAnswers,
  textAnswersIn,
} from "../form-values";
import { type Draft, type DraftPlace, openDraft, removeAllDrafts } from "./draft-storage";
import { setKeepDraftsChoice, useKeepDraftsChoice } from "./keep-drafts-choice";

interface DraftedForm {
  definition: FormDefinition;
  values: FormValues;
  /** The answers before the visitor began: of the empty form, with what was chosen before. */
  start: FormValues;
  preset: TextAnswers;
  submissionId: string;
  /** True once there is nothing more to keep, because it was sent. */
  done: boolean;
  onFound: (draft: Draft) => void;
}

/** Keeps what is typed on the device, and brings back what was typed before. */
export function useDraft(drafted: DraftedForm) {
  const { definition, values, start, preset, submissionId, done, onFound } = drafted;
  const keep = useKeepDraftsChoice();
  const [place, setPlace] = useState<DraftPlace>();
  const [restored, setRestored] = useState<Draft>();
  const report = useRef(onFound);
  report.current = onFound;

  useEffect(() => {
    if (!keep) {
      return;
    }
    let opened: DraftPlace | undefined;
    let left = false;
    const begin = (found: DraftPlace) => {
      opened = found;
      if (left) {
        found.leave();
        return;
      }
      if (found.found) {
        report.current(found.found);
        setRestored(found.found);
      }
      setPlace(found);
    };
    // Where the browser keeps nothing, the form works all the same.
    openDraft(definition.slug).then(begin, () => undefined);
    return () => {
      left = true;
      opened?.leave();
      setPlace(undefined);
    };
  }, [keep, definition.slug]);

  const unsent = !done && changedAnswers(values, start).length > 0;
  useEffect(() => {
    const written = unsent
      ? place?.save({
          answers: textAnswersIn(values),
          preset,
          submissionId,
          photographs: photographsIn(definition, values).length,
          savedAt: Date.now(),
        })
      : place?.remove();
    written?.catch(() => setPlace(undefined));
  }, [place, unsent, definition, values, preset, submissionId]);

  return {
    /** What was brought back when the form was opened. */
    restored,
    unsent,
    /** True while what is typed is safe on the device. */
    isKept: place !== undefined,
    alsoOpenElsewhere: place?.alsoOpenElsewhere === true,
    keep,
    setKeep: (chosen: boolean) => {
      setKeepDraftsChoice(chosen);
      if (!chosen) {
        removeAllDrafts().catch(() => undefined);
      }
    },
    /** Resolves once nothing is kept, or after a second, whichever is first. It never rejects. */
    remove: async () => {
      const removed = place?.remove() ?? Promise.resolve();
      const late = new Error("The draft was not removed in time");
      await withinTime(removed, 1000, late).catch(() => undefined);
    },
    /** The line about what was restored has been read or has no meaning any more. */
    forgetRestored: () => setRestored(undefined),
  };
}
