import { Link } from "gatsby";
import { pagePaths } from "../../paths";
import * as styles from "./chosen-template.module.css";

export function UnknownChoiceNotice() {
  return (
    <p role="status" className={styles.unknown}>
      We could not find the template or product that this address names. Please choose in the form,
      or <Link to={pagePaths.orderOfServices}>look at the templates</Link>.
    </p>
  );
}
