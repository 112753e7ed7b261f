/**
 * The names under which photographs are sent: their own, each once, and ending in .jpg or .jpeg
 * because that is what they have become.
 */
export function sentNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, ending] = asJpeg(name);
    let unique = stem + ending;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy++) {
      unique = `${stem} (${copy})${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function asJpeg(name: string): [stem: string, ending: string] {
  const [, stem = name, ending = ""] = /^(.+)(\.[^.]*)$/.exec(name) ?? [];
  return [stem, /^\.jpe?g$/i.test(ending) ? ending : ".jpg"];
}
