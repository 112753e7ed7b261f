import { EmailLink } from "../../components/contact-links";
import * as styles from "../fields/fields.module.css";
import { mostPhotographs } from "./room";

/** What happens to photographs, before any are chosen. */
export function PhotographsHint({ id }: { id: string }) {
  return (
    <p id={id} className={styles.hint}>
      Up to {mostPhotographs}. They stay on your device until you press Send, and are made smaller
      to fit into one message. For the best print, e-mail the originals to <EmailLink /> as well,
      and we will match them to your request.
    </p>
  );
}
