import { lightPicture } from "./light-picture";

const avif = {
  type: "image/avif",
  srcSet: "/a/240/oak.avif 240w,\n/a/680/oak.avif 680w",
} as const;

function lightened(images: object) {
  const picture = { layout: "fullWidth" as const, width: 1, height: 1.33, images };
  return lightPicture("the file", { quality: 50 }, {}, { originalResolver: async () => picture });
}

it("leaves one JPEG, the second largest, beside every AVIF", async () => {
  const jpegs = ["240", "344", "520", "680"].map((width) => `/j/${width}/oak.jpg ${width}w`);
  const light = await lightened({
    fallback: { src: "/j/680/oak.jpg", srcSet: jpegs.join(",\n"), sizes: "100vw" },
    sources: [avif],
  });

  expect(light?.images).toEqual({ fallback: { src: "/j/520/oak.jpg" }, sources: [avif] });
  expect(light).toMatchObject({ width: 1, height: 1.33 });
});

it("takes the only JPEG there is", async () => {
  const light = await lightened({
    fallback: { src: "/j/oak.jpg", srcSet: "/j/oak.jpg 240w" },
    sources: [avif],
  });

  expect(light?.images.fallback).toEqual({ src: "/j/oak.jpg" });
});

it("leaves a picture of a single format as it is", async () => {
  const images = { fallback: { src: "/j/680/oak.jpg", srcSet: "/j/680/oak.jpg 680w" } };

  expect((await lightened(images))?.images).toEqual(images);
});
