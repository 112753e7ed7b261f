/** The folders of content/ that hold one JSON file for each piece of content, with their kind. */
const kindsByFolder = {
  templates: "template",
  categories: "category",
  products: "product",
  pages: "page",
  forms: "form",
} as const;

/** The JSON files at the top of content/. The name of each is also its kind. */
export const singleFiles = ["site", "navigation", "home", "faqs", "testimonials"] as const;

export type ContentFolder = keyof typeof kindsByFolder;
export type ContentKind = (typeof kindsByFolder)[ContentFolder] | (typeof singleFiles)[number];

export const contentFolders: readonly ContentFolder[] = [
  "templates",
  "categories",
  "products",
  "pages",
  "forms",
];

export const contentKinds: readonly ContentKind[] = [
  ...contentFolders.map((folder) => kindsByFolder[folder]),
  ...singleFiles,
];

export function isContentFolder(name: string): name is ContentFolder {
  return Object.hasOwn(kindsByFolder, name);
}

/**
 * The kind of content that belongs at a path such as "content/products/bookmarks.json"; undefined
 * where the site reads nothing.
 */
export function kindOf(path: string): ContentKind | undefined {
  const [folder = "", ...rest] = path.split("/").slice(1);
  if (rest.length === 0) {
    return singleFiles.find((name) => folder.toLowerCase() === `${name}.json`);
  }
  if (!isContentFolder(folder)) return undefined;
  // Templates lie one folder deeper, in the folder of their category.
  return rest.length === (folder === "templates" ? 2 : 1) ? kindsByFolder[folder] : undefined;
}

/** The path of a kind's schema from the project root. */
export function schemaPath(kind: ContentKind): string {
  return `content/schemas/${kind}.schema.json`;
}

/** What the field "$schema" of a kind's files says: the path of the schema from the file. */
export function schemaReference(kind: ContentKind): string {
  const isSingle = singleFiles.some((name) => name === kind);
  const stepsUp = kind === "template" ? "../../" : isSingle ? "./" : "../";
  return `${stepsUp}schemas/${kind}.schema.json`;
}
