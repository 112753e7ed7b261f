import "../../styles/global.css";
import type { ReactNode } from "react";
import { ToastArea } from "../toasts/toast-area";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

/** The frame of every page. It stays in place when the page inside it changes. */
export function Layout({ pathname, children }: LayoutProps) {
  return (
    <>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        Skip to the content
      </a>
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ToastArea />
    </>
  );
}
