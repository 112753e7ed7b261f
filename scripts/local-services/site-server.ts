import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headersFor, parseHeaderRules, parseRedirects, redirectFor } from "./host-rules";

type File = { name: string; content: Buffer };
type Encoding = "br" | "gzip";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const compressible = /^text|json|xml/;
const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Rules for the host, which are no pages. */
const ruleFiles = ["/_headers", "/_redirects"];

/**
 * Serves a built site as Netlify does with `pretty_urls = false` (see netlify.toml): with the same
 * headers, redirects, addresses and 404 page. All is read anew for each request, so that a build
 * made meanwhile is served as a whole.
 */
export function createSiteServer(folder: string): Server {
  const site = new Site(resolve(folder));
  return createServer(async (request, response) => {
    try {
      await site.answer(request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
}

class Site {
  readonly #folder: string;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const path = decoded(pathname);
    const redirect = redirectFor(path, parseRedirects(await this.#rules("_redirects")));
    const file = redirect?.force ? undefined : await this.#fileAt(path);
    if (redirect && !file) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    const found = file ?? (await this.#read("/404.html"));
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const headers = headersFor(path, parseHeaderRules(await this.#rules("_headers")));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await this.#send(found, file ? 200 : 404, request, response);
  }

  async #send(
    { name, content }: File,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const type = contentTypes[extname(name)] ?? "application/octet-stream";
    const encoding = compressible.test(type) ? preferredEncoding(request) : undefined;
    const fingerprint = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    const etag = `"${fingerprint}${encoding ? `-${encoding}` : ""}"`;

    // What Netlify says of its own accord.
    if (!response.hasHeader("Cache-Control")) {
      response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    }
    response.setHeader("ETag", etag);
    response.setHeader("Vary", "Accept-Encoding");
    if (status === 200 && request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = encoding ? await this.#compress(content, encoding, etag) : content;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", body.length);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
  }

  #compress(content: Buffer, encoding: Encoding, etag: string): Promise<Buffer> {
    const known = this.#compressed.get(etag) ?? compress[encoding](content);
    this.#compressed.set(etag, known);
    return known;
  }

  /** "/about" and "/about/" are both "/about/index.html". */
  async #fileAt(path: string): Promise<File | undefined> {
    if (path.endsWith("/")) return this.#read(`${path}index.html`);
    return (await this.#read(path)) ?? (await this.#read(`${path}/index.html`));
  }

  async #read(path: string): Promise<File | undefined> {
    const name = resolve(this.#folder, `.${path}`);
    if (!name.startsWith(this.#folder + sep) || ruleFiles.includes(path)) return undefined;
    try {
      return { name, content: await readFile(name) };
    } catch {
      return undefined;
    }
  }

  async #rules(name: string): Promise<string> {
    return readFile(resolve(this.#folder, name), "utf8");
  }
}

/** What cannot be decoded is the name of no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}
