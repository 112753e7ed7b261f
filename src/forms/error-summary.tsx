import { useEffect, useRef } from "react";
import * as styles from "./form-notices.module.css";
import { leadToField } from "./lead-to-field";
import type { Problem } from "./use-problems";

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
              <a
                href={`#${name}`}
                onClick={(event) => {
                  if (leadToField(name)) {
                    event.preventDefault();
                  }
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
