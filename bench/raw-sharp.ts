import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { encodeAvifFaster } from "../src/build/build-speed";

interface PictureFile {
  /** The path from the folder of made pictures. */
  name: string;
  width: number;
  height: number;
}

export interface RawSharp {
  seconds: number;
  files: number;
  /** How many of the files are byte for byte those that Gatsby made. */
  identical: number;
}

/** What the share pictures of the pages are made with; see SharePicture in page-head.tsx. */
const sharePicture = { width: 1200, height: 630, background: "#faf6ee" };

/**
 * Makes every picture of a built site once more, into another folder, with sharp alone and Gatsby's
 * settings: one original after another, all that is made of it at once. The widths are read from
 * what Gatsby made, and the originals are known by the hash of their content, which is in the path.
 */
export async function makePicturesWithSharp(site: string, target: string): Promise<RawSharp> {
  const made = path.join(site, "public/static");
  const originals = await originalsByHash(path.join(site, "content"));
  const jobs = await picturesByOriginal(made, originals);
  encodeAvifFaster();
  sharp.concurrency(1);
  const folders = new Set(
    jobs.flatMap(({ pictures }) => pictures.map(({ name }) => path.dirname(name))),
  );
  await Promise.all(
    [...folders].map((each) => mkdir(path.join(target, each), { recursive: true })),
  );

  const start = performance.now();
  for (const { original, pictures } of jobs) {
    const pipeline = sharp(await readFile(original));
    await Promise.all(pictures.map((picture) => makePicture(pipeline.clone(), picture, target)));
  }
  const seconds = (performance.now() - start) / 1000;

  const names = jobs.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  let identical = 0;
  for (const name of names) {
    const [ours, theirs] = await Promise.all(
      [target, made].map((folder) => readFile(path.join(folder, name))),
    );
    if (theirs && ours?.equals(theirs)) identical++;
  }
  return { seconds, files: names.length, identical };
}

async function makePicture(
  pipeline: sharp.Sharp,
  { name, width, height }: PictureFile,
  target: string,
): Promise<void> {
  const isShared = width === sharePicture.width && height === sharePicture.height;
  const resized = isShared
    ? pipeline.rotate().resize({ ...sharePicture, fit: "contain" })
    : pipeline.rotate().resize({ width, height, fit: "cover", position: "attention" });
  const encoded = name.endsWith(".avif")
    ? resized.avif({ quality: 50 })
    : resized.jpeg({ quality: 50, progressive: true });
  await writeFile(path.join(target, name), await encoded.toBuffer());
}

async function originalsByHash(content: string): Promise<Map<string, string>> {
  const files = (await readdir(content, { recursive: true })).filter((file) => /\.jpg$/.test(file));
  const pairs = files.map(async (file): Promise<[string, string]> => {
    const original = path.join(content, file);
    return [
      createHash("md5")
        .update(await readFile(original))
        .digest("hex"),
      original,
    ];
  });
  return new Map(await Promise.all(pairs));
}

/** Files that are only copied, such as fonts, lie there without a folder for their settings. */
async function picturesByOriginal(made: string, originals: ReadonlyMap<string, string>) {
  const files = await readdir(made, { recursive: true });
  const byOriginal = new Map<string, PictureFile[]>();
  for (const name of files.filter((file) =>
    /^[^/\\]+[/\\][^/\\]+[/\\].+\.(avif|jpg)$/.test(file),
  )) {
    const original = originals.get(name.split(/[/\\]/)[0] ?? "");
    if (original === undefined) throw new Error(`${name} was made of no picture of the content`);
    const { width, height } = await sharp(path.join(made, name)).metadata();
    const pictures = byOriginal.get(original) ?? [];
    byOriginal.set(original, [...pictures, { name, width, height }]);
  }
  return [...byOriginal].map(([original, pictures]) => ({ original, pictures }));
}
