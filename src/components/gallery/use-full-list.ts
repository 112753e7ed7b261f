import { useCallback, useEffect, useRef, useState } from "react";
import { fullListPagePath, pageNumbers } from "../../paging";
import { fetchTemplates, type ListedTemplate } from "./fetch-templates";

export interface FirstPage {
  readonly pageCount: number;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly total: number;
  readonly templates: readonly ListedTemplate[];
}

/**
 * All templates, of which the first page is there from the start. The others are fetched when they
 * are first wanted, and again when that has failed and they are still wanted.
 */
export function useFullList(firstPage: FirstPage, isWanted: boolean) {
  const [later, setLater] = useState<readonly ListedTemplate[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isFetching = useRef(false);
  const isWhole = firstPage.pageCount === 1 || later !== undefined;

  const fetchLater = useCallback(async () => {
    if (isFetching.current) return;
    isFetching.current = true;
    setHasFailed(false);
    try {
      const numbers = pageNumbers(firstPage.pageCount, 1).slice(1);
      const pages = await Promise.all(
        numbers.map((number) => fetchTemplates(fullListPagePath(number))),
      );
      setLater(pages.flat());
    } catch {
      setHasFailed(true);
    }
    isFetching.current = false;
  }, [firstPage.pageCount]);

  useEffect(() => {
    if (isWanted && !isWhole) fetchLater();
  }, [isWanted, isWhole, fetchLater]);

  return {
    templates: later ? [...firstPage.templates, ...later] : firstPage.templates,
    isWhole,
    hasFailed,
    tryAgain: fetchLater,
  };
}
