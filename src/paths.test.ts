import {
  categoryPath,
  choosePath,
  isPageName,
  orderPath,
  pagePaths,
  productParameter,
  productPath,
  redirects,
  templateParameter,
} from "./paths";

it("has a different address for each page", () => {
  const addresses = Object.values(pagePaths);

  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(address).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*(#[a-z-]+)?)?$/);
  }
});

it.each([
  ["about", true],
  ["createForYou", true],
  ["elsewhere", false],
  ["", false],
  ["/about", false],
  ["toString", false],
  ["constructor", false],
])("knows whether %p is a page: %p", (name, expected) => {
  expect(isPageName(name)).toBe(expected);
});

it("puts a gallery under its section", () => {
  expect(categoryPath({ section: "order-of-services", slug: "trees" })).toBe(
    "/order-of-services/trees",
  );
});

it("has one gallery of wedding cards, which is their section", () => {
  expect(categoryPath({ section: "wedding-cards", slug: "any" })).toBe("/wedding-cards");
});

it("puts a product under the products", () => {
  expect(productPath({ slug: "ribbons" })).toBe("/products/ribbons");
});

describe("choosePath", () => {
  it.each([
    ["order-of-services", "/how-to-order/create-for-you"],
    ["wedding-cards", "/how-to-order/wedding-card-request"],
  ])("leads from %s to %s and names the template", (section, form) => {
    expect(choosePath({ id: "quiet-oak", section })).toBe(`${form}?template=quiet-oak`);
  });

  it("can be read back, whatever the id", () => {
    const id = "oak & ash = 50% + more";
    const { search } = new URL(
      choosePath({ id, section: "order-of-services" }),
      "https://example.com",
    );

    expect(new URLSearchParams(search).get(templateParameter)).toBe(id);
  });
});

it("leads from a product to the order form and names the product", () => {
  const { pathname, search } = new URL(orderPath({ slug: "ribbons" }), "https://example.com");

  expect(pathname).toBe("/how-to-order/create-for-you");
  expect(new URLSearchParams(search).get(productParameter)).toBe("ribbons");
});

it("redirects the right spelling of the portraits to the address that links use", () => {
  expect(redirects).toContainEqual({
    from: "/products/memorial-portraits",
    to: "/products/memorial-potraits",
  });
});
