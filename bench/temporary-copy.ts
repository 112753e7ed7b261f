import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const project = path.resolve(__dirname, "..");

/** Made anew by every build or installation, or none of a build's business. */
const leftOut = new Set([".git", ".cache", "public", "node_modules", "bench", "test-results"]);

/** Lets a benchmark change and build a copy of the project, which is removed afterwards. */
export async function inTemporaryCopy<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-benchmark-"));
  try {
    await cp(project, folder, {
      recursive: true,
      filter: (source) => !leftOut.has(path.relative(project, source)),
    });
    await symlink(
      path.join(project, "node_modules"),
      path.join(folder, "node_modules"),
      "junction",
    );
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
