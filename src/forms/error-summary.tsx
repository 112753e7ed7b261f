import { type MouseEvent, useEffect, useRef } from "react";
import * as styles from "./form-notices.module.css";
import type { Problem } from "./use-request-form";

/** What keeps the form from being sent, each a link to its field. It takes the focus when it comes. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length === 0) {
      return;
    }
    summary.current?.focus();
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      // The visitor may have gone on to a page with a title of its own.
      if (document.title === `Error: ${title}`) {
        document.title = title;
      }
    };
  }, [problems]);

  if (problems.length === 0) {
    return null;
  }
  return (
    <div ref={summary} tabIndex={-1} className={styles.problem}>
      <div role="alert">
        <h3>There is a problem</h3>
        <ul>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => leadTo(name, event)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shows the field with its label and goes there, without changing the address. */
function leadTo(name: string, event: MouseEvent): void {
  const control = document.getElementById(name);
  if (control) {
    event.preventDefault();
    (control.closest("fieldset") ?? control.parentElement)?.scrollIntoView();
    control.focus({ preventScroll: true });
  }
}
