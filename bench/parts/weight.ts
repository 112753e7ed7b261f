import { builtPaths } from "../built-site";
import { type PageWeight, Phone } from "../phone";
import { serveFolder } from "../serve";
import { kilobytes, printTable } from "../table";

/** What each page of the last build weighs. */
export async function measureWeights() {
  const paths = await builtPaths(".");
  const phone = await Phone.start();
  const weights: Record<string, PageWeight> = {};
  await serveFolder("public", async (origin) => {
    for (const path of paths) weights[path] = await phone.weigh(origin + path);
  });
  await phone.stop();
  printTable(
    "Page weight, in kB as a phone fetches it",
    ["page", "HTML", "CSS", "script", "fonts", "pictures in view", "first view", "later"],
    Object.entries(weights).map(([path, weight]) => [
      path,
      kilobytes(weight.html),
      kilobytes(weight.css),
      kilobytes(weight.script),
      kilobytes(weight.fonts),
      kilobytes(weight.picturesInView),
      kilobytes(weight.firstView),
      kilobytes(weight.later),
    ]),
  );
  return weights;
}
