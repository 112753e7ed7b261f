/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createSiteServer } from "./site-server";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

let parent: string;
let server: Server;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "site-server-"));
  await writeFile(join(parent, "secret.txt"), "secret");
  await write({
    "index.html": "home",
    "about/index.html": "about us ".repeat(100),
    "moved/index.html": "for other hosts",
    "kept/index.html": "kept",
    "404.html": "not found",
    "ünlaut.txt": "umlaut",
    "static/photo.jpg": "photo ".repeat(100),
    "app-01234567.js": "run()",
    _headers:
      "/*\n  X-Content-Type-Options: nosniff\n/static/*\n  Cache-Control: public, immutable\n",
    _redirects: "/moved /about 301!\n/kept /about 301\n/old /about 302\n",
  });
  server = createSiteServer(join(parent, "public"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(parent, { recursive: true });
});

it.each([
  ["/", "home", "text/html; charset=utf-8"],
  ["/about", "about us ".repeat(100), "text/html; charset=utf-8"],
  ["/about/", "about us ".repeat(100), "text/html; charset=utf-8"],
  ["/about?template=rose", "about us ".repeat(100), "text/html; charset=utf-8"],
  ["/%C3%BCnlaut.txt", "umlaut", "text/plain; charset=utf-8"],
  ["/static/photo.jpg", "photo ".repeat(100), "image/jpeg"],
  ["/app-01234567.js", "run()", "text/javascript; charset=utf-8"],
  ["/kept", "kept", "text/html; charset=utf-8"],
])("serves %s without a detour", async (path, text, type) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe(text);
  expect(answer.headers["content-type"]).toBe(type);
  expect(answer.headers["content-length"]).toBe(String(text.length));
});

it.each([
  ["/moved", 301, "/about"],
  ["/moved/", 301, "/about"],
  ["/old?template=rose", 302, "/about?template=rose"],
])("redirects %s", async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each([
  "/nothing",
  "/about/nothing",
  "/index.html/",
  "/static",
  "/_headers",
  "/_redirects",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/about/..%2f..%2f..%2fsecret.txt",
  "//secret.txt",
  "/%",
  "/index.html%00",
])("shows the page for unknown addresses at %s", async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, "not found"]);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

it("sends the headers of the built site, and lets pages be asked for again", async () => {
  const page = await ask("/about");
  expect(page.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const photo = await ask("/static/photo.jpg");
  expect(photo.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "public, immutable",
  });
});

it("sends what the site holds after a later build", async () => {
  await write({ "later.txt": "first", _headers: "/*\n  X-Build: 1\n" });
  const first = await ask("/later.txt");
  await write({ "later.txt": "second", _headers: "/*\n  X-Build: 2\n" });
  const second = await ask("/later.txt", { "If-None-Match": first.headers.etag });
  expect([second.status, second.body.toString()]).toEqual([200, "second"]);
  expect(second.headers["x-build"]).toBe("2");
  await write({ _headers: "/*\n  X-Content-Type-Options: nosniff\n" });
});

it("answers that nothing has changed to those who have it", async () => {
  const { headers } = await ask("/about");
  const again = await ask("/about", { "If-None-Match": headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["x-content-type-options"]).toBe("nosniff");
  const other = await ask("/", { "If-None-Match": headers.etag });
  expect(other.status).toBe(200);
});

it.each([
  ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("packs text with %s, and does so each time", async (encoding, accepted, unpack) => {
  const plain = await ask("/about");
  for (const _time of ["first", "second"]) {
    const packed = await ask("/about", { "Accept-Encoding": accepted });
    expect(packed.headers).toMatchObject({
      "content-encoding": encoding,
      vary: "Accept-Encoding",
    });
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  }
});

it("leaves pictures as they are", async () => {
  const { headers } = await ask("/static/photo.jpg", { "Accept-Encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
});

it("tells of a page without sending it", async () => {
  const answer = await ask("/about", {}, "HEAD");
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
  expect(answer.headers["content-length"]).toBe("900");
});

it("only lets itself be read", async () => {
  const answer = await ask("/about", {}, "POST");
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(parent, "public", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Sends the path exactly as it is given, which `fetch` does not. */
function ask(path: string, headers = {}, method = "GET"): Promise<Answer> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: address.port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .once("error", reject)
      .end();
  });
}
