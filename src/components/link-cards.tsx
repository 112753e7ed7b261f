import { Link } from "gatsby";
import { CoverPicture } from "./cover-picture";
import * as styles from "./link-cards.module.css";

interface LinkCard {
  path: string;
  label: string;
  description: string;
  picture: Queries.CardPictureFragment;
}

/** True to the columns of link-cards.module.css. */
const sizes =
  "(min-width: 72rem) 21.33rem, (min-width: 60rem) calc((100vw - 8rem) / 3), (min-width: 36rem) calc((100vw - 6rem) / 2), calc(100vw - 2rem)";

/** Cards with a picture in three, two or one columns; the whole card leads to its page. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ path, label, description, picture }) => (
        <li key={path} className={styles.card}>
          <CoverPicture image={picture} alt="" sizes={sizes} />
          <h3 className={styles.label}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
