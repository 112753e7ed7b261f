import type { Photograph } from "./photograph-progress";

/** Lets a file input hold what is ready to be sent, as the form posts what its inputs hold. */
export function holdPrepared(input: HTMLInputElement | null, list: readonly Photograph[]): void {
  const held = new DataTransfer();
  for (const { prepared } of list) {
    if (prepared) held.items.add(prepared);
  }
  if (input) {
    input.files = held.files;
  }
}

/** Whether a file was chosen twice. */
export function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
