import type { FieldPath } from "./mistakes";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(value: unknown, ...path: FieldPath): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) {
      return undefined;
    }
    found = Reflect.get(found, step);
  }
  return found;
}

/** The text at a path, or undefined where there is none. */
export function textAt(value: unknown, ...path: FieldPath): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === "string" ? found : undefined;
}

/** The entries of the list at a path; none where there is no list. */
export function entriesAt(value: unknown, ...path: FieldPath): unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}
