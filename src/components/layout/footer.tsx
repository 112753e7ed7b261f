import { Link } from "gatsby";
import { useNavigation } from "../../use-navigation";
import { useStudio } from "../../use-studio";
import { EmailLink, PhoneLink } from "../contact-links";
import { Brand } from "./brand";
import * as styles from "./footer.module.css";

export function Footer() {
  const studio = useStudio();
  const navigation = useNavigation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.studio}>
          <Brand name={studio.name} />
          <p>{studio.tagline}</p>
          <p>
            <PhoneLink />
            <br />
            <EmailLink />
            <br />
            {studio.hours}
          </p>
        </div>
        {navigation.footer.map((group) => (
          <nav key={group.label} aria-label={group.label}>
            <h2 className={styles.heading}>{group.label}</h2>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.copyright}>{`© ${studio.copyrightYear} ${studio.name}`}</p>
    </footer>
  );
}
