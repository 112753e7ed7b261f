import { useEffect, useState } from "react";

interface TemplateFilter {
  words: string;
  /** The name of a category, or nothing for all. */
  category: string;
}

interface FilterableTemplate {
  readonly name: string;
  readonly description: string;
  readonly category: { readonly name: string };
}

/** The templates that a filter leaves. The filter is kept in the address, to be shared and reloaded. */
export function useTemplateFilter<T extends FilterableTemplate>(templates: readonly T[]) {
  const [filter, showFilter] = useState<TemplateFilter>({ words: "", category: "" });

  // After the first drawing, because the page was built without an address.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    showFilter({ words: asked.get("words") ?? "", category: asked.get("category") ?? "" });
  }, []);

  return {
    filter,
    found: templates.filter((template) => isFound(template, filter)),
    setFilter: (next: TemplateFilter) => {
      showFilter(next);
      const address = new URL(window.location.href);
      for (const [name, value] of Object.entries(next)) {
        if (value === "") {
          address.searchParams.delete(name);
        } else {
          address.searchParams.set(name, value);
        }
      }
      window.history.replaceState(window.history.state, "", address);
    },
  };
}

function isFound(template: FilterableTemplate, { words, category }: TemplateFilter): boolean {
  const text = `${template.name} ${template.description} ${template.category.name}`.toLowerCase();
  return (
    (category === "" || template.category.name === category) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
