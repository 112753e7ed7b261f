/** @jest-environment node */
import { headersFor, parseHeaderRules, parseRedirects, redirectFor } from "./host-rules";

describe("_headers", () => {
  const rules = parseHeaderRules(`
# For everyone
/*
  Content-Security-Policy: default-src 'self'; connect-src https://api.example.com
  X-Frame: a: b

/static/*
  Cache-Control: public, max-age=31536000, immutable
/app-0123.js
  Cache-Control: immutable
`);
  const everywhere = {
    "Content-Security-Policy": "default-src 'self'; connect-src https://api.example.com",
    "X-Frame": "a: b",
  };

  it.each(["/", "/about", "/statics", "/static", "/app-0123.js.txt"])(
    "%s gets what holds everywhere",
    (path) => {
      expect(headersFor(path, rules)).toEqual(everywhere);
    },
  );

  it("adds what holds for a folder or for one file", () => {
    expect(headersFor("/static/a/b.jpg", rules)).toEqual({
      ...everywhere,
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    expect(headersFor("/app-0123.js", rules)).toEqual({
      ...everywhere,
      "Cache-Control": "immutable",
    });
  });

  it("joins what two rules say of one header", () => {
    const twice = parseHeaderRules("/*\n  Vary: Accept\n/a\n  Vary: Origin\n");
    expect(headersFor("/a", twice)).toEqual({ Vary: "Accept, Origin" });
  });

  it.each([
    ["a wildcard in the middle", "/*.js\n  A: b"],
    ["a placeholder", "/:page/x\n  A: b"],
    ["no path", "A: b"],
    ["no value", "/*\n  A:"],
    ["no header", "/*\n  nothing"],
  ])("is refused with %s", (_what, text) => {
    expect(() => parseHeaderRules(text)).toThrow("_headers has");
  });
});

describe("_redirects", () => {
  const redirects = parseRedirects("# Old\n/old /new 301!\n\n/gone/page/   /new#there 302\n");

  it.each([
    ["/old", { from: "/old", to: "/new", status: 301, force: true }],
    ["/old/", { from: "/old", to: "/new", status: 301, force: true }],
    ["/gone/page", { from: "/gone/page", to: "/new#there", status: 302, force: false }],
    ["/older", undefined],
    ["/", undefined],
  ])("%s", (path, redirect) => {
    expect(redirectFor(path, redirects)).toEqual(redirect);
  });

  it.each(["/a /b", "/a /b 200", "/a/* /b 301", "/:a /b 301", "/a https://b.example 301", "/a"])(
    "is refused with %s",
    (rule) => {
      expect(() => parseRedirects(rule)).toThrow(`_redirects has an unknown rule: ${rule}`);
    },
  );
});
