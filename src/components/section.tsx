import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface SectionProps {
  heading?: string;
  id?: string;
  /** "tinted" sets the section off from its neighbours. */
  look?: "plain" | "tinted";
  children: ReactNode;
}

/** A band across the page with the page's margins. */
export function Section({ heading, id, look = "plain", children }: SectionProps) {
  return (
    <section id={id} className={look === "tinted" ? styles.tinted : styles.plain}>
      <div className={styles.content}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {children}
      </div>
    </section>
  );
}
