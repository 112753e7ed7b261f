import { type RefObject, useEffect } from "react";

/** Opens every <details> inside an element while the page is printed: paper cannot be unfolded. */
export function useOpenForPrint(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    let restore: (() => void)[] = [];
    const open = () => {
      restore = [...(container.current?.querySelectorAll("details") ?? [])].map((details) => {
        const { name, open: wasOpen } = details;
        // Without the name they no longer close each other.
        details.name = "";
        details.open = true;
        return () => {
          details.open = wasOpen;
          details.name = name;
        };
      });
    };
    const close = () => {
      for (const undo of restore) {
        undo();
      }
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, [container]);
}
