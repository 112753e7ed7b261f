import { drawOnWhite } from "./draw-on-white";
import {
  type Picture,
  type ScaledPhotograph,
  type ScalingJob,
  scalePhotograph,
  UnreadablePictureError,
} from "./scale-photograph";

/** What the worker says about a job. */
export type ScalingAnswer =
  | { outcome: "scaled"; photograph: ScaledPhotograph }
  | { outcome: "unreadable" | "failed"; message: string };

self.onmessage = async ({ data }: MessageEvent<ScalingJob>) => {
  self.postMessage(await answerTo(data));
};

async function answerTo(job: ScalingJob): Promise<ScalingAnswer> {
  try {
    return { outcome: "scaled", photograph: await scalePhotograph(job, openInWorker) };
  } catch (error) {
    const outcome = error instanceof UnreadablePictureError ? "unreadable" : "failed";
    return { outcome, message: String(error) };
  }
}

async function openInWorker(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  return {
    width: bitmap.width,
    height: bitmap.height,
    draw: (width, height, quality) => {
      const canvas = new OffscreenCanvas(width, height);
      drawOnWhite(canvas.getContext("2d", { alpha: false }), bitmap, width, height);
      return canvas.convertToBlob({ type: "image/jpeg", quality });
    },
    close: () => bitmap.close(),
  };
}
