/** What Netlify reads from `_headers`. */
export type HeaderRule = { path: string; headers: (readonly [name: string, value: string])[] };

/** What Netlify reads from `_redirects`. */
export type Redirect = { from: string; to: string; status: number; force: boolean };

/** @throws if the host would understand more than we do, so that the two cannot differ unnoticed */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    if (line.startsWith("/")) {
      rules.push({ path: knownPattern(line), headers: [] });
      continue;
    }
    const [, name, value] = line.match(/^([\w-]+):\s*(.+)$/) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) throw new Error(`_headers has a line that says nothing: ${line}`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/** @throws as `parseHeaderRules` does */
export function parseRedirects(text: string): Redirect[] {
  return meaningfulLines(text).map((line) => {
    const [, from, to, status, force] = line.match(/^(\/[^\s*:]*)\s+(\/\S*)\s+(30\d)(!?)$/) ?? [];
    if (!from || !to || !status) throw new Error(`_redirects has an unknown rule: ${line}`);
    return { from: withoutSlash(from), to, status: Number(status), force: force === "!" };
  });
}

/** The headers for a path. Values that several rules give to one header are joined, as by Netlify. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of rules.filter((rule) => matches(rule.path, path)).flatMap(given)) {
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** The redirect for a path, which may end with a slash or not. */
export function redirectFor(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find(({ from }) => from === withoutSlash(path));
}

function meaningfulLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function knownPattern(path: string): string {
  if (/[*:]/.test(path.replace(/\/\*$/, "")))
    throw new Error(`_headers has an unknown path: ${path}`);
  return path;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function given({ headers }: HeaderRule): HeaderRule["headers"] {
  return headers;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
