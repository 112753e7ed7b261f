import { graphql, Link } from "gatsby";
import { CoverPicture } from "../cover-picture";
import * as styles from "./carousel.module.css";

interface CarouselCardProps {
  template: Queries.CarouselCardFragment;
  /** Copies can be pressed, but are neither read out nor reached by keyboard. */
  copy: boolean;
  inView: boolean;
}

/** True to the columns of carousel.module.css. */
const sizes = "(min-width: 72rem) 15.5rem, (min-width: 48rem) 22vw, min(22rem, 100vw - 2rem)";

export function CarouselCard({ template, copy, inView }: CarouselCardProps) {
  const { name, picture, category } = template;
  return (
    <li
      className={styles.slot}
      aria-hidden={copy || !inView || undefined}
      {...(!inView && { inert: "" })}
    >
      <Link to={category.path} className={styles.card} tabIndex={copy ? -1 : undefined}>
        <CoverPicture image={picture} alt="" sizes={sizes} />
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}

export const carouselCard = graphql`
  fragment CarouselCard on Template {
    name
    category {
      path
    }
    picture {
      ...CardPicture
    }
  }
`;
