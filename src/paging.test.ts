import { fullListPagePath, galleryPagePath, listPage, pageNumberOf, pageNumbers } from "./paging";

const trees = ["oak", "ash", "elm", "yew", "fir"];

it.each([
  [0, 24, [1]],
  [1, 24, [1]],
  [24, 24, [1]],
  [25, 24, [1, 2]],
  [48, 24, [1, 2]],
  [49, 24, [1, 2, 3]],
])("puts %d items at %d a page on the pages %j", (total, size, numbers) => {
  expect(pageNumbers(total, size)).toEqual(numbers);
});

it("shows a list that fits on one page as it is", () => {
  expect(listPage(trees, 1, 5)).toEqual({
    items: trees,
    number: 1,
    pageCount: 1,
    firstPosition: 1,
    total: 5,
  });
});

it("goes on where the page before ended, to the end of the list", () => {
  expect(listPage(trees, 2, 2)).toMatchObject({ items: ["elm", "yew"], firstPosition: 3 });
  expect(listPage(trees, 3, 2)).toMatchObject({ items: ["fir"], pageCount: 3, firstPosition: 5 });
});

it.each([1, 2, 3, 4, 5, 6])("puts every item on one page and knows which, at %d a page", (size) => {
  const pages = pageNumbers(trees.length, size).map((number) => listPage(trees, number, size));

  expect(pages.flatMap(({ items }) => items)).toEqual(trees);
  for (const [index, tree] of trees.entries()) {
    expect(pages[pageNumberOf(index, size) - 1]?.items).toContain(tree);
  }
});

it("numbers the pages of a gallery from the second on", () => {
  expect(galleryPagePath("/wedding-cards", 1)).toBe("/wedding-cards");
  expect(galleryPagePath("/wedding-cards", 2)).toBe("/wedding-cards/2");
});

it("begins the list of all templates on their index, and goes on beside the galleries", () => {
  expect(fullListPagePath(1)).toBe("/order-of-services#all-templates");
  expect(fullListPagePath(2)).toBe("/order-of-services/all/2");
});
