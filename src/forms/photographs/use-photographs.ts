import { useEffect, useRef, useState } from "react";
import type { Photograph } from "./photograph-progress";

type OnDemand = typeof import("./on-demand");
type Preparation = InstanceType<OnDemand["PhotographPreparation"]>;

/** The photographs of a form, while they are made ready to be sent. */
export interface Photographs {
  list: readonly Photograph[];
  /** What shows them, once the script for photographs has come. */
  onDemand: OnDemand | undefined;
  /** The script did not come, or the photographs could not be made smaller. Nothing is lost. */
  failed: boolean;
  retry: () => void;
  /**
   * Resolves with what is to be sent, in the visitor's order, once it is there and in the form's
   * file input. Rejects with a PhotographsNotReadyError, whose message is for the visitor.
   */
  whenReady: () => Promise<File[]>;
}

/** Says why a form cannot be sent yet with the photographs that are chosen. */
export class PhotographsNotReadyError extends Error {
  override name = "PhotographsNotReadyError";
}

interface Standing {
  files: readonly File[];
  list: readonly Photograph[];
  failure: Error | undefined;
}

interface Waiting {
  resolve: (prepared: File[]) => void;
  reject: (error: PhotographsNotReadyError) => void;
}

/** Makes the chosen files ready to be sent. Its script is fetched when the first ones are chosen. */
export function usePhotographs(files: readonly File[]): Photographs {
  const [list, setList] = useState<readonly Photograph[]>([]);
  const [onDemand, setOnDemand] = useState<OnDemand>();
  const [failure, setFailure] = useState<Error>();
  const preparation = useRef<Promise<Preparation>>();
  const waiting = useRef<Waiting[]>([]);
  const latest = useRef<Standing>({ files, list, failure });
  latest.current = { files, list, failure };

  function prepare() {
    setFailure(undefined);
    const fail = (cause: unknown) => {
      console.error("The photographs were not made ready:", cause);
      setFailure(new Error("The photographs were not made ready", { cause }));
    };
    preparation.current ??= import("./on-demand").then((loaded) => {
      setOnDemand(loaded);
      return new loaded.PhotographPreparation(setList, fail);
    });
    preparation.current.then(
      (opened) => opened.prepare(latest.current.files),
      (error) => {
        preparation.current = undefined;
        fail(error);
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other files are chosen
  useEffect(() => {
    if (files.length > 0 || preparation.current) {
      prepare();
    }
  }, [files]);

  useEffect(
    () => () => {
      preparation.current?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
    [],
  );

  // This comes after the control's own effect, which puts what is ready into its input.
  useEffect(() => {
    const settle = settlementOf({ files, list, failure });
    if (settle) {
      waiting.current.splice(0).forEach(settle);
    }
  });

  function whenReady(): Promise<File[]> {
    return new Promise((resolve, reject) => {
      const settle = failure === undefined ? settlementOf(latest.current) : prepare();
      if (settle) {
        settle({ resolve, reject });
      } else {
        waiting.current.push({ resolve, reject });
      }
    });
  }

  return { list, onDemand, failed: failure !== undefined, retry: prepare, whenReady };
}

/** What to answer those who wait, if it can be said already. */
function settlementOf({
  files,
  list,
  failure,
}: Standing): ((waiting: Waiting) => void) | undefined {
  if (failure) {
    return ({ reject }) => reject(new PhotographsNotReadyError(notReady));
  }
  if (list.some(({ state }) => state === "unreadable")) {
    return ({ reject }) => reject(new PhotographsNotReadyError(oneNotOpened));
  }
  const prepared = list.flatMap((each, index) =>
    each.prepared && each.file === files[index] ? [each.prepared] : [],
  );
  const areAllReady = prepared.length === files.length && list.length === files.length;
  return areAllReady ? ({ resolve }) => resolve(prepared) : undefined;
}

const notReady =
  "Your photographs could not be made ready. Try again, or take them out and send them by e-mail";
export const oneNotOpened =
  "We could not open one of your photographs, and took it out. Send again to go without it";
