/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..");
const page = readFileSync(join(root, "docs", "accessibility.md"), "utf8");
const criteria = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)];

it("has a line for each criterion of levels A and AA, in their order", () => {
  const numbers = criteria.map(([, number = ""]) => number);
  expect(new Set(numbers).size).toBe(55);
  expect(numbers).toEqual(
    [...numbers].sort((a, b) => a.localeCompare(b, "en-GB", { numeric: true })),
  );
});

it("names checks that there are", () => {
  const named = [...page.matchAll(/^\| `([^`]+)` \|/gm), ...criteria.flatMap(namesInCheck)];
  const specs = [...new Set(named.map(([, name = ""]) => name))];
  expect(specs.length).toBeGreaterThan(7);
  expect(specs.filter((name) => !existsSync(join(root, "e2e", `${name}.spec.ts`)))).toEqual([]);
});

function namesInCheck([, , check = ""]: string[]): RegExpExecArray[] {
  return [...check.matchAll(/`([^`]+)`/g)];
}
