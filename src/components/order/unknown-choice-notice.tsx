import { Link } from "gatsby";
import * as styles from "./chosen-template.module.css";

export function UnknownChoiceNotice({ galleries }: { galleries: string }) {
  return (
    <p role="status" className={styles.unknown}>
      We could not find the template or product that this address names. Please choose in the form,
      or <Link to={galleries}>look at the templates</Link>.
    </p>
  );
}
