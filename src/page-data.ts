import { fieldOf } from "./field-of";

/**
 * The data that another page of the site was made from, which its links fetch ahead, too. It may come
 * from a later build than this page: callers look whether it is what they expect.
 */
export async function fetchPageData(path: string): Promise<unknown> {
  const response = await fetch(`/page-data${path}/page-data.json`);
  if (!response.ok) {
    throw new Error(`The data of ${path} could not be fetched: ${response.status}`);
  }
  return fieldOf(await response.json(), "result", "data");
}
