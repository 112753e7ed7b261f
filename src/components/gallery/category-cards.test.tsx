import { render, screen, within } from "@testing-library/react";
import { samplePicture } from "../../test-support/sample-gallery";
import { CategoryCards } from "./category-cards";

it("shows a card for each gallery, with one link that is named by its label", () => {
  const coverTemplate = { picture: samplePicture };
  render(
    <CategoryCards
      categories={[
        { path: "/trees", cardLabel: "Tree Covers", description: "Quiet woods.", coverTemplate },
        { path: "/birds", cardLabel: "Bird Covers", description: "Small wings.", coverTemplate },
      ]}
    />,
  );

  const cards = screen.getAllByRole("listitem");
  expect(
    cards.map((card) => ({
      label: within(card).getByRole("link").textContent,
      path: within(card).getByRole("link").getAttribute("href"),
    })),
  ).toEqual([
    { label: "Tree Covers", path: "/trees" },
    { label: "Bird Covers", path: "/birds" },
  ]);
  expect(cards[0]).toHaveTextContent("Quiet woods.");
  expect(cards[0]?.querySelector("img")).toHaveAttribute(
    "src",
    samplePicture.gatsbyImageData.images.fallback?.src,
  );
});
