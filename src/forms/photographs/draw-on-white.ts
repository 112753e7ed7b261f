interface Context {
  fillStyle: string | CanvasGradient | CanvasPattern;
  imageSmoothingQuality: ImageSmoothingQuality;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: CanvasImageSource, x: number, y: number, width: number, height: number): void;
}

/** Draws a picture over a whole canvas of either kind, on white. */
export function drawOnWhite(
  context: Context | null,
  image: CanvasImageSource,
  width: number,
  height: number,
): void {
  if (context === null) {
    throw new Error("The browser gives no canvas to draw on");
  }
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
}
