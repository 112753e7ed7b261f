import { type ReactNode, useRef, useState } from "react";
import { withinTime } from "../../within-time";
import { type FormDefinition, fieldsOf } from "../form-definition";
import type { FormValues } from "../form-values";
import { loadReadBackSheet } from "./load-read-back-sheet";

/** How long to wait for the sheet, in milliseconds, before the form is sent without it. */
const patience = 4000;

export interface ReadBack {
  /** The sheet while it is shown, to be placed beside the form. */
  sheet: ReactNode;
  /** Fetches the sheet, so that it is there in time. For the first sign that it may be needed. */
  prepare: () => void;
  /** Shows the answers as they will be printed. True when they can be sent, false for "go back". */
  confirm: (values: FormValues) => Promise<boolean>;
}

/**
 * The check before sending, for forms with answers to read back. It never keeps a form from being
 * sent: without a line to fetch it, or in a browser without dialogs, the form goes without.
 */
export function useReadBack(definition: FormDefinition): ReadBack {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const prepared = useRef(false);
  const isReadBack = fieldsOf(definition).some(({ readBackAs }) => readBackAs !== null);

  return {
    sheet,
    prepare: () => {
      if (isReadBack && !prepared.current) {
        prepared.current = true;
        loadReadBackSheet().catch(() => undefined);
      }
    },
    confirm: async (values) => {
      if (!isReadBack || !hasDialogs()) {
        return true;
      }
      try {
        const { readBackOf, ReadBackSheet } = await withinTime(
          loadReadBackSheet(),
          patience,
          new Error("The sheet did not load in time"),
        );
        const facts = readBackOf(definition, values, new Date());
        return (
          facts.length === 0 ||
          (await new Promise<boolean>((resolve) =>
            setSheet(<ReadBackSheet facts={facts} onAnswer={resolve} />),
          ))
        );
      } catch (error) {
        console.error("Sent without being read back:", error);
        return true;
      } finally {
        setSheet(null);
      }
    },
  };
}

function hasDialogs(): boolean {
  return "HTMLDialogElement" in window && "showModal" in HTMLDialogElement.prototype;
}
