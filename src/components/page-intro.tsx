import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs";
import * as styles from "./page-intro.module.css";

interface PageIntroProps {
  heading: string;
  paragraphs: readonly string[];
  /** The page's path, to show the way back from it. */
  pathname?: string;
  continues?: BreadcrumbsProps["continues"];
  children?: ReactNode;
}

/** The opening of a page: its heading and a few words. */
export function PageIntro({ heading, paragraphs, pathname, continues, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      {pathname && <Breadcrumbs pathname={pathname} current={heading} continues={continues} />}
      <h1>{heading}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
