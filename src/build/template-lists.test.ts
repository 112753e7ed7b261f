/** @jest-environment node */
import type { NodeModel, TemplateNode } from "./content-nodes";
import { templatePage } from "./template-lists";

const nodeModel: NodeModel = {
  getNodeById: () => null,
  findOne: async () => null,
  findAll: async () => ({ entries: [] }),
  findRootNodeAncestor: () => null,
};

function templates(names: string[]): TemplateNode[] {
  return names.map((name) => ({ id: name, parent: "", jsonId: name, name, popular: false }));
}

/** A page of five templates, two on a page. */
async function pageOfFive(number: number) {
  const list = templates(["oak", "ash", "elm", "yew", "fir"]);
  const field = templatePage({}, async () => ({
    templates: list,
    size: 2,
    pathOf: (each) => `/trees/${each}`,
  }));
  const page = await field.resolve(null, { number, category: "" }, { nodeModel });
  return { ...page, templates: page.templates.map(({ name }) => name) };
}

it("leads on from the first page", async () => {
  expect(await pageOfFive(1)).toEqual({
    ...{ number: 1, pageCount: 3, total: 5, firstPosition: 1, titleEnd: "" },
    links: [{ label: "Next page (2 of 3)", path: "/trees/2" }],
    templates: ["oak", "ash"],
  });
});

it("leads both ways from a page between", async () => {
  expect(await pageOfFive(2)).toMatchObject({
    titleEnd: ", page 2 of 3",
    links: [
      { label: "Previous page (1 of 3)", path: "/trees/1" },
      { label: "Next page (3 of 3)", path: "/trees/3" },
    ],
  });
});

it("leads back from the last page, which may be shorter", async () => {
  expect(await pageOfFive(3)).toMatchObject({
    links: [{ label: "Previous page (2 of 3)", path: "/trees/2" }],
    templates: ["fir"],
  });
});
