import type { ReactNode } from "react";
import * as styles from "./page-intro.module.css";

interface PageIntroProps {
  heading: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

/** The opening of a page: its heading and a few words. */
export function PageIntro({ heading, paragraphs, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{heading}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
