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

/** What each quality comes to beside the generous one, roughly. */
const goodQuality = { quality: 0.75, weight: 0.72 };
const plainQuality = { quality: 0.6, weight: 0.54 };

/** Below this length of the long edge, more pixels show more than a better quality does. */
const modestLongEdge = 1100;

/** A little less than what is allowed is aimed at, as it is never met exactly. */
const aim = 0.92;

/** What to draw in place of a generous drawing so that it comes to a number of bytes. */
export function firstDrawing({ longEdge, bytes: generousBytes }: Drawn, bytes: number): Drawing {
  const drawingOf = ({ quality, weight }: typeof goodQuality) => ({
    quality,
    longEdge: scaledEdge({ longEdge, bytes: generousBytes * weight }, bytes),
  });
  const good = drawingOf(goodQuality);
  return good.longEdge >= modestLongEdge ? good : drawingOf(plainQuality);
}

/**
 * What to draw after some that came to too much or too little. How bytes grow with the pixels
 * differs from photograph to photograph; between one of each kind it can be told.
 */
export function nextDrawing(tried: readonly Drawn[], bytes: number): Drawing {
  const bySize = [...tried].sort((a, b) => a.bytes - b.bytes);
  const under = bySize.findLast((each) => each.bytes <= bytes);
  const over = bySize.find((each) => each.bytes > bytes);
  if (!under || !over) {
    const nearest = under ?? over;
    if (!nearest) return generousDrawing;
    return { quality: nearest.quality, longEdge: scaledEdge(nearest, bytes) };
  }
  const part = Math.log((bytes * aim) / under.bytes) / Math.log(over.bytes / under.bytes);
  const longEdge = under.longEdge * (over.longEdge / under.longEdge) ** Math.max(0.1, part);
  return { quality: under.quality, longEdge: Math.floor(longEdge) };
}

/** The long edge with which bytes would be met if they grew just as the pixels do. */
function scaledEdge(last: { longEdge: number; bytes: number }, bytes: number): number {
  return Math.max(1, Math.floor(last.longEdge * Math.sqrt((bytes * aim) / last.bytes)));
}

/** Whether a drawing uses enough of its room to be left as it is. */
export function isGoodUse(drawnBytes: number, bytes: number): boolean {
  return drawnBytes <= bytes && drawnBytes >= bytes * 0.82;
}
