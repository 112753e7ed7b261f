import { type FieldPath, fieldName, type MistakeList } from "./mistakes";

/** A value that may occur only once, and where it stands. */
export interface Occurrence {
  file: string;
  path: FieldPath;
  value: unknown;
}

/**
 * Reports each text or number that an earlier occurrence already has. Capitals and spaces at the
 * ends make no difference.
 *
 * @param whose what each value must be unique to, such as "template"
 */
export function reportRepeated(
  occurrences: Occurrence[],
  whose: string,
  mistakes: MistakeList,
): void {
  const firstOf = new Map<unknown, Occurrence>();
  for (const occurrence of occurrences) {
    const { file, path, value } = occurrence;
    if (typeof value !== "string" && typeof value !== "number") continue;
    const comparable = typeof value === "string" ? value.trim().toLowerCase() : value;
    const first = firstOf.get(comparable);
    if (first) {
      const owner = first.file === file ? fieldName(first.path.slice(0, -1)) : first.file;
      mistakes.report(
        file,
        path,
        `${JSON.stringify(value)} is already used by ${owner}`,
        `${nameOf(path)} that no other ${whose} has`,
      );
    } else {
      firstOf.set(comparable, occurrence);
    }
  }
}

function nameOf(path: FieldPath): string {
  const name = String(path.at(-1));
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}
