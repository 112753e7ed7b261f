import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";

const projectFolder = join(__dirname, "..");
const folder = join(projectFolder, "public");
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const texts = files
  .filter((file) => !/\.(jpg|avif|webp|png|woff2)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

test("nothing is published but what a visitor needs", () => {
  const kinds = files.map((file) => file.replace(/^.*[./]/, ""));
  expect([...new Set(kinds)].sort()).toEqual([
    ...["_headers", "_redirects", "avif", "css", "html", "jpg", "js", "json", "png", "svg", "txt"],
    ...["webmanifest", "woff2", "xml"],
  ]);
});

for (const [what, pattern] of [
  ["a source map", /sourceMappingURL|webpack:\/\//],
  ["a place on the builder's machine", /\/(home|Users|root|opt\/build)\/|[A-Z]:\\\\?Users/],
  ["a stop for a debugger", /\bdebugger\b/],
  ["a note of a developer", /console\.(log|debug|trace|table)\(|\b(TODO|FIXME)\b/],
  ["a private key", /BEGIN [A-Z ]*PRIVATE KEY/],
  ["a password or token", /(password|secret|access_?token|private_?key)["']?\s*[:=]\s*["']\w/i],
  ["a key of a service", /\b(AKIA[A-Z0-9]{16}|gh[pousr]_\w{30,}|[sr]k_live_\w+|AIza[\w-]{35})\b/],
] as const) {
  test(`no built file holds ${what}`, () => {
    expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });
}

test("no built file tells where it was built", () => {
  const found = texts.filter(({ text }) => text.includes(projectFolder));
  expect(found.map(({ file }) => file)).toEqual([]);
});
