import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { closestWord } from "./closest-word";
import {
  type ContentKind,
  contentFolders,
  isContentFolder,
  kindOf,
  singleFiles,
} from "./content-kinds";
import { findSyntaxMistake } from "./json-syntax";
import type { MistakeList } from "./mistakes";

export interface ContentFile {
  /** From the project root, with forward slashes. */
  path: string;
  kind: ContentKind;
  /** The name of the folder the file lies in. */
  folder: string;
  /** The file name without ".json". */
  slug: string;
  /** Not yet known to keep to its schema; undefined when the file is not JSON. */
  value: unknown;
}

export interface Content {
  files: ContentFile[];
  /** Every file in content/ except the schemas, from the project root, in alphabetical order. */
  paths: string[];
}

/** Reads every JSON file that lies where the site looks for it, and reports the others. */
export async function readContent(projectRoot: string, mistakes: MistakeList): Promise<Content> {
  const paths = await findContentPaths(projectRoot);
  const jsonPaths = paths.filter(isJson);
  reportPlaces(jsonPaths, mistakes);
  reportFileNames(
    jsonPaths.filter((file) => kindOf(file) !== undefined),
    mistakes,
  );

  const files = await Promise.all(
    jsonPaths.map(async (jsonPath) => {
      const kind = kindOf(jsonPath);
      if (kind === undefined) return [];
      const text = await readFile(path.join(projectRoot, jsonPath), "utf8");
      return [
        {
          path: jsonPath,
          kind,
          folder: path.posix.basename(path.posix.dirname(jsonPath)),
          slug: path.posix.basename(jsonPath).replace(/\.json$/i, ""),
          value: parse(jsonPath, text, mistakes),
        },
      ];
    }),
  );
  return { files: files.flat(), paths };
}

export function filesOfKind(content: Content, kind: ContentKind): ContentFile[] {
  return content.files.filter((file) => file.kind === kind);
}

/** Every file in content/ except the schemas and hidden files, from the project root. */
export async function findContentPaths(projectRoot: string): Promise<string[]> {
  const entries = await readdir(path.join(projectRoot, "content"), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !file.startsWith("content/schemas/"))
    .sort();
}

function isJson(file: string): boolean {
  return /\.json$/i.test(file);
}

function parse(file: string, text: string, mistakes: MistakeList): unknown {
  const mistake = findSyntaxMistake(text);
  if (mistake) {
    const place = `line ${mistake.line}, column ${mistake.column}`;
    mistakes.report(file, [place], mistake.problem, mistake.expected);
    return undefined;
  }
  return JSON.parse(text);
}

function reportPlaces(jsonPaths: string[], mistakes: MistakeList): void {
  const missing = singleFiles
    .map((name) => `content/${name}.json`)
    .filter((file) => !jsonPaths.some((jsonPath) => jsonPath.toLowerCase() === file));

  for (const jsonPath of jsonPaths.filter((file) => kindOf(file) === undefined)) {
    const [folder = "", ...rest] = jsonPath.split("/").slice(1);
    if (rest.length === 0) {
      const intended = closestWord(jsonPath, missing);
      if (intended !== undefined) mistakes.excuse(intended, ["file"]);
      mistakes.report(
        jsonPath,
        ["file"],
        `is not a file the site reads${suggestion(intended)}`,
        intended === undefined ? `a place in ${listOf(contentFolders)}` : undefined,
      );
    } else if (isContentFolder(folder)) {
      mistakes.report(jsonPath, ["file"], "is in the wrong place", rightPlace(folder, rest));
    } else {
      // One line for the folder, however many files it holds.
      const intended = closestWord(folder, contentFolders);
      mistakes.report(
        `content/${folder}`,
        ["folder"],
        `is not a folder the site reads JSON files from${suggestion(intended)}`,
        intended === undefined ? listOf(contentFolders) : undefined,
      );
    }
  }
  for (const file of missing) {
    const schema = file.replace("content/", "content/schemas/").replace(".json", ".schema.json");
    mistakes.report(file, ["file"], "is missing", `a file with the fields that ${schema} lists`);
  }
}

function reportFileNames(jsonPaths: string[], mistakes: MistakeList): void {
  for (const jsonPath of jsonPaths) {
    const name = path.posix.basename(jsonPath);
    if (/^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name)) continue;
    const words = name
      .replace(/\.json$/i, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ["my-file"];
    mistakes.report(
      jsonPath,
      ["file name"],
      `is "${name}"`,
      `small letters, figures and hyphens, such as "${words.join("-")}.json"`,
    );
  }
}

function rightPlace(folder: string, rest: string[]): string {
  const name = rest.at(-1) ?? "";
  if (folder !== "templates") return `content/${folder}/${name}`;
  return rest.length === 1
    ? `the folder of a category, such as content/templates/floral/${name}`
    : `content/templates/${rest[0]}/${name}`;
}

function suggestion(intended: string | undefined): string {
  return intended === undefined ? "" : `. Did you mean "${path.posix.basename(intended)}"?`;
}

function listOf(folders: readonly string[]): string {
  return folders.map((folder) => `content/${folder}`).join(", ");
}
