import { render, screen } from "@testing-library/react";
import { PageLinks } from "./page-links";

function renderPage(number: number, pageCount: number) {
  render(<PageLinks page={{ number, pageCount }} pathOf={(page) => `/trees/${page}`} />);
}

function links() {
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

it("is not there where one page is enough", () => {
  renderPage(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("leads on from the first page", () => {
  renderPage(1, 3);
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Page 1 of 3");
  expect(links()).toEqual([["Next page", "/trees/2"]]);
});

it("leads both ways from a page between", () => {
  renderPage(2, 3);
  expect(links()).toEqual([
    ["Previous page", "/trees/1"],
    ["Next page", "/trees/3"],
  ]);
});

it("leads back from the last page", () => {
  renderPage(3, 3);
  expect(links()).toEqual([["Previous page", "/trees/2"]]);
});
