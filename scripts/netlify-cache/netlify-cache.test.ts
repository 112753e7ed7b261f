/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Step = (build: { utils: { cache: Cache } }) => Promise<unknown>;
type Cache = { restore: (folders: string[]) => unknown; save: (folders: string[]) => unknown };

const netlifyToml = readFileSync("netlify.toml", "utf8");
const folder = netlifyToml.match(/^package = "\/(.+)"$/m)?.[1] ?? "netlify.toml names no plugin";
const plugin: { onPreBuild: Step; onPostBuild: Step } = require(join(process.cwd(), folder));

it("brings back before a build what it put aside after the last one", async () => {
  const kept: string[] = [];
  const cache = {
    save: (folders: string[]) => kept.push(...folders),
    restore: jest.fn(),
  };
  await plugin.onPostBuild({ utils: { cache } });
  expect(kept).toEqual([".cache", "public"]);
  expect(cache.restore).not.toHaveBeenCalled();

  await plugin.onPreBuild({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith(kept);
});

it("has the name that Netlify asks for", () => {
  expect(readFileSync(join(folder, "manifest.yml"), "utf8")).toMatch(/^name: \S+$/m);
});
