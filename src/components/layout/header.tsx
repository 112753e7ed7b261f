import { Link } from "gatsby";
import { pagePaths } from "../../paths";
import { useNavigation } from "../../use-navigation";
import { useStudio } from "../../use-studio";
import { buttonClass } from "../button-class";
import { PhoneLink } from "../contact-links";
import { Brand } from "./brand";
import * as styles from "./header.module.css";
import { MainMenu } from "./main-menu";
import { ThemeControl } from "./theme-control";

const menuId = "main-menu";

export function Header({ pathname }: { pathname: string }) {
  const studio = useStudio();
  const navigation = useNavigation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={pagePaths.home} className={styles.brand}>
          <Brand name={studio.name} />
        </Link>
        <div className={styles.controls}>
          <p className={styles.call}>
            Call us on <PhoneLink />
          </p>
          <ThemeControl />
          <button
            type="button"
            popovertarget={menuId}
            className={`${styles.menuButton} ${buttonClass("outlined")}`}
          >
            Menu
          </button>
        </div>
      </div>
      <MainMenu id={menuId} items={navigation.header} pathname={pathname} />
    </header>
  );
}
