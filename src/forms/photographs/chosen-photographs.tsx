import { useEffect, useRef } from "react";
import { PhotographItem } from "./photograph-item";
import { ProofNote } from "./photograph-notes";
import type { Photograph } from "./photograph-progress";
import * as styles from "./photographs.module.css";

interface ChosenPhotographsProps {
  list: readonly Photograph[];
  /** The long edge, in pixels, that makes a sharp print, if it is known. */
  pixelsNeeded: number | undefined;
  /** Called with the files in their new order, and the place that one was moved to, from 1. */
  onMove: (files: File[], place: number) => void;
  onRemove: (files: readonly File[]) => void;
  /** Called with files that the browser cannot open. */
  onUnreadable: (files: readonly File[]) => void;
}

/** The list of what is chosen, to be put in order. The focus stays with the photograph it is on. */
export function ChosenPhotographs({
  list,
  pixelsNeeded,
  onMove,
  onRemove,
  onUnreadable,
}: ChosenPhotographsProps) {
  const element = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ index: number; action: string }>();

  useEffect(() => {
    const unreadable = list.filter(({ state }) => state === "unreadable");
    if (unreadable.length > 0) {
      onUnreadable(unreadable.map(({ file }) => file));
    }
  }, [list, onUnreadable]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list stands in its new order
  useEffect(() => {
    const { index = -1, action } = focusNext.current ?? {};
    const item = element.current?.children[index];
    item?.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)?.focus();
    focusNext.current = undefined;
  }, [list]);

  const move = (from: number, to: number) => {
    const files = list.map(({ file }) => file);
    files.splice(to, 0, ...files.splice(from, 1));
    onMove(files, to + 1);
    focusNext.current = { index: to, action: to < from ? "earlier" : "later" };
  };
  const remove = (index: number, file: File) => {
    onRemove([file]);
    focusNext.current = { index: Math.min(index, list.length - 2), action: "remove" };
  };

  return (
    <>
      <ol ref={element} className={styles.list} aria-label="Chosen photographs">
        {list.map((photograph, index) => (
          <PhotographItem
            key={keyOf(photograph)}
            photograph={photograph}
            isFirst={index === 0}
            isLast={index === list.length - 1}
            pixelsNeeded={pixelsNeeded}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index, photograph.file)}
          />
        ))}
      </ol>
      <ProofNote list={list} pixelsNeeded={pixelsNeeded} />
    </>
  );
}

function keyOf({ file }: Photograph): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}
