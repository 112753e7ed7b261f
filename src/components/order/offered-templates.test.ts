import { offeredTemplates } from "./offered-templates";

function category(name: string, gathers: string, ids: string[]) {
  const templates = ids.map((id) => ({ id, name: `The ${id}` }));
  return { name, path: `/${name.toLowerCase()}`, gathers, templates };
}

it("has every template once, in its own gallery, with the page that shows it", () => {
  const categories = [
    category("Favourites", "popular", ["elm", "wren"]),
    category("Trees", "folder", ["oak", "ash", "elm"]),
    category("Birds", "folder", ["wren"]),
  ];

  expect(offeredTemplates(categories, 2)).toEqual([
    { id: "oak", name: "The oak", category: { name: "Trees", path: "/trees" }, page: "/trees" },
    { id: "ash", name: "The ash", category: { name: "Trees", path: "/trees" }, page: "/trees" },
    { id: "elm", name: "The elm", category: { name: "Trees", path: "/trees" }, page: "/trees/2" },
    { id: "wren", name: "The wren", category: { name: "Birds", path: "/birds" }, page: "/birds" },
  ]);
});
