import path from "node:path";
import { builtPaths, checkThatAllAreListed } from "../built-site";
import { measureBuild, sizeOf } from "../gatsby-build";
import { generateTemplates } from "../generated-templates";
import { Phone } from "../phone";
import { serveFolder } from "../serve";
import { kilobytes, printTable, seconds } from "../table";
import { inTemporaryCopy } from "../temporary-copy";

export const standardCounts = [69, 500, 2000];

/** The pages whose weight could grow with the catalogue. */
const watchedPages = {
  gallery: "/order-of-services/floral",
  allTemplates: "/order-of-services",
  orderForm: "/how-to-order/create-for-you",
};

/** What the site costs to build and to visit when there are many templates. */
export async function measureScale(counts: readonly number[] = standardCounts) {
  const results: Awaited<ReturnType<typeof measureCount>>[] = [];
  for (const count of counts) {
    results.push(await inTemporaryCopy((folder) => measureCount(folder, count)));
  }
  printTable(
    "Scale: the build",
    ["templates", "seconds", "of it pictures", "s/template", "peak MB", "pages", "files", "MB"],
    results.map(({ templates, build, pages, files, bytes }) => [
      templates,
      seconds(build.seconds),
      seconds(build.pictureSeconds),
      (build.seconds / templates).toFixed(2),
      build.peakMemory === undefined ? "not known" : (build.peakMemory / 1e6).toFixed(0),
      pages,
      files,
      (bytes / 1e6).toFixed(1),
    ]),
  );
  printTable(
    "Scale: the pages, in kB as a phone fetches them",
    ["templates", "page", "HTML", "first view", "later"],
    results.flatMap(({ templates, weights }) =>
      Object.entries(weights).map(([page, { html, firstView, later }]) => [
        templates,
        page,
        kilobytes(html),
        kilobytes(firstView),
        kilobytes(later),
      ]),
    ),
  );
  return results;
}

async function measureCount(folder: string, templates: number) {
  await generateTemplates(folder, templates);
  const build = await measureBuild(folder);
  await checkThatAllAreListed(folder, templates);
  const site = path.join(folder, "public");
  const phone = await Phone.start();
  const weights = await serveFolder(site, async (origin) => ({
    gallery: await phone.weigh(origin + watchedPages.gallery),
    allTemplates: await phone.weigh(origin + watchedPages.allTemplates),
    orderForm: await phone.weigh(origin + watchedPages.orderForm),
  }));
  await phone.stop();
  const pages = (await builtPaths(folder)).length;
  return { templates, build, pages, ...(await sizeOf(site)), weights };
}
