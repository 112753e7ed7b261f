import { EmailLink } from "../../components/contact-links";
import type { Photograph } from "./photograph-progress";
import * as styles from "./photographs.module.css";

interface SoftPrintNoteProps {
  longEdge: number | undefined;
  pixelsNeeded: number | undefined;
}

/** Says that a photograph is too small to print well. It never keeps anybody from sending it. */
export function SoftPrintNote({ longEdge, pixelsNeeded }: SoftPrintNoteProps) {
  if (longEdge === undefined || pixelsNeeded === undefined || longEdge >= pixelsNeeded) {
    return null;
  }
  return (
    <p className={styles.soft}>
      This one may look soft in print: it is {inFigures(longEdge)} pixels long, and{" "}
      {inFigures(pixelsNeeded)} would be sharp at this size. If you have the original, send that.
    </p>
  );
}

interface ProofNoteProps {
  list: readonly Photograph[];
  pixelsNeeded: number | undefined;
}

/** A photograph that lost more than this part of what print needs is better sent as it was. */
const muchSmaller = 0.75;

/** Says so when photographs had to become much smaller than print needs in order to fit. */
export function ProofNote({ list, pixelsNeeded = 0 }: ProofNoteProps) {
  const became = list.filter(
    ({ longEdge = 0, preparedLongEdge = longEdge }) =>
      longEdge >= pixelsNeeded && preparedLongEdge < pixelsNeeded * muchSmaller,
  );
  return became.length === 0 ? null : (
    <p className={styles.note}>
      To fit into one message, {became.length === 1 ? "a photograph was" : "photographs were"} made
      smaller than print needs. They are good enough to lay out your proof; for the print, please
      e-mail the originals to <EmailLink />.
    </p>
  );
}

function inFigures(pixels: number): string {
  return pixels.toLocaleString("en-GB");
}
