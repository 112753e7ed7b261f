import { useRef } from "react";
import * as styles from "./template-finder.module.css";
import { TemplateGrid } from "./template-grid";
import { useTemplateFilter } from "./use-template-filter";

interface TemplateFinderProps {
  templates: readonly (Queries.TemplateCardFragment & { readonly description: string })[];
}

/** Every template in one list, to be narrowed by words and by category. Without script: the list. */
export function TemplateFinder({ templates }: TemplateFinderProps) {
  const { filter, setFilter, found } = useTemplateFilter(templates);
  const search = useRef<HTMLInputElement>(null);
  const categories = [...new Set(templates.map(({ category }) => category.name))];
  const count = found.length === 1 ? "1 template" : `${found.length} templates`;
  return (
    <>
      <search className={`needs-script ${styles.filter}`}>
        <label className={styles.field}>
          <span>Look for words</span>
          <input
            ref={search}
            type="search"
            value={filter.words}
            placeholder="For example: rose, sea, train"
            onChange={(event) => setFilter({ ...filter, words: event.target.value })}
          />
        </label>
        <label className={styles.field}>
          <span>Category</span>
          <select
            value={filter.category}
            onChange={(event) => setFilter({ ...filter, category: event.target.value })}
          >
            <option value="">All categories</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <p role="status" className={styles.count}>
          {count}
        </p>
      </search>
      {found.length > 0 ? (
        <TemplateGrid templates={found} belowTheFold />
      ) : (
        <p>
          No template was found. Try another word, or{" "}
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              setFilter({ words: "", category: "" });
              search.current?.focus();
            }}
          >
            show all of them
          </button>
          .
        </p>
      )}
    </>
  );
}
