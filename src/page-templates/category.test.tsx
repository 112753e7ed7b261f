import { render, screen, within } from "@testing-library/react";
import { setStaticQueryData } from "../test-support/gatsby-stand-in";
import { sampleTemplate } from "../test-support/sample-gallery";
import CategoryPage from "./category";

const links = [
  { slug: "trees", path: "/order-of-services/trees", linkLabel: "Trees" },
  { slug: "birds", path: "/order-of-services/birds", linkLabel: "Birds" },
].map((link) => ({ ...link, section: "order-of-services" }));

const category = {
  path: "/order-of-services/trees",
  heading: "Tree Templates",
  intro: ["Old trees and young ones."],
  description: "Orders of service with trees.",
  next: "birds",
  section: "order-of-services",
  coverTemplate: { picture: { resize: null } },
};

beforeEach(() => {
  setStaticQueryData({
    allPageText: { nodes: [{ slug: "order-of-services", shortTitle: "Orders of service" }] },
  });
});

afterEach(() => {
  setStaticQueryData({});
});

function renderPage(number: number, pathname: string) {
  const templates = ["Oak", "Ash"].map((name) => ({
    ...sampleTemplate({ id: name.toLowerCase(), name }),
    price: "24.99",
  }));
  const isFirst = number === 1;
  const page = {
    ...{ number, firstPosition: number * 2 - 1, templates },
    titleEnd: isFirst ? "" : `, page ${number} of 3`,
    links: isFirst ? [] : [{ label: "Next page (3 of 3)", path: `${category.path}/3` }],
  };
  render(
    <CategoryPage
      data={{ category, page, allCategory: { nodes: links } }}
      location={{ pathname }}
    />,
  );
}

function crumbs() {
  const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
  return within(trail)
    .getAllByRole("listitem")
    .map((item) => [item.textContent, within(item).queryByRole("link")?.getAttribute("href")]);
}

/** The places that search engines are told for the templates. */
function positions(): number[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const lists = scripts.map((script) => JSON.parse(script.textContent ?? ""));
  return lists
    .filter((entity) => entity["@type"] === "ItemList")
    .flatMap((entity) => entity.itemListElement)
    .map(({ position }) => position);
}

it("is one page as long as its templates fit on it", () => {
  renderPage(1, category.path);

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Tree Templates$/);
  expect(screen.getByText("Old trees and young ones.")).toBeVisible();
  expect(crumbs()).toEqual([
    ["Home", "/"],
    ["Orders of service", "/order-of-services"],
    ["Tree Templates", undefined],
  ]);
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  expect(positions()).toEqual([1, 2]);
});

it("goes on under its own heading, with the way back to its first page", () => {
  renderPage(2, `${category.path}/2`);

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Tree Templates, page 2 of 3$/,
  );
  expect(screen.queryByText("Old trees and young ones.")).not.toBeInTheDocument();
  expect(crumbs()).toEqual([
    ["Home", "/"],
    ["Orders of service", "/order-of-services"],
    ["Tree Templates", "/order-of-services/trees"],
    ["Tree Templates, page 2 of 3", undefined],
  ]);
  expect(positions()).toEqual([3, 4]);
});

it("leads to its other pages and to the next gallery from each page", () => {
  renderPage(2, `${category.path}/2`);

  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getByRole("link", { name: "Next page (3 of 3)" })).toHaveAttribute(
    "href",
    "/order-of-services/trees/3",
  );
  expect(screen.getByRole("link", { name: "Next: Birds" })).toHaveAttribute(
    "href",
    "/order-of-services/birds",
  );
});
