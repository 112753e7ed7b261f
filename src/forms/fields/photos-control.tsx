import { useEffect, useRef, useState } from "react";
import { DropArea } from "../photographs/drop-area";
import { holdPrepared, isSameFile } from "../photographs/held-files";
import * as styles from "../photographs/photographs.module.css";
import { PhotographsHint } from "../photographs/photographs-hint";
import { PhotographsProgress } from "../photographs/photographs-progress";
import type { Refused } from "../photographs/refused-note";
import { mostPhotographs } from "../photographs/room";
import type { Photographs } from "../photographs/use-photographs";
import type { ControlProps } from "./form-field-row";

interface PhotosControlProps extends ControlProps {
  files: readonly File[];
  photographs: Photographs;
  /** The long edge, in pixels, that makes a sharp print, if it is known. */
  pixelsNeeded: number | undefined;
  /** An input without files has no name, as it would post an empty file; in HTML alone it needs one. */
  named: boolean;
  onAnswer: (answer: File[]) => void;
}

const nothingRefused: Refused = { unreadable: [], tooMany: 0 };

/** Several photographs: choosing or dropping adds to them, and each can be moved and taken out. */
export function PhotosControl({
  field,
  required,
  describedBy,
  invalid,
  files,
  photographs,
  pixelsNeeded,
  named,
  onAnswer,
}: PhotosControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(nothingRefused);
  const [announcement, setAnnouncement] = useState("");
  const hintId = `${field.name}-limit`;
  const { list, onDemand } = photographs;

  // The form posts what the input holds. Until the script has taken over, that is the visitor's.
  useEffect(() => {
    if (!named) {
      holdPrepared(input.current, list);
    }
  }, [list, named]);

  const add = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])].filter(
      (file) => !files.some((each) => isSameFile(each, file)),
    );
    const taken = added.slice(0, Math.max(0, mostPhotographs - files.length));
    holdPrepared(input.current, list);
    const tooMany = added.length - taken.length;
    setAnnouncement(tooMany > 0 ? `${tooMany} photographs are too many` : "");
    setRefused({ unreadable: [], tooMany });
    onAnswer([...files, ...taken]);
  };
  const remove = (removed: readonly File[]) => {
    const left = files.filter((file) => !removed.includes(file));
    onAnswer(left);
    setAnnouncement(`${removed.map(({ name }) => name).join(", ")} removed`);
    if (left.length === 0) {
      input.current?.focus();
    }
  };
  const giveUp = (unreadable: readonly File[]) => {
    const still = unreadable.filter((file) => files.includes(file));
    if (still.length > 0) {
      const names = still.map(({ name }) => name);
      setAnnouncement(`${names.join(", ")} could not be opened`);
      setRefused({ ...refused, unreadable: [...refused.unreadable, ...names] });
      onAnswer(files.filter((file) => !still.includes(file)));
    }
  };
  return (
    <>
      <PhotographsHint id={hintId} />
      <DropArea onDrop={add}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          id={field.name}
          name={named || list.some(({ prepared }) => prepared) ? field.name : undefined}
          required={required && files.length === 0}
          aria-describedby={`${hintId} ${describedBy ?? ""}`.trim()}
          aria-invalid={invalid}
          data-listed={!named || undefined}
          className={styles.input}
          onChange={(event) => add(event.target.files)}
        />
        <p className={`needs-script ${styles.dropHint}`}>You can also drop them here.</p>
        <PhotographsProgress count={files.length} photographs={photographs} />
        <p aria-live="polite" className="visually-hidden">
          {announcement}
        </p>
        {onDemand && (
          <>
            <onDemand.ChosenPhotographs
              list={list}
              pixelsNeeded={pixelsNeeded}
              onMove={(moved, place) => {
                onAnswer(moved);
                setAnnouncement(`Photograph ${place} of ${moved.length}`);
              }}
              onRemove={remove}
              onUnreadable={giveUp}
            />
            <onDemand.RefusedNote
              refused={refused}
              onDismiss={() => {
                setRefused(nothingRefused);
                input.current?.focus();
              }}
            />
          </>
        )}
      </DropArea>
    </>
  );
}
