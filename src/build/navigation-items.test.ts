/** @jest-environment node */
import type { FileNode, NodeModel } from "./content-nodes";
import { navigationItems } from "./navigation-items";

const nodes: Readonly<Record<string, readonly object[]>> = {
  Category: [
    categoryNode("birds", { linkLabel: "Bird Template", order: 2 }),
    categoryNode("cards", { linkLabel: "Cards", order: 3, section: "wedding-cards" }),
    categoryNode("trees", { linkLabel: "Tree Template", order: 1 }),
  ],
  Product: [
    { id: "ribbons", parent: "ribbons", name: "Ribbons", order: 2, inFooter: false },
    { id: "folders", parent: "folders", name: "Folders", order: 1, inFooter: true },
  ],
};

function categoryNode(slug: string, own: object) {
  return { id: slug, parent: slug, section: "order-of-services", cover: "", gathers: "", ...own };
}

function fileNode(name: string): FileNode {
  return { id: name, parent: "", name, relativeDirectory: "", absolutePath: "", children: [] };
}

/** A node's file is named as its id. */
const nodeModel: NodeModel = {
  getNodeById: () => null,
  findOne: async () => null,
  findAll: async ({ type }) => ({ entries: JSON.parse(JSON.stringify(nodes[type])) }),
  findRootNodeAncestor: (node) =>
    typeof node === "object" && node !== null && "id" in node ? fileNode(String(node.id)) : null,
};

it("turns a page's name into its address", async () => {
  expect(await navigationItems([{ label: "Who we are", page: "about" }], nodeModel)).toEqual([
    { label: "Who we are", path: "/about", button: false, links: [] },
  ]);
});

it("keeps the mark of a button", async () => {
  const [item] = await navigationItems(
    [{ label: "Write", page: "contact", button: true }],
    nodeModel,
  );

  expect(item?.button).toBe(true);
});

async function linksOf(
  ...entries: { label?: string; page?: string; each?: "category" | "product" | "footer-product" }[]
) {
  const [item] = await navigationItems([{ label: "Group", entries }], nodeModel);
  expect(item?.path).toBeNull();
  return item?.links;
}

it("writes out the galleries of orders of service, in their order", async () => {
  expect(await linksOf({ each: "category" })).toEqual([
    { label: "Tree Template", path: "/order-of-services/trees" },
    { label: "Bird Template", path: "/order-of-services/birds" },
  ]);
});

it("writes out the products, in their order", async () => {
  expect(await linksOf({ each: "product" })).toEqual([
    { label: "Folders", path: "/products/folders" },
    { label: "Ribbons", path: "/products/ribbons" },
  ]);
});

it("leaves out the products that are not for the footer there", async () => {
  expect(await linksOf({ each: "footer-product" })).toEqual([
    { label: "Folders", path: "/products/folders" },
  ]);
});

it("keeps the order of entries, lists among them", async () => {
  const links = await linksOf(
    { label: "Bespoke", page: "bespoke" },
    { each: "footer-product" },
    { label: "Questions", page: "faqs" },
  );

  expect(links?.map(({ label }) => label)).toEqual(["Bespoke", "Folders", "Questions"]);
});

it.each([
  ["an item", [{ label: "Lost", page: "elsewhere" }]],
  ["an entry", [{ label: "Group", entries: [{ label: "Lost", page: "elsewhere" }] }]],
])("names the page when %s leads to one that does not exist", async (_, items) => {
  await expect(navigationItems(items, nodeModel)).rejects.toThrow(
    "content/navigation.json names a page that does not exist: elsewhere",
  );
});
