import { contentFolders, kindOf, singleFiles } from "./content-kinds";
import { findContentPaths } from "./read-content";

/** How much content there is, such as "69 templates, 8 categories, 5 single files". */
export async function summariseContent(projectRoot: string): Promise<string> {
  const paths = await findContentPaths(projectRoot);
  const counts = contentFolders.map((folder) => {
    const files = paths.filter(
      (file) =>
        file.startsWith(`content/${folder}/`) &&
        file.endsWith(".json") &&
        kindOf(file) !== undefined,
    );
    return `${files.length} ${folder}`;
  });
  return [...counts, `${singleFiles.length} single files`].join(", ");
}
