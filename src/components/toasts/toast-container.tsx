// The usual entry writes its styles into the page, which the Content-Security-Policy refuses.
import { ToastContainer, toast } from "react-toastify/unstyled";
import { useTheme } from "../../theme";
import "./toasts.css";

export { toast };

/** Draws the toasts, in the visitor's theme. */
export default function StudioToastContainer() {
  const theme = useTheme();
  const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  return (
    <ToastContainer
      position="top-center"
      limit={3}
      autoClose={4000}
      theme={theme === "dark" || (theme === "system" && systemIsDark) ? "dark" : "light"}
    />
  );
}
