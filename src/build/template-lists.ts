import path from "node:path";
import { listPage } from "../paging";
import {
  type CategoryNode,
  fileOf,
  type NodeModel,
  type ResolverContext,
  type TemplateNode,
} from "./content-nodes";

interface PageArguments {
  number: number;
  /** The id of a category. */
  category: string;
}

/** A page of a list of templates, by its number. */
export function templatePage(
  ownArguments: Record<string, string>,
  size: number,
  templates: (args: PageArguments, nodeModel: NodeModel) => Promise<TemplateNode[]>,
) {
  return {
    type: "TemplatePage!",
    args: { ...ownArguments, number: "Int!" },
    resolve: async (_: unknown, args: PageArguments, { nodeModel }: ResolverContext) => {
      const { items, ...page } = listPage(await templates(args, nodeModel), args.number, size);
      return { ...page, templates: items };
    },
  };
}

export async function galleryTemplates({ category: id }: PageArguments, nodeModel: NodeModel) {
  const category = nodeModel.getNodeById<CategoryNode>({ id, type: "Category" });
  if (!category) {
    throw new Error(`There is no category ${id}`);
  }
  return templatesOf(category, nodeModel);
}

/** All orders of service, gallery by gallery. */
export async function orderOfServiceTemplates(_: PageArguments, nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll<CategoryNode>({ type: "Category" });
  const galleries = [...entries]
    .filter(({ section, gathers }) => section === "order-of-services" && gathers === "folder")
    .sort((a, b) => a.order - b.order);
  return (await Promise.all(galleries.map((each) => templatesOf(each, nodeModel)))).flat();
}

/** The category that a template's folder is named after. */
export function categoryOf(
  template: TemplateNode,
  nodeModel: NodeModel,
): Promise<CategoryNode | null> {
  const slug = folderOf(template, nodeModel);
  return nodeModel.findOne({ type: "Category", query: { filter: { slug: { eq: slug } } } });
}

function folderOf(template: TemplateNode, nodeModel: NodeModel): string {
  return path.posix.basename(fileOf(template, nodeModel).relativeDirectory);
}

/** The templates of a gallery: the popular ones first, then by name. */
export async function templatesOf(
  category: CategoryNode,
  nodeModel: NodeModel,
): Promise<TemplateNode[]> {
  const { entries } = await nodeModel.findAll<TemplateNode>({ type: "Template" });
  const gathered =
    category.gathers === "popular"
      ? await popularIn(category.section, [...entries], nodeModel)
      : inFolder(fileOf(category, nodeModel).name, [...entries], nodeModel);
  return gathered.sort(
    (a, b) => Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, "en-GB"),
  );
}

function inFolder(folder: string, templates: TemplateNode[], nodeModel: NodeModel): TemplateNode[] {
  return templates.filter((template) => folderOf(template, nodeModel) === folder);
}

async function popularIn(section: string, templates: TemplateNode[], nodeModel: NodeModel) {
  const popular = templates.filter((template) => template.popular);
  const categories = await Promise.all(popular.map((each) => categoryOf(each, nodeModel)));
  return popular.filter((_, index) => categories[index]?.section === section);
}
