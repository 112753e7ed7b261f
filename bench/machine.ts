import { availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

/** Where the figures were measured, without which they mean little. */
export function describeMachine() {
  return {
    date: new Date().toISOString(),
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1e9),
    system: `${platform()} ${release()}`,
    node: process.version,
    /** How many programs wanted a core, on average of the last minute; 0 on Windows. */
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
