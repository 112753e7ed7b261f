import * as styles from "./value-cards.module.css";
import { ValueIcon } from "./value-icon";

interface ValueCardsProps {
  values: readonly {
    readonly icon: string;
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
  }[];
}

export function ValueCards({ values }: ValueCardsProps) {
  return (
    <ul className={styles.values}>
      {values.map(({ icon, title, subtitle, description }) => (
        <li key={title}>
          <ValueIcon icon={icon} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
