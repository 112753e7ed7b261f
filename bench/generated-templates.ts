import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

interface Template {
  /** The path of the description without its ending. */
  path: string;
  content: Record<string, unknown> & { id: string; name: string; description: string; alt: string };
}

/**
 * Adds templates to the content of a folder until there are as many as asked for. Each is a copy of
 * one that is there, in the same category, under a name of its own, with words in another order and
 * with a picture that is another file, so that nothing that was made for the one serves the other.
 */
export async function generateTemplates(folder: string, count: number): Promise<void> {
  const originals = await readTemplates(path.join(folder, "content/templates"));
  const words = originals.flatMap(({ content }) => content.description.split(" "));
  const random = pseudoRandom();
  for (let number = originals.length + 1; number <= count; number++) {
    const original = originals[number % originals.length];
    if (!original) throw new Error("There is no template to copy");
    const { content } = original;
    const target = `${original.path}-${number}`;
    const shuffled = (text: string) =>
      text.replace(/\S+/g, () => words[Math.floor(random() * words.length)] ?? "");
    const copy = {
      ...content,
      id: `${content.id}-${number}`,
      name: `${content.name} ${number}`,
      description: shuffled(content.description),
      alt: shuffled(content.alt),
    };
    await writeFile(`${target}.json`, JSON.stringify(copy, null, 2));
    const picture = await readFile(`${original.path}.jpg`);
    await writeFile(`${target}.jpg`, withComment(picture, `Copy ${number}`));
  }
}

export async function templateCount(folder: string): Promise<number> {
  return (await readTemplates(path.join(folder, "content/templates"))).length;
}

async function readTemplates(folder: string): Promise<Template[]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map(async (file) => ({
        path: path.join(folder, file.replace(/\.json$/, "")),
        content: JSON.parse(await readFile(path.join(folder, file), "utf8")),
      })),
  );
}

/** The same JPEG picture with a comment in it: another file, without another loss of quality. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const header = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), header, text, jpeg.subarray(2)]);
}

/** The same figures from 0 to 1 each time, so that two runs build the same site. */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
