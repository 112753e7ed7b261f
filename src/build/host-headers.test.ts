/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hostHeaders } from "./host-headers";
import { hashesOfInlineScripts } from "./inline-scripts";

const theme = "<script>theme()</script>";
const start = "<script>start()</script>";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-site-"));
  const files = {
    "index.html": theme + start,
    "about/us/index.html": theme,
    "404.html": start,
    "app-0123456789abcdef0123.js": "",
    "webpack-runtime-0123456789abcdef0123.js": "",
    "0123abcd.js": "",
    "styles.0123456789abcdef0123.css": "",
    "service.js": "",
    "0123abcd.js.LICENSE.txt": "",
    "icon-192.png": "",
    "static/photo-0123abcd.jpg": "",
    "static/0123abcd.js": "",
    "page-data/404.html/page-data.json": "",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});

afterAll(() => rm(folder, { recursive: true }));

it("allows exactly the inline scripts of all pages", async () => {
  const rules = await hostHeaders(folder, { isPublic: true });
  const allowed = rules.match(/script-src ([^;]+);/)?.[1]?.split(" ");
  expect(allowed?.sort()).toEqual(["'self'", ...hashesOfInlineScripts(theme + start)].sort());
});

it("has files kept forever whose names change with what they hold, each by one rule", async () => {
  const rules = await hostHeaders(folder, { isPublic: true });
  const forever = rules.matchAll(
    /^(\/.*)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm,
  );
  expect([...forever].map(([, path]) => path)).toEqual([
    "/static/*",
    "/0123abcd.js",
    "/app-0123456789abcdef0123.js",
    "/styles.0123456789abcdef0123.css",
    "/webpack-runtime-0123456789abcdef0123.js",
  ]);
  expect(rules.match(/Cache-Control/g)).toHaveLength(5);
});

it("keeps search engines from what is not the public site", async () => {
  expect(await hostHeaders(folder, { isPublic: true })).not.toContain("X-Robots-Tag");
  expect(await hostHeaders(folder, { isPublic: false })).toMatch(
    /^\/\*\n(.+\n)* {2}X-Robots-Tag: noindex\n/,
  );
});
