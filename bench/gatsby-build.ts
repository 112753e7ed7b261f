import { spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { localBuildEnvironment } from "../scripts/local-services/gatsby";
import { watchPeakMemory } from "./peak-memory";

export interface Build {
  seconds: number;
  /** From the first picture that was asked for to the last that was made, as Gatsby says. */
  pictureSeconds: number;
  peakMemory: number | undefined;
  /** How long Gatsby says that each step took, by its name. */
  steps: Record<string, number>;
}

/** Builds the site in a folder and measures it. */
export async function measureBuild(folder: string): Promise<Build> {
  const start = performance.now();
  const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    cwd: folder,
    env: localBuildEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const memory = watchPeakMemory(gatsby.pid ?? 0);
  let output = "";
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const exitCode = await new Promise((resolve) => gatsby.once("close", resolve));
  const seconds = (performance.now() - start) / 1000;
  const peakMemory = await memory.stop();
  if (exitCode !== 0) {
    throw new Error(`The site could not be built:\n${output}`);
  }
  const steps = stepsIn(output);
  const pictureSeconds = steps["Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"] ?? 0;
  return { seconds, pictureSeconds, peakMemory, steps };
}

/** Lines such as "success Building HTML renderer - 8.065s - 32/32 29.56/s". */
function stepsIn(output: string): Record<string, number> {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s\b/gm);
  return Object.fromEntries([...lines].map(([, step = "", time]) => [step, Number(time)]));
}

/** How many files there are in a folder and below, and how large they are together. */
export async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
