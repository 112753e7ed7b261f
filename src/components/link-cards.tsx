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

/** As many as stand in the first row of the widest layout. */
const firstRow = 3;

interface LinkCardsProps {
  cards: readonly LinkCard[];
  /** True where the cards open their page, so that the first row is fetched at once. */
  firstInView?: boolean;
}

/** Cards with a picture in three, two or one columns; the whole card leads to its page. */
export function LinkCards({ cards, firstInView = false }: LinkCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ path, label, description, picture }, index) => (
        <li key={path} className={styles.card}>
          <CoverPicture
            image={picture}
            alt=""
            sizes={sizes}
            first={firstInView && index === 0}
            loading={firstInView && index < firstRow ? "eager" : "lazy"}
          />
          <h2 className={styles.label}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
