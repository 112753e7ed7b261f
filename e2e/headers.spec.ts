import { type APIResponse, expect, test } from "@playwright/test";
import { localEmailSettings } from "../scripts/local-services/settings";
import { builtPaths } from "./built-paths";
import { openCompletely } from "./page-kinds";

const unknownPath = "/no-such-page";
const pageDataPath = "/page-data/index/page-data.json";

test("every page, also for an unknown address, is guarded by the same headers", async ({
  request,
}) => {
  const policies = new Set<string | undefined>();
  for (const path of [...builtPaths, unknownPath, pageDataPath]) {
    const headers = (await request.get(path)).headers();
    policies.add(headers["content-security-policy"]);
    expect.soft(headers, path).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=[1-9]\d{7,}$/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      "cross-origin-opener-policy": "same-origin",
    });
    expect.soft(headers, path).not.toHaveProperty("x-robots-tag");
  }
  expect(policies.size).toBe(1);
});

test("the policy lets nothing in but the site's own, and nothing out but to the e-mail service", async ({
  request,
}) => {
  const policy = policyOf(await request.get("/"));
  const scripts = policy.get("script-src") ?? [];
  const hashes = scripts.filter((source) => /^'sha256-[\w+/]{43}='$/.test(source));
  expect(scripts).toEqual(["'self'", ...hashes]);
  // Theme, page path, chunk mapping, compilation hash and start of scripts: the same on all pages.
  expect(hashes).toHaveLength(5);
  expect(policy.get("connect-src")).toEqual(["'self'", localEmailSettings.GATSBY_EMAILJS_ORIGIN]);
  for (const [directive, sources] of [
    ["default-src", "'self'"],
    ["style-src-elem", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["object-src", "'none'"],
  ] as const) {
    expect(policy.get(directive), directive).toEqual([sources]);
  }
});

test("pages and their data are asked for anew each time, and not sent again unchanged", async ({
  request,
}) => {
  for (const path of ["/", "/about", pageDataPath, "/sitemap-index.xml", "/manifest.webmanifest"]) {
    const answer = await request.get(path);
    expect(answer.headers()["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    const again = await request.get(path, {
      headers: { "If-None-Match": answer.headers().etag ?? "" },
    });
    expect(again.status(), path).toBe(304);
  }
});

test("files with a hash in their names are kept", async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css|woff2|avif|jpg)$/.test(pathname)) {
      kept.set(pathname, response.headers()["cache-control"]);
    }
  });
  await openCompletely(page, "/");
  for (const kind of [".js", ".css", ".woff2", ".avif"]) {
    expect([...kept.keys()].join(), kind).toContain(kind);
  }
  for (const [path, cacheControl] of kept) {
    expect.soft(cacheControl, path).toBe("public, max-age=31536000, immutable");
  }
});

function policyOf(answer: APIResponse): Map<string, string[]> {
  const directives = (answer.headers()["content-security-policy"] ?? "").split("; ");
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}
