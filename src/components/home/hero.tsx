import { graphql } from "gatsby";
import { pagePaths } from "../../paths";
import { ButtonLink } from "../button-link";
import { ContentPicture } from "../content-picture";
import * as styles from "./hero.module.css";

/** The opening of the home page. The picture keeps its left half calm for the words. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <div className={styles.hero}>
      <ContentPicture
        image={hero.picture.gatsbyImageData}
        alt=""
        sizes="(min-width: 48rem) 100vw, 120vw"
        className={styles.picture}
        first
      />
      <div className={styles.words}>
        <h1>{hero.heading}</h1>
        {hero.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={pagePaths.orderOfServices}>{hero.button}</ButtonLink>
      </div>
    </div>
  );
}

export const heroFragment = graphql`
  fragment Hero on HomeHero {
    heading
    text
    button
    picture {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [640, 960, 1440, 1920]
        formats: [AVIF, JPG]
        placeholder: DOMINANT_COLOR
      )
    }
  }
`;
