import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { closestWord } from "./closest-word";
import type { FieldPath, MistakeList } from "./mistakes";
import { type Content, type ContentFile, filesOfKind } from "./read-content";
import { entriesAt, textAt } from "./unknown-values";

const smallestWidth = 1200;
const example = `${smallestWidth} × ${(smallestWidth / 3) * 4}`;

/** Reports pictures that are missing, unused, unreadable or of the wrong shape or size. */
export async function reportPictureMistakes(
  projectRoot: string,
  content: Content,
  mistakes: MistakeList,
): Promise<void> {
  const covers = templatePictures(content, mistakes);
  const products = filesOfKind(content, "product").flatMap((file) =>
    namedPictures(
      file,
      entriesAt(file.value, "pictures").map((_, index) => ["pictures", index, "file"]),
      content,
      mistakes,
    ),
  );
  const home = filesOfKind(content, "home").flatMap((file) =>
    namedPictures(
      file,
      [
        ["hero", "picture"],
        ...entriesAt(file.value, "howToOrder", "ways").map((_, index) => [
          "howToOrder",
          "ways",
          index,
          "picture",
        ]),
      ],
      content,
      mistakes,
    ),
  );
  const pages = filesOfKind(content, "page").flatMap((file) =>
    namedPictures(file, [["picture", "file"]], content, mistakes),
  );
  await Promise.all([
    ...[...covers, ...products].map((picture) =>
      reportPicture(projectRoot, picture, true, mistakes),
    ),
    ...[...home, ...pages].map((picture) => reportPicture(projectRoot, picture, false, mistakes)),
  ]);
}

/** The pictures beside the templates. Those that are missing, or have no template, are reported. */
function templatePictures(content: Content, mistakes: MistakeList): string[] {
  const inTemplates = content.paths.filter((file) => file.startsWith("content/templates/"));
  const described = new Set(inTemplates.filter((file) => /\.json$/i.test(file)).map(withoutEnding));
  const pictures = new Set(
    inTemplates.filter((file) => file.endsWith(".jpg") && described.has(withoutEnding(file))),
  );
  const strays = new Set(
    inTemplates.filter((file) => /\.(jpe?g|png|webp)$/i.test(file) && !pictures.has(file)),
  );

  for (const template of filesOfKind(content, "template")) {
    const wanted = `${withoutEnding(template.path)}.jpg`;
    if (pictures.has(wanted)) continue;
    const neighbours = [...strays].filter(
      (stray) => path.posix.dirname(stray) === path.posix.dirname(wanted),
    );
    const near = closestWord(path.posix.basename(wanted), neighbours.map(baseName));
    const nearFile = neighbours.find((stray) => baseName(stray) === near);
    // One misnamed picture is one mistake, although a picture is missing and another is unused.
    if (nearFile !== undefined) strays.delete(nearFile);
    mistakes.report(
      wanted,
      ["picture"],
      near === undefined ? "is missing" : `is missing, but "${near}" is there`,
      near === undefined
        ? `a JPEG picture, three to four (width to height), such as ${example}`
        : `a JPEG picture named "${baseName(wanted)}"`,
    );
  }
  for (const stray of strays) {
    if (described.has(withoutEnding(stray))) continue;
    mistakes.report(
      stray,
      ["picture"],
      "has no description file beside it",
      `${baseName(withoutEnding(stray))}.json in the same folder`,
    );
  }
  return [...pictures];
}

/** The pictures that fields of a file name. Those that are missing are reported. */
function namedPictures(
  file: ContentFile,
  fields: FieldPath[],
  content: Content,
  mistakes: MistakeList,
): string[] {
  return fields.flatMap((field) => {
    const name = textAt(file.value, ...field);
    if (name === undefined || mistakes.concerns(file.path, field)) return [];
    const picture = path.posix.join(path.posix.dirname(file.path), name);
    if (content.paths.includes(picture)) return [picture];
    const neighbours = content.paths.filter(
      (each) => path.posix.dirname(each) === path.posix.dirname(picture) && each.endsWith(".jpg"),
    );
    const near = closestWord(baseName(picture), neighbours.map(baseName));
    mistakes.report(
      file.path,
      field,
      `is "${name}", but there is no such picture`,
      near === undefined
        ? `a JPEG picture at ${picture}`
        : `a JPEG picture at ${picture}, or the name of another, such as "${near}"`,
    );
    return [];
  });
}

async function reportPicture(
  projectRoot: string,
  picture: string,
  isCard: boolean,
  mistakes: MistakeList,
): Promise<void> {
  const metadata = await readMetadata(path.join(projectRoot, picture));
  if (metadata?.format !== "jpeg") {
    const problem = metadata ? `is a picture of the kind ${metadata.format}` : "cannot be read";
    mistakes.report(picture, ["picture"], problem, "a JPEG picture");
    return;
  }
  if (!isCard) return;
  const { width, height } = metadata.autoOrient;
  const demands = [
    // Whole pixels: a width such as 1201 has no height that is exactly three to four.
    ...(Math.abs(height - (width / 3) * 4) > 1 ? ["three to four (width to height)"] : []),
    ...(width < smallestWidth ? [`at least ${smallestWidth} pixels wide`] : []),
  ];
  if (demands.length > 0) {
    mistakes.report(
      picture,
      ["picture"],
      `is ${width} × ${height} pixels`,
      `${demands.join(" and ")}, such as ${example}`,
    );
  }
}

/** Size and format; undefined when the file is not a picture. */
async function readMetadata(file: string): Promise<sharp.Metadata | undefined> {
  // Given the path, sharp would answer from its cache after the picture has been replaced.
  const bytes = await readFile(file);
  return sharp(bytes)
    .metadata()
    .catch(() => undefined);
}

function withoutEnding(file: string): string {
  return file.slice(0, -path.posix.extname(file).length);
}

function baseName(file: string): string {
  return path.posix.basename(file);
}
