import { lazy, Suspense, useEffect, useState } from "react";
import { loadToastContainer, toastAreaNeeded } from "./load-toast-container";

const ToastContainer = lazy(loadToastContainer);

/** Where toasts appear, on every page. It stays empty until the first one. */
export function ToastArea() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const open = () => setNeeded(true);
    window.addEventListener(toastAreaNeeded, open);
    return () => window.removeEventListener(toastAreaNeeded, open);
  }, []);
  return <Suspense fallback={null}>{needed && <ToastContainer />}</Suspense>;
}
