import { TemplateCard } from "./template-card";
import * as styles from "./template-grid.module.css";

/** As many as stand in the first row of the widest layout. */
const firstRow = 3;

/** A gallery: what is seen first is fetched first, the rest as it comes into view. */
export function TemplateGrid({
  templates,
}: {
  templates: readonly Queries.TemplateCardFragment[];
}) {
  return (
    <ul className={styles.grid}>
      {templates.map((template, index) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            first={index === 0}
            loading={index < firstRow ? "eager" : "lazy"}
          />
        </li>
      ))}
    </ul>
  );
}
