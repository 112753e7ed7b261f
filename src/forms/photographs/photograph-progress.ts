import { roomInBytes } from "./room";
import type { ScaledPhotograph } from "./scale-photograph";
import { shareRoom, stillFits } from "./sending-plan";
import { sentNames } from "./sent-names";

/** A photograph that the visitor has chosen, and how far it is made ready. */
export interface Photograph {
  file: File;
  /** The name it is sent under. */
  name: string;
  state: "preparing" | "ready" | "unreadable";
  /** The address of a small copy to show. */
  thumbnail: string | undefined;
  /** In pixels, of the file as it was chosen and of what is sent. */
  longEdge: number | undefined;
  preparedLongEdge: number | undefined;
  /** What is sent. */
  prepared: File | undefined;
}

/** What has been made of a chosen file so far. */
export interface Progress {
  file: File;
  unreadable?: boolean;
  /** As large as could be of use. */
  generous?: ScaledPhotograph;
  thumbnail?: string;
  /** Drawn anew within a share of the room. */
  fitted?: ScaledPhotograph & { madeFor: number };
  prepared?: { file: File; from: Blob };
}

/** The bytes that each of the photographs that can be read may have. */
export function sharesOf(all: readonly Progress[]): ReadonlyMap<Progress, number> {
  const read = all.flatMap((progress) =>
    progress.generous ? [{ progress, size: progress.generous.blob.size }] : [],
  );
  const sizes = read.map(({ size }) => size);
  const shares = shareRoom(sizes, roomInBytes);
  return new Map(read.map(({ progress }, index) => [progress, shares[index] ?? 0]));
}

/** What can be sent of a photograph within a number of bytes, if it is there. */
export function drawnWithin(
  { generous, fitted }: Progress,
  bytes: number,
): ScaledPhotograph | undefined {
  if (generous && generous.blob.size <= bytes) return generous;
  return fitted && stillFits(fitted.blob.size, fitted.madeFor, bytes) ? fitted : undefined;
}

/** How all photographs stand, in their order. None is ready before all have been read. */
export function photographsFrom(all: readonly Progress[]): Photograph[] {
  const names = sentNames(all.map(({ file }) => file.name));
  const shares = sharesOf(all);
  const areRead = all.every(({ generous, unreadable }) => generous || unreadable);
  return all.map((progress, index) => {
    const { file, unreadable, thumbnail, generous } = progress;
    const name = names[index] ?? file.name;
    const drawn = areRead ? drawnWithin(progress, shares.get(progress) ?? 0) : undefined;
    return {
      file,
      name,
      state: unreadable ? "unreadable" : drawn ? "ready" : "preparing",
      thumbnail,
      longEdge: generous?.originalLongEdge,
      preparedLongEdge: drawn?.longEdge,
      prepared: drawn && preparedFile(progress, drawn.blob, name),
    };
  });
}

/** The file to send: the same one for as long as its content and its name stay. */
function preparedFile(progress: Progress, blob: Blob, name: string): File {
  const { prepared } = progress;
  if (prepared?.from === blob && prepared.file.name === name) return prepared.file;
  const file = new File([blob], name, { type: "image/jpeg" });
  progress.prepared = { file, from: blob };
  return file;
}
