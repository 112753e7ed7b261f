import { graphql } from "gatsby";
import { ButtonLink } from "../button-link";
import { ContentPicture } from "../content-picture";
import * as styles from "./ways-to-order.module.css";

const sizes = "(min-width: 72rem) 33rem, (min-width: 48rem) calc(50vw - 3rem), calc(100vw - 2rem)";

export function WaysToOrder({ ways }: { ways: readonly Queries.WayToOrderFragment[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, text, button, path, picture }) => (
        <li key={title} className={styles.way}>
          <ContentPicture
            image={picture.gatsbyImageData}
            alt=""
            sizes={sizes}
            className={styles.picture}
          />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink to={path}>{button}</ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const wayToOrder = graphql`
  fragment WayToOrder on HomeWay {
    title
    text
    button
    path
    picture {
      ...WidePicture
    }
  }
`;
