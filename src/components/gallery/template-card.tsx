import { graphql } from "gatsby";
import { choosePath } from "../../paths";
import { ButtonLink } from "../button-link";
import type { PictureLoading } from "../content-picture";
import { CoverPicture } from "../cover-picture";
import * as styles from "./template-card.module.css";

interface TemplateCardProps extends PictureLoading {
  template: Queries.TemplateCardFragment;
}

/**
 * True to the columns of template-grid.module.css, but for phones whose pixels are a third of those
 * it counts in: two in three are as sharp to the eye, and half the bytes.
 */
const sizes = [
  "(min-width: 72rem) 21.33rem",
  "(min-width: 48rem) calc((100vw - 8rem) / 3)",
  "(min-width: 22.5rem) and (min-resolution: 2.5dppx) calc((100vw - 3rem) / 3)",
  "(min-width: 22.5rem) calc((100vw - 3rem) / 2)",
  "calc(100vw - 2rem)",
].join(", ");

export function TemplateCard({ template, ...loading }: TemplateCardProps) {
  const { id, name, alt, popular, picture, category } = template;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <CoverPicture image={picture} alt={alt} sizes={sizes} {...loading} />
        {popular && <span className={styles.badge}>Popular</span>}
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.category}>{category.name}</p>
      <ButtonLink
        to={choosePath({ id, section: category.section })}
        state={{ template: { id, name, category: category.name } }}
        look="outlined"
      >
        Choose<span className="visually-hidden"> {name}</span>
      </ButtonLink>
    </article>
  );
}

export const templateCard = graphql`
  fragment TemplateCard on Template {
    id: jsonId
    name
    alt
    popular
    category {
      name
      section
    }
    picture {
      ...CardPicture
    }
  }
`;
