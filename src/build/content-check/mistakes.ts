export interface ContentMistake {
  /** The path from the project root, with forward slashes. */
  file: string;
  /** The field as an editor would look for it, such as "sections 2 > title". */
  field: string;
  problem: string;
  expected?: string;
}

/** The steps from the top of a file to one of its fields; entries of lists count from 0. */
export type FieldPath = readonly (string | number)[];

export function describeMistake({ file, field, problem, expected }: ContentMistake): string {
  return `${file}: ${field}: ${problem}${expected === undefined ? "" : `. Expected: ${expected}`}`;
}

/** All mistakes as text: how many there are, then a line for each. */
export function describeMistakes(mistakes: readonly ContentMistake[]): string {
  const count = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in content/:`;
  return [count, ...mistakes.map(describeMistake)].join("\n");
}

/** The field in words: ["sections", 1, "title"] is "sections 2 > title". */
export function fieldName(path: FieldPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? ` ${step + 1}` : `${index === 0 ? "" : " > "}${step}`,
    )
    .join("");
}

/**
 * Collects mistakes, at most one for each field: the first one found is the cause, and a later one
 * about the same field only follows from it.
 */
export class MistakeList {
  private readonly mistakes: ContentMistake[] = [];
  private readonly settled = new Set<string>();

  report(file: string, path: FieldPath, problem: string, expected?: string): void {
    if (this.concerns(file, path)) return;
    this.excuse(file, path);
    this.mistakes.push({
      file,
      field: fieldName(path),
      problem,
      ...(expected !== undefined && { expected }),
    });
  }

  /** Keeps a field from being reported, because another mistake already accounts for it. */
  excuse(file: string, path: FieldPath): void {
    this.settled.add(key(file, path));
  }

  /** Whether a mistake that was reported is about this field. */
  concerns(file: string, path: FieldPath): boolean {
    return this.settled.has(key(file, path));
  }

  /** The mistakes by file, and within a file in the order they were found. */
  byFile(): ContentMistake[] {
    return this.mistakes.toSorted((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
  }
}

function key(file: string, path: FieldPath): string {
  return JSON.stringify([file, ...path]);
}
