import { useStudio } from "../use-studio";
import * as styles from "./contact-details.module.css";
import { EmailLink, PhoneLink } from "./contact-links";

/** Every way to reach the studio, and when. */
export function ContactDetails() {
  const { hours, responseTime } = useStudio();
  return (
    <dl className={styles.details}>
      <dt>Telephone</dt>
      <dd>
        <PhoneLink />
      </dd>
      <dt>E-mail</dt>
      <dd>
        <EmailLink />
      </dd>
      <dt>Hours</dt>
      <dd>{hours}</dd>
      <dt>Replies</dt>
      <dd>{responseTime}</dd>
    </dl>
  );
}
