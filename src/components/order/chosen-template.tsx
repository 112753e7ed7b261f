import { graphql, Link } from "gatsby";
import { CoverPicture } from "../cover-picture";
import * as styles from "./chosen-template.module.css";

interface ChosenTemplateProps {
  template: Queries.ChosenTemplateFragment | undefined;
  galleries: string;
}

/** The cover that the order is for, so that nobody orders another by mistake. */
export function ChosenTemplate({ template, galleries }: ChosenTemplateProps) {
  return template ? (
    <div className={styles.chosen}>
      <CoverPicture
        key={template.id}
        image={template.picture}
        alt={template.alt}
        sizes="(min-width: 60rem) 20rem, 7rem"
        loading="eager"
      />
      <div>
        <h2 className={styles.heading}>Your cover</h2>
        <p className={styles.name}>{template.name}</p>
        <p>
          {template.category.name}
          <br />£{template.price}
        </p>
        <p>
          <Link to={template.category.path}>Choose another</Link>
        </p>
      </div>
    </div>
  ) : (
    <div className={styles.none}>
      <h2 className={styles.heading}>No cover chosen yet</h2>
      <p>
        <Link to={galleries}>Look at the templates</Link>, or choose one by name in the form. You
        can also leave it to us.
      </p>
    </div>
  );
}

export const chosenTemplate = graphql`
  fragment ChosenTemplate on Template {
    id: jsonId
    name
    alt
    price
    category {
      name
      path
    }
    picture {
      ...CardPicture
    }
  }
`;
