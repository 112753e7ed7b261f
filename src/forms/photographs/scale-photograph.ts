import { type Drawing, isGoodUse, nextDrawing } from "./sending-plan";

/** A photograph to draw anew, within a number of bytes if there is one. */
export interface ScalingJob {
  file: Blob;
  drawing: Drawing;
  bytes?: number;
}

export interface ScaledPhotograph {
  /** The photograph as a JPEG that holds its pixels and nothing else. */
  blob: Blob;
  longEdge: number;
  quality: number;
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
  { file, drawing, bytes = Number.POSITIVE_INFINITY }: ScalingJob,
  open: OpenPicture,
): Promise<ScaledPhotograph> {
  const picture = await open(file).catch((error) => {
    throw new UnreadablePictureError(String(error));
  });
  try {
    const originalLongEdge = Math.max(picture.width, picture.height);
    let best: ScaledPhotograph | undefined;
    let next = drawing;
    for (let attempt = 1; ; attempt++) {
      const { quality } = next;
      const longEdge = Math.min(next.longEdge, originalLongEdge);
      const blob = await drawWithin(picture, longEdge, quality);
      if (blob.size <= bytes && (best === undefined || blob.size > best.blob.size)) {
        best = { blob, longEdge, quality, originalLongEdge };
      }
      const isEnough = attempt >= mostAttempts || isGoodUse(blob.size, bytes);
      if (best && (bytes === Number.POSITIVE_INFINITY || isEnough)) return best;
      next = nextDrawing({ longEdge, quality, bytes: blob.size }, bytes);
    }
  } finally {
    picture.close();
  }
}

function drawWithin(picture: Picture, longEdge: number, quality: number): Promise<Blob> {
  const scale = longEdge / Math.max(picture.width, picture.height);
  const pixels = (edge: number) => Math.max(1, Math.round(edge * scale));
  return picture.draw(pixels(picture.width), pixels(picture.height), quality);
}
