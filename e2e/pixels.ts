import sharp from "sharp";

/** A colour of the screen: red, green and blue from 0 to 255. */
export type Pixel = [red: number, green: number, blue: number];

/** Every colour that a screenshot holds, once. */
export async function coloursOf(screenshot: Buffer): Promise<Pixel[]> {
  const { data } = await sharp(screenshot)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Map<number, Pixel>();
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    colours.set((red << 16) | (green << 8) | blue, [red, green, blue]);
  }
  return [...colours.values()];
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: Pixel, other: Pixel): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
