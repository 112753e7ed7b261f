import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type InferType, number, object } from "yup";
import { findOrInstallBrowser } from "../../scripts/browser";
import { ChildProgram } from "../../scripts/local-services/child-program";
import { pagePaths, productPath } from "../../src/paths";
import { median } from "../median";
import { serveFolder } from "../serve";
import { kilobytes, printTable } from "../table";

const runs = 5;
const benchFolder = path.resolve(__dirname, "..");
const lighthouse = path.join(benchFolder, "node_modules/lighthouse/cli/index.js");

const pages = {
  Home: pagePaths.home,
  "A gallery": `${pagePaths.orderOfServices}/floral`,
  "All templates": pagePaths.orderOfServices,
  "A product": productPath({ slug: "memory-cards" }),
  "The order form": pagePaths.createForYou,
  FAQ: pagePaths.faqs,
};

const score = object({ score: number().required() }).required();
const figure = object({ numericValue: number().required() }).required();
const reportSchema = object({
  categories: object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
  audits: object({
    "first-contentful-paint": figure,
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "cumulative-layout-shift": figure,
    "total-byte-weight": figure,
  }),
});

type Report = InferType<typeof reportSchema>;

/** Lighthouse's verdict on a phone, of the last build: the median of each figure. */
export async function measureWithLighthouse() {
  await installLighthouse();
  const browser = await findOrInstallBrowser();
  const medians: Record<string, ReturnType<typeof mediansOf>> = {};
  await serveFolder("public", async (origin) => {
    for (const [name, address] of Object.entries(pages)) {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push(await report(origin + address, browser));
      medians[name] = mediansOf(reports);
    }
  });
  printTable(
    `Lighthouse, on a phone (medians of ${runs})`,
    ["page", "perf", "a11y", "best", "SEO", "FCP ms", "LCP ms", "TBT ms", "CLS", "kB"],
    Object.entries(medians).map(([name, each]) => [
      name,
      each.performance,
      each.accessibility,
      each.bestPractices,
      each.seo,
      each.firstContentfulPaint.toFixed(0),
      each.largestContentfulPaint.toFixed(0),
      each.totalBlockingTime.toFixed(0),
      each.cumulativeLayoutShift.toFixed(3),
      kilobytes(each.bytes),
    ]),
  );
  return medians;
}

/** It is 130 MB that nothing but this needs, so it is not among the site's own packages. */
async function installLighthouse(): Promise<void> {
  if (existsSync(lighthouse)) return;
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error("Run this with npm: npm run bench");
  console.log("Installing Lighthouse into bench/node_modules.");
  const install = new ChildProgram(process.execPath, [npm, "ci", "--prefix", benchFolder], {
    stdio: "inherit",
    cwd: benchFolder,
  });
  if ((await install.exitCode) !== 0) throw new Error("Lighthouse could not be installed.");
}

/** Now and then Lighthouse cannot follow the browser, says so, and asks to be run again. */
async function report(url: string, browser: string, triesLeft = 3): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      `--chrome-flags=--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 100_000_000,
      timeout: 5 * 60_000,
    },
  );
  const answer = JSON.parse(stdout);
  if (answer.runtimeError && triesLeft > 1) return report(url, browser, triesLeft - 1);
  return reportSchema.validate(answer);
}

function mediansOf(reports: readonly Report[]) {
  const of = (figureOf: (report: Report) => number) => median(reports.map(figureOf));
  const category = (name: keyof Report["categories"]) =>
    Math.round(of(({ categories }) => categories[name].score) * 100);
  const audit = (name: keyof Report["audits"]) => of(({ audits }) => audits[name].numericValue);
  return {
    performance: category("performance"),
    accessibility: category("accessibility"),
    bestPractices: category("best-practices"),
    seo: category("seo"),
    firstContentfulPaint: audit("first-contentful-paint"),
    largestContentfulPaint: audit("largest-contentful-paint"),
    totalBlockingTime: audit("total-blocking-time"),
    cumulativeLayoutShift: audit("cumulative-layout-shift"),
    bytes: audit("total-byte-weight"),
  };
}
