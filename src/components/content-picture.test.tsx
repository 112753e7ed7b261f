import { render, screen } from "@testing-library/react";
import { sampleImage } from "../test-support/sample-gallery";
import { ContentPicture } from "./content-picture";

const sizes = "(min-width: 60rem) 20rem, 100vw";

function picture() {
  return screen.getByRole("img", { name: "An oak" });
}

it("offers every size in every format, with how wide it stands", () => {
  const { container } = render(<ContentPicture image={sampleImage} alt="An oak" sizes={sizes} />);

  const source = container.querySelector("picture > source");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute("srcset", sampleImage.images.sources?.[0]?.srcSet);
  expect(source).toHaveAttribute("sizes", sizes);
  expect(picture()).toHaveAttribute("src", sampleImage.images.fallback?.src);
  expect(picture()).toHaveAttribute("srcset", sampleImage.images.fallback?.srcSet);
  expect(picture()).toHaveAttribute("sizes", sizes);
});

it("does with one format", () => {
  const image = { ...sampleImage, images: { fallback: { src: "/only.jpg" } } };
  const { container } = render(<ContentPicture image={image} alt="An oak" sizes={sizes} />);

  expect(container.querySelector("source")).not.toBeInTheDocument();
  expect(picture()).toHaveAttribute("src", "/only.jpg");
});

it("shows its main colour until it has arrived", () => {
  const { container } = render(<ContentPicture image={sampleImage} alt="An oak" sizes={sizes} />);

  expect(container.firstChild).toHaveStyle({ backgroundColor: sampleImage.backgroundColor });
});

it("is not there for those who cannot see it when it says nothing", () => {
  render(<ContentPicture image={sampleImage} alt="" sizes={sizes} />);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it.each([
  ["waits until it is near", {}, "lazy", null],
  ["is fetched at once when it is seen first", { loading: "eager" }, "eager", null],
  ["comes before everything else when it is the largest", { first: true }, "eager", "high"],
] as const)("%s", (_, loading, expected, priority) => {
  render(<ContentPicture image={sampleImage} alt="An oak" sizes={sizes} {...loading} />);

  expect(picture()).toHaveAttribute("loading", expected);
  expect(picture().getAttribute("fetchpriority")).toBe(priority);
});
