/** @jest-environment node */
import { fullListPages, galleryPages } from "./create-pages";

function category(count: number, section = "order-of-services") {
  const templates = Array.from({ length: count }, (_, index) => ({ id: `template-${index}` }));
  return { id: "category-1", slug: "trees", section, templates };
}

function paths(pages: { path: string }[]): string[] {
  return pages.map(({ path }) => path);
}

it("makes one page of a gallery that fits on it", () => {
  expect(paths(galleryPages(category(5), 5))).toEqual(["/order-of-services/trees"]);
});

it("goes on at numbered addresses with a gallery that does not", () => {
  const pages = galleryPages(category(11), 5);

  expect(paths(pages)).toEqual([
    "/order-of-services/trees",
    "/order-of-services/trees/2",
    "/order-of-services/trees/3",
  ]);
  expect(pages.map(({ context }) => context)).toEqual([
    { id: "category-1", number: 1 },
    { id: "category-1", number: 2 },
    { id: "category-1", number: 3 },
  ]);
});

it("numbers the wedding cards under their own address", () => {
  expect(paths(galleryPages(category(6, "wedding-cards"), 5))).toEqual([
    "/wedding-cards",
    "/wedding-cards/2",
  ]);
});

it("leaves the first page of all orders of service to their index", () => {
  expect(fullListPages(10, 10)).toEqual([]);
  expect(paths(fullListPages(21, 10))).toEqual([
    "/order-of-services/all/2",
    "/order-of-services/all/3",
  ]);
});
