import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describeMachine } from "./machine";
import { measureBuilds } from "./parts/build";
import { measureWithLighthouse } from "./parts/lighthouse";
import { measureScale, standardCounts } from "./parts/scale";
import { measureWeights } from "./parts/weight";

const resultsFile = path.join(__dirname, "results.json");

/** The parts of the benchmark by their names, in the order in which they run. */
const parts = new Map<string, (counts: readonly number[]) => Promise<unknown>>([
  ["weight", measureWeights],
  ["lighthouse", measureWithLighthouse],
  ["build", measureBuilds],
  ["scale", (counts) => measureScale(counts.length > 0 ? counts : standardCounts)],
]);

/** The arguments are the parts to run, all if none is named, and for "scale" the counts. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
  const names = process.argv.slice(2).filter((argument) => !counts.includes(argument));
  const unknown = names.find((name) => !parts.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part "${unknown}". The parts are: ${[...parts.keys()].join(", ")}.`,
    );
  }
  const chosen = names.length > 0 ? names : [...parts.keys()];
  if (chosen.some((name) => ["weight", "lighthouse"].includes(name)) && !existsSync("public")) {
    throw new Error("There is no site in public/ to measure. Build it first: npm run build");
  }
  for (const name of chosen) {
    const machine = describeMachine();
    await keep(name, { machine, result: await parts.get(name)?.(counts.map(Number)) });
  }
  console.log(`\nAll figures: ${path.relative(".", resultsFile)}`);
}

/** Adds to what is known from other parts and other runs. */
async function keep(part: string, measured: unknown): Promise<void> {
  const known = existsSync(resultsFile) ? JSON.parse(await readFile(resultsFile, "utf8")) : {};
  await writeFile(resultsFile, `${JSON.stringify({ ...known, [part]: measured }, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
