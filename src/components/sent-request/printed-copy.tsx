import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStudio } from "../../use-studio";
import type { SentRequest } from "./kept-request";
import * as styles from "./printed-copy.module.css";
import { sentOn } from "./sent-on";

/** Prints a request, once, in place of the page. It lies beside the page, and on paper only. */
export function PrintedCopy({ request }: { request: SentRequest }) {
  const { name, phone, email, hours } = useStudio();
  useEffect(printInsteadOfPage, []);
  return createPortal(
    <div className={styles.copy}>
      <h1>{name}</h1>
      <p className={styles.reference}>Your reference: {request.reference}</p>
      <p>{sentOn(request)}</p>
      <p className={styles.text}>{request.text}</p>
      <p>
        {phone} ({hours}), {email}
      </p>
    </div>,
    document.body,
  );
}

/** Phones go on while they print, so the page comes back only when the visitor next does something. */
function printInsteadOfPage() {
  const { dataset } = document.documentElement;
  const restorePage = () => {
    delete dataset.printing;
  };
  dataset.printing = "copy";
  window.addEventListener("pointerdown", restorePage);
  window.addEventListener("keydown", restorePage);
  window.print();
  return () => {
    restorePage();
    window.removeEventListener("pointerdown", restorePage);
    window.removeEventListener("keydown", restorePage);
  };
}
