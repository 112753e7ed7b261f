import { useEffect, useState } from "react";

export interface TemplateFilter {
  words: string;
  /** The name of a category, or nothing for all. */
  category: string;
}

export const everything: TemplateFilter = { words: "", category: "" };

interface FilterableTemplate {
  readonly name: string;
  readonly description?: string;
  readonly category: { readonly name: string };
}

/** What a visitor looks for. It is kept in the address, to be shared and reloaded. */
export function useTemplateFilter() {
  const [filter, showFilter] = useState(everything);

  // After the first drawing, because the page was built without an address.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    showFilter({ words: asked.get("words") ?? "", category: asked.get("category") ?? "" });
  }, []);

  return {
    filter,
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

export function isFound(
  template: FilterableTemplate,
  { words, category }: TemplateFilter,
): boolean {
  const { name, description = "", category: own } = template;
  const text = `${name} ${description} ${own.name}`.toLowerCase();
  return (
    (category === "" || own.name === category) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
