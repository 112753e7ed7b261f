/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { array, type InferType, mixed, object, string } from "yup";
import { dependencies, devDependencies, scripts } from "../package.json";

const root = join(__dirname, "..");
const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)].sort();

/** What a package says of itself. Old ones give their licences as a list. */
const packageSchema = object({
  license: string(),
  licenses: array(object({ type: string().required() })),
  bin: mixed(),
  peerDependencies: object(),
});

/** The licences that the page states of direct dependencies, with what they are for. */
const stated = licencesIn(/^\| `([^`]+)` *\| ([^|]+?) *\| [^|]+\|$/gm);

/** Those that it states of all that browsers get. */
const statedOfShipped = licencesIn(/^\| `([^`]+)` *\| ([^|]+?) *\|$/gm);

const packages = new Map(names.map((name) => [name, packageOf(name)]));

const code = [
  "src",
  "scripts",
  "e2e",
  "babel.config.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "jest.config.js",
]
  .flatMap(filesIn)
  .map(read)
  .join("\n");

it("explains every direct dependency, and no other", () => {
  expect([...stated.keys()].sort()).toEqual(names);
});

it.each([...stated, ...statedOfShipped])(
  "states the licence of %s as it does itself",
  (name, licence) => {
    const { license, licenses = [] } = packageOf(name);
    expect(licence).toBe(license ?? licenses.map(({ type }) => type).join(" OR "));
  },
);

it("counts the licences of what browsers get", () => {
  const page = read("docs/dependencies.md").replace(/\s+/g, " ");
  const licences = [...statedOfShipped.values()];
  for (const licence of new Set(licences)) {
    const count = licences.filter((each) => each === licence).length;
    expect(page).toMatch(new RegExp(`${licence} \\(${count}\\b`));
  }
});

it("has a use for every direct dependency", () => {
  const unused = names.filter(
    (name) => !(isNamed(name) || isRun(name) || isAskedFor(name) || areTypes(name)),
  );
  // The page says why it is there: what needs it does not say so itself.
  expect(unused).toEqual(["deepmerge"]);
});

/** Our code imports or configures it. */
function isNamed(name: string): boolean {
  const environment = `testEnvironment: "${name.replace("jest-environment-", "")}"`;
  return [`"${name}"`, `"${name}/`, environment].some((words) => code.includes(words));
}

/** One of the commands of package.json is its. */
function isRun(name: string): boolean {
  const { bin } = packages.get(name) ?? {};
  const commands = typeof bin === "object" ? Object.keys(bin ?? {}) : [name];
  const words = Object.values(scripts).flatMap((script) => script.split(" "));
  return commands.some((command) => words.includes(command));
}

/** Another direct dependency leaves it to us to install it. */
function isAskedFor(name: string): boolean {
  return [...packages.values()].some(({ peerDependencies }) => name in (peerDependencies ?? {}));
}

/** The types of something that is used, or of Node. */
function areTypes(name: string): boolean {
  const typed = name.replace(/^@types\//, "");
  return typed !== name && (typed === "node" || isNamed(typed) || isRun(typed));
}

function licencesIn(rows: RegExp): Map<string, string> {
  const found = read("docs/dependencies.md").matchAll(rows);
  return new Map([...found].map(([, name = "", licence = ""]) => [name, licence]));
}

function packageOf(name: string): InferType<typeof packageSchema> {
  return packageSchema.cast(JSON.parse(read(join("node_modules", name, "package.json"))));
}

function filesIn(path: string): string[] {
  return statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(tsx?|js|css)$/.test(file) && !__filename.endsWith(file))
        .map((file) => join(path, file));
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
