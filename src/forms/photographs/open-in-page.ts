import { drawOnWhite } from "./draw-on-white";
import type { Picture } from "./scale-photograph";

/** Opens a picture in the page itself, for browsers that cannot draw in a worker. */
export async function openInPage(file: Blob): Promise<Picture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  return {
    width: image.naturalWidth,
    height: image.naturalHeight,
    draw: (width, height, quality) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      drawOnWhite(canvas.getContext("2d", { alpha: false }), image, width, height);
      return new Promise((resolve, reject) => {
        const receive = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error("The browser made no JPEG"));
        canvas.toBlob(receive, "image/jpeg", quality);
      });
    },
    close: () => URL.revokeObjectURL(address),
  };
}
