import { type Drawing, type Drawn, isGoodUse, nextDrawing } from "./sending-plan";

/** A photograph to draw anew, within a number of bytes if there is one. */
export interface ScalingJob {
  file: Blob;
  drawing: Drawing;
  bytes?: number;
}

export interface ScaledPhotograph extends Drawn {
  /** The photograph as a JPEG that holds its pixels and nothing else. */
  blob: Blob;
  /** The size of what was drawn from, turned upright. */
  originalLongEdge: number;
}

/** A decoded picture, turned upright. */
export interface Picture {
  width: number;
  height: number;
  /** Draws it on white, as JPEG has no transparency. */
  draw(width: number, height: number, quality: number): Promise<Blob>;
  close(): void;
}

/** How pictures are opened where the work is done: in a worker, or in the page. */
export type OpenPicture = (file: Blob) => Promise<Picture>;

/** Thrown when the browser cannot open a file as a picture. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

const mostAttempts = 4;

/** Draws a photograph anew, which leaves behind where it was taken and all else that it carried. */
export async function scalePhotograph(
  { file, drawing, bytes: allowed = Number.POSITIVE_INFINITY }: ScalingJob,
  open: OpenPicture,
): Promise<ScaledPhotograph> {
  const picture = await open(file).catch((error) => {
    throw new UnreadablePictureError(String(error));
  });
  try {
    const originalLongEdge = Math.max(picture.width, picture.height);
    const tried: ScaledPhotograph[] = [];
    for (let next = drawing; ; next = nextDrawing(tried, allowed)) {
      const { quality } = next;
      const longEdge = Math.min(next.longEdge, originalLongEdge);
      const blob = await drawWithin(picture, longEdge, quality);
      tried.push({ blob, bytes: blob.size, longEdge, quality, originalLongEdge });
      const best = largestWithin(tried, allowed);
      const isEnough =
        allowed === Number.POSITIVE_INFINITY ||
        longEdge === originalLongEdge ||
        isGoodUse(blob.size, allowed) ||
        tried.length >= mostAttempts;
      if (best && isEnough) return best;
    }
  } finally {
    picture.close();
  }
}

function largestWithin(tried: ScaledPhotograph[], allowed: number): ScaledPhotograph | undefined {
  const within = tried.filter(({ bytes }) => bytes <= allowed);
  return within.sort((a, b) => b.bytes - a.bytes)[0];
}

function drawWithin(picture: Picture, longEdge: number, quality: number): Promise<Blob> {
  const scale = longEdge / Math.max(picture.width, picture.height);
  const pixels = (edge: number) => Math.max(1, Math.round(edge * scale));
  return picture.draw(pixels(picture.width), pixels(picture.height), quality);
}
