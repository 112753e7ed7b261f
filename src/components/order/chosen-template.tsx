import { Link } from "gatsby";
import { CoverPicture } from "../cover-picture";
import * as styles from "./chosen-template.module.css";
import type { OfferedTemplate } from "./offered-templates";
import { useCover } from "./use-cover";

interface ChosenTemplateProps {
  template: OfferedTemplate | undefined;
  galleries: string;
}

/** The cover that the order is for, so that nobody orders another by mistake. */
export function ChosenTemplate({ template, galleries }: ChosenTemplateProps) {
  return template ? (
    <Cover template={template} />
  ) : (
    <div className={styles.none}>
      <h2 className={styles.heading}>No cover chosen yet</h2>
      <p>
        <Link to={galleries}>Look at the templates</Link>, or choose one by name in the form. If you
        are not sure, ask us.
      </p>
    </div>
  );
}

/** The name is there at once; the picture and the price follow, into the room that is left for them. */
function Cover({ template }: { template: OfferedTemplate }) {
  const cover = useCover(template);
  return (
    <div className={styles.chosen}>
      {cover ? (
        <CoverPicture
          key={cover.id}
          image={cover.picture}
          alt={cover.alt}
          sizes="(min-width: 60rem) 20rem, 7rem"
          loading="eager"
        />
      ) : (
        <div className={styles.awaited} />
      )}
      <div>
        <h2 className={styles.heading}>Your cover</h2>
        <p className={styles.name}>{template.name}</p>
        <p>
          {template.category.name}
          <br />
          {cover ? `£${cover.price}` : "\u00A0"}
        </p>
        <p>
          <Link to={template.category.path}>Choose another</Link>
        </p>
      </div>
    </div>
  );
}
