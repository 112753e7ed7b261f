/**
 * Stands at `fetch` and answers with the data of other pages, by the pages' paths. What is not there
 * fails as on a line that is down. The answer lists the paths that were asked for, and grows.
 */
export function servePageData(pages: Record<string, unknown>): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      const path = /^\/page-data(.+)\/page-data\.json$/.exec(address)?.[1] ?? "";
      asked.push(path);
      if (!Object.hasOwn(pages, path)) throw new TypeError("Failed to fetch");
      return { ok: true, json: async () => ({ result: { data: pages[path] } }) };
    },
  });
  return asked;
}
