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

/** The licences that the page states, by package. */
const stated = new Map(
  [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)` *\| ([^|]+?) *\| [^|]+\|$/gm)].map(
    ([, name = "", licence = ""]) => [name, licence],
  ),
);

const packages = new Map(names.map((name) => [name, packageOf(name)]));

const code = ["src", "scripts", "e2e", "gatsby-config.ts", "gatsby-node.ts", "jest.config.js"]
  .flatMap(filesIn)
  .map(read)
  .join("\n");

it("explains every direct dependency, and no other", () => {
  expect([...stated.keys()].sort()).toEqual(names);
});

it.each(names)("states the licence of %s as the package does", (name) => {
  const { license, licenses = [] } = packages.get(name) ?? {};
  expect(stated.get(name)).toBe(license ?? licenses.map(({ type }) => type).join(" OR "));
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
