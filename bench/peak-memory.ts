import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Asking takes time from the build: five times a second is a twentieth of it. */
const interval = 1000;

/**
 * Watches the memory of a process and all that it started, until told to stop: the largest sum of
 * what `ps` calls their resident size, asked for every second. What two of them share counts twice.
 */
export function watchPeakMemory(root: number): { stop(): Promise<number | undefined> } {
  let peak: number | undefined;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const kilobytes = await residentKilobytes(root);
      if (kilobytes === undefined) return;
      peak = Math.max(peak ?? 0, kilobytes * 1024);
      await wait(interval);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return peak;
    },
  };
}

/** Nothing where there is no `ps`, as on Windows. */
async function residentKilobytes(root: number): Promise<number | undefined> {
  const listing = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => undefined);
  if (!listing) return undefined;
  const processes = listing.stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, size };
    });
  const tree = new Set([root]);
  let before = 0;
  while (tree.size > before) {
    before = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, { pid, size }) => (tree.has(pid) ? sum + size : sum), 0);
}
