import { type ChangeEvent, useEffect, useRef } from "react";
import { EmailLink } from "../../components/contact-links";
import { IconButton } from "../../components/icon-button";
import { CrossIcon } from "../../components/icons";
import { sendingLimits } from "../email-settings";
import * as styles from "./fields.module.css";
import type { ControlProps } from "./form-field-row";

interface PhotosControlProps extends ControlProps {
  files: readonly File[];
  /** An input without files has no name, as it would post an empty file; in HTML alone it needs one. */
  named: boolean;
  onAnswer: (answer: File[]) => void;
}

/** Several photographs: choosing again adds to them, and each can be taken out. */
export function PhotosControl({
  field,
  required,
  describedBy,
  invalid,
  files,
  named,
  onAnswer,
}: PhotosControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const limitId = `${field.name}-limit`;

  // The form posts what the input holds. Until the script has taken over, that is the visitor's.
  useEffect(() => {
    if (named) {
      return;
    }
    const held = new DataTransfer();
    for (const file of files) {
      held.items.add(file);
    }
    if (input.current) {
      input.current.files = held.files;
    }
  }, [files, named]);

  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const isNew = (file: File) =>
      !files.some(({ name, size }) => name === file.name && size === file.size);
    onAnswer([...files, ...[...(event.target.files ?? [])].filter(isNew)]);
  };

  return (
    <>
      <p id={limitId} className={styles.hint}>
        Up to {sendingLimits.attachmentsKilobytes} kB together. Send larger ones to <EmailLink />,
        and we will match them to your order.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        id={field.name}
        name={named || files.length > 0 ? field.name : undefined}
        required={required && files.length === 0}
        aria-describedby={`${limitId} ${describedBy ?? ""}`.trim()}
        aria-invalid={invalid || undefined}
        className={styles.files}
        onChange={add}
      />
      <p aria-live="polite" className="visually-hidden">
        {files.length > 0 && `${files.length} chosen`}
      </p>
      <ul className={styles.fileList} aria-label="Chosen photographs">
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`}>
            <span>
              {file.name} ({Math.ceil(file.size / 1000).toLocaleString("en-GB")} kB)
            </span>
            <IconButton
              label={`Remove ${file.name}`}
              onClick={() => {
                onAnswer(files.filter((each) => each !== file));
                input.current?.focus();
              }}
            >
              <CrossIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
