import { pagePaths } from "../paths";
import { buttonClass } from "./button-class";
import { EmailLink, PhoneLink } from "./contact-links";
import { Section } from "./section";

/** A plain link, not the router's: the page is fetched anew, which may be all that it needs. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <Section>
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <p>
        Please try again, or call us on <PhoneLink /> or write to <EmailLink />.
      </p>
      <a href={pagePaths.home} className={buttonClass("filled")}>
        Return to Home
      </a>
    </Section>
  );
}
