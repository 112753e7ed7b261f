/** How a photograph is drawn: its long edge in pixels, and the quality of JPEG from 0 to 1. */
export interface Drawing {
  longEdge: number;
  quality: number;
}

/** What a drawing came to. */
export interface Drawn extends Drawing {
  bytes: number;
}

/** A photograph is never drawn larger than this; it is enough for A5 in print. */
export const generousDrawing: Drawing = { longEdge: 2400, quality: 0.85 };

export const thumbnailDrawing: Drawing = { longEdge: 320, quality: 0.75 };

/**
 * How many bytes each photograph may have, so that all fit into a room together. Those that need
 * less than an equal share leave the rest of it to the others.
 */
export function shareRoom(sizes: readonly number[], room: number): number[] {
  const shares: number[] = sizes.map(() => 0);
  const smallestFirst = [...sizes.entries()].sort(([, a], [, b]) => a - b);
  let left = room;
  for (const [place, [index, size]] of smallestFirst.entries()) {
    const share = Math.min(size, Math.floor(left / (sizes.length - place)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/** A drawing that was made for a share still does while the share has not grown by much. */
export function stillFits(bytes: number, madeFor: number, share: number): boolean {
  return bytes <= share && share <= madeFor * 1.25;
}

/** The qualities to choose from, and what each comes to beside the generous one, roughly. */
const qualities = [
  { quality: generousDrawing.quality, weight: 1 },
  { quality: 0.75, weight: 0.72 },
  { quality: 0.6, weight: 0.54 },
];

/** Below this length of the long edge, more pixels show more than a better quality does. */
const modestLongEdge = 1100;

/** What to draw next so that it comes to a little less than a number of bytes. */
export function nextDrawing(last: Drawn, bytes: number): Drawing {
  const generousBytes = last.bytes / weightOf(last.quality);
  const drawings = qualities
    .filter(({ quality }) => quality < generousDrawing.quality)
    .map(({ quality, weight }) => ({
      quality,
      longEdge: Math.max(
        1,
        Math.floor(last.longEdge * Math.sqrt((bytes * 0.94) / (generousBytes * weight))),
      ),
    }));
  const [better = generousDrawing, plainer = better] = drawings;
  return better.longEdge >= modestLongEdge ? better : plainer;
}

function weightOf(quality: number): number {
  return qualities.find((each) => each.quality === quality)?.weight ?? 1;
}

/** Whether a drawing uses enough of its room to be left as it is. */
export function isGoodUse(drawnBytes: number, bytes: number): boolean {
  return drawnBytes <= bytes && drawnBytes >= bytes * 0.82;
}
