import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChildProgram } from "./local-services/child-program";
import { localBuildEnvironment } from "./local-services/gatsby";
import { requireFreePorts } from "./local-services/port-in-use";
import { localPorts } from "./local-services/settings";
import { onStopSignal } from "./local-services/stop-signal";
import { countJestTests, countPlaywrightTests, countTests, type TestCounts } from "./test-counts";

type StepResult = { step: string; counts: TestCounts; seconds: number; note?: string };

const succeeded: TestCounts = { passed: 1, failed: 0, skipped: 0 };
const failed: TestCounts = { passed: 0, failed: 1, skipped: 0 };

let current: ChildProgram | undefined;
let stopping: Promise<never> | undefined;

async function npmRun(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  current = new ChildProgram(command ?? "npm", [...first, "run", ...args], {
    stdio: "inherit",
    env,
  });
  const exitCode = await current.exitCode;
  // Once we are told to stop, nothing more is run or reported: this process is about to end.
  return stopping ?? exitCode;
}

async function runScript(script: string, env?: NodeJS.ProcessEnv): Promise<TestCounts> {
  return (await npmRun([script], env)) === 0 ? succeeded : failed;
}

async function timed(step: string, run: () => Promise<TestCounts>): Promise<StepResult> {
  console.log(`\n=== ${step} ===`);
  const start = performance.now();
  const counts = await run();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${step}: ${inWords(counts)} (${seconds.toFixed(1)} s)`);
  return { step, counts, seconds };
}

async function runAllSteps(resultFolder: string): Promise<StepResult[]> {
  const jestFile = join(resultFolder, "jest.json");
  const playwrightFile = join(resultFolder, "playwright.json");

  const content = await timed("Content check", () => runScript("content:check"));
  const lint = await timed("Lint", () => runScript("lint"));
  // Before the types, because the build generates those of the GraphQL queries.
  const build = await timed("Build", () => runScript("build", localBuildEnvironment));
  const types = await timed("Types", () => runScript("types"));
  const unit = await timed("Unit tests", async () => {
    const exitCode = await npmRun(["test:unit", "--", "--json", `--outputFile=${jestFile}`]);
    return countTests(exitCode, jestFile, countJestTests);
  });

  const browserStep = "Browser tests";
  if (build.counts.failed > 0) {
    const notRun = { step: browserStep, counts: failed, seconds: 0, note: "not run: no build" };
    return [content, lint, build, types, unit, notRun];
  }
  const browser = await timed(browserStep, async () => {
    const env = { ...process.env, E2E_RESULTS_FILE: playwrightFile };
    return countTests(await npmRun(["test:e2e"], env), playwrightFile, countPlaywrightTests);
  });
  return [content, lint, build, types, unit, browser];
}

function inWords({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function printSummary(results: readonly StepResult[]): void {
  const rows = results.map(({ step, counts, seconds, note }) => [
    step,
    note ?? inWords(counts),
    seconds.toFixed(1),
  ]);
  console.log("");
  for (const [step = "", result = "", seconds = ""] of [["Step", "Result", "Seconds"], ...rows]) {
    console.log(`${step.padEnd(16)}${result.padEnd(36)}${seconds.padStart(8)}`);
  }
  console.log("");
}

async function main(): Promise<void> {
  await requireFreePorts(Object.values(localPorts), "npm test");

  const resultFolder = await mkdtemp(join(tmpdir(), "test-results-"));
  const removeResults = () => rm(resultFolder, { recursive: true, force: true });
  const stop = async (): Promise<never> => {
    await current?.stop();
    await removeResults();
    process.exit(1);
  };
  onStopSignal(() => {
    stopping ??= stop();
  });

  const results = await runAllSteps(resultFolder);
  await removeResults();

  const total = results.reduce<TestCounts>(
    (sum, { counts }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
  printSummary(results);
  // Alone on the last line, where it is easy to find for people and programs.
  console.log(inWords(total));
}

main();
