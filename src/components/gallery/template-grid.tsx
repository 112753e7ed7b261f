import { TemplateCard } from "./template-card";
import * as styles from "./template-grid.module.css";

/** As many as stand in the first row of the widest layout. */
const firstRow = 3;

interface TemplateGridProps {
  templates: readonly Queries.TemplateCardFragment[];
  /** True where the gallery does not open its page, so that none of it is seen at first. */
  belowTheFold?: boolean;
}

/** A gallery: what is seen first is fetched first, the rest as it comes into view. */
export function TemplateGrid({ templates, belowTheFold = false }: TemplateGridProps) {
  return (
    <ul className={styles.grid}>
      {templates.map((template, index) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            first={!belowTheFold && index === 0}
            loading={!belowTheFold && index < firstRow ? "eager" : "lazy"}
          />
        </li>
      ))}
    </ul>
  );
}
