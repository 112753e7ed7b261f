import { useRef } from "react";
import { FoundTemplates } from "./found-templates";
import { PillLinks } from "./pill-links";
import * as styles from "./template-finder.module.css";
import { type FirstPage, useFullList } from "./use-full-list";
import { everything, isFound, useTemplateFilter } from "./use-template-filter";

interface TemplateFinderProps {
  firstPage: FirstPage;
  /** The names of the categories whose templates are listed. */
  categories: readonly string[];
}

/**
 * Every template, to be narrowed by words and by category; without either, the first page of the
 * list and the way to the next, as without script.
 */
export function TemplateFinder({ firstPage, categories }: TemplateFinderProps) {
  const { filter, setFilter } = useTemplateFilter();
  const search = useRef<HTMLInputElement>(null);
  const isNarrowed = filter.words !== "" || filter.category !== "";
  const list = useFullList(firstPage, isNarrowed);
  const found = list.templates.filter((template) => isFound(template, filter));
  const count = isNarrowed ? found.length : firstPage.total;
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
          {isNarrowed && !list.isWhole && !list.hasFailed
            ? "Looking through all templates…"
            : `${count} ${count === 1 ? "template" : "templates"}`}
        </p>
      </search>
      <FoundTemplates
        found={found}
        list={isNarrowed ? list : undefined}
        firstPage={firstPage}
        onShowAll={() => {
          setFilter(everything);
          search.current?.focus();
        }}
      />
      {!isNarrowed && firstPage.links.length > 0 && (
        <div className={styles.pages}>
          <PillLinks label="Pages" links={firstPage.links} />
        </div>
      )}
    </>
  );
}
