import { render, screen, within } from "@testing-library/react";
import { PillLinks } from "./pill-links";

it("is a named list of links", () => {
  const links = [
    { label: "Leaves", path: "/leaves" },
    { label: "Birds", path: "/birds" },
  ];
  render(<PillLinks label="Galleries" links={links} />);

  const found = within(screen.getByRole("navigation", { name: "Galleries" })).getAllByRole("link");
  expect(
    found.map((link) => ({ label: link.textContent, path: link.getAttribute("href") })),
  ).toEqual(links);
});
