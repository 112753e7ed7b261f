import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

export type Photograph = { name: string; mimeType: string; buffer: Buffer };

/** A real photograph, of a size in pixels. */
export async function photograph(name: string, width: number, height: number): Promise<Photograph> {
  const picture = noise(width, height, 30);
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg({ quality: 70 }).toBuffer() };
}

/** What a telephone makes that browsers other than its own cannot open. */
export const unreadable: Photograph = {
  name: "IMG_2034.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic and no picture at all"),
};

const gps = {
  GPSLatitudeRef: "N",
  GPSLatitude: "54/1 58/1 1234/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "2/1 6/1 4321/100",
};

/**
 * Photographs as a telephone takes them: 12 megapixels, lying on their side with a note that says
 * so, and with the place where they were taken. Upright, the top left corner is red.
 */
export async function cameraPhotographs(count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "photographs-"));
  const scene = await noise(4000, 3000, 60)
    .blur(1.5)
    .composite([{ input: light }])
    .jpeg()
    .toBuffer();
  const files: string[] = [];
  for (let number = 1; number <= count; number++) {
    const file = path.join(folder, `IMG_${number}.jpg`);
    await sharp(scene)
      .modulate({ hue: number * 5 })
      .composite([{ input: redCorner, gravity: "southwest" }])
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Telephone" }, IFD3: gps })
      .toFile(file);
    files.push(file);
  }
  return { files, remove: () => rm(folder, { recursive: true }) };
}

/** A landscape's light, from which the noise stands out as leaves and grass do. */
const light = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000">
  <defs><linearGradient id="light"><stop stop-color="#20331f"/><stop offset="1" stop-color="#cfe0f2"/></linearGradient></defs>
  <rect width="4000" height="3000" fill="url(#light)" opacity="0.6"/></svg>`);

const redCorner = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#e00000"/></svg>`,
);

function noise(width: number, height: number, sigma: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma },
    },
  });
}

/** Whether the top left corner, and no other, is red. */
export async function isUpright(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture)
    .resize(10, 10, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * 10 + x) * 3);
    return red > 180 && green < 60 && blue < 60;
  };
  return isRed(0, 0) && !isRed(9, 0) && !isRed(0, 9) && !isRed(9, 9);
}

/** How much the pixels of two pictures differ on average, of 255; as far as can be if their sizes do. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
