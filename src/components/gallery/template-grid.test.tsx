import { render, screen } from "@testing-library/react";
import { sampleTemplate } from "../../test-support/sample-gallery";
import { TemplateGrid } from "./template-grid";

const templates = ["Oak", "Ash", "Elm", "Yew", "Fir"].map((name) =>
  sampleTemplate({ id: name.toLowerCase(), name, alt: name }),
);

it("shows every template, in the order given", () => {
  render(<TemplateGrid templates={templates} />);

  expect(screen.getAllByRole("listitem")).toHaveLength(templates.length);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(
    templates.map(({ name }) => name),
  );
});

it("fetches the first row at once, the first of it before all, and the rest when it is near", () => {
  render(<TemplateGrid templates={templates} />);

  const pictures = screen.getAllByRole("img");
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
    "eager",
    "eager",
    "eager",
    "lazy",
    "lazy",
  ]);
  expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual([
    "high",
    null,
    null,
    null,
    null,
  ]);
});
