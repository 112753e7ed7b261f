/** A field inside something that may have any shape; undefined where there is none. */
export function fieldOf(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined,
    value,
  );
}
