import path from "node:path";
import { fullListPagePath, galleryPagePath, listPage, pageSizes } from "../paging";
import { categoryPath } from "../paths";
import {
  type CategoryNode,
  fileOf,
  type NodeModel,
  type ResolverContext,
  type TemplateNode,
} from "./content-nodes";

interface PageOf {
  templates: TemplateNode[];
  size: number;
  pathOf: (number: number) => string;
}

interface PageArguments {
  number: number;
  /** The id of a category. */
  category: string;
}

/** A page of a list of templates, by its number. */
export function templatePage(
  ownArguments: Record<string, string>,
  listOf: (args: PageArguments, nodeModel: NodeModel) => Promise<PageOf>,
) {
  return {
    type: "TemplatePage!",
    args: { ...ownArguments, number: "Int!" },
    resolve: async (_: unknown, args: PageArguments, { nodeModel }: ResolverContext) => {
      const { templates, size, pathOf } = await listOf(args, nodeModel);
      const { items, ...page } = listPage(templates, args.number, size);
      const { number, pageCount } = page;
      return {
        ...page,
        templates: items,
        titleEnd: number === 1 ? "" : `, page ${number} of ${pageCount}`,
        links: linksBeside(number, pageCount, pathOf),
      };
    },
  };
}

function linksBeside(number: number, pageCount: number, pathOf: PageOf["pathOf"]) {
  const link = (direction: string, to: number) => ({
    label: `${direction} page (${to} of ${pageCount})`,
    path: pathOf(to),
  });
  return [
    ...(number > 1 ? [link("Previous", number - 1)] : []),
    ...(number < pageCount ? [link("Next", number + 1)] : []),
  ];
}

export async function gallery({ category: id }: PageArguments, nodeModel: NodeModel) {
  const category = nodeModel.getNodeById<CategoryNode>({ id, type: "Category" });
  if (!category) {
    throw new Error(`There is no category ${id}`);
  }
  const path = categoryPath({ section: category.section, slug: fileOf(category, nodeModel).name });
  return {
    templates: await templatesOf(category, nodeModel),
    size: pageSizes.gallery,
    pathOf: (number: number) => galleryPagePath(path, number),
  };
}

/** All orders of service, gallery by gallery. */
export async function fullList(_: PageArguments, nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll<CategoryNode>({ type: "Category" });
  const galleries = [...entries]
    .filter(({ section, gathers }) => section === "order-of-services" && gathers === "folder")
    .sort((a, b) => a.order - b.order);
  const templates = await Promise.all(galleries.map((each) => templatesOf(each, nodeModel)));
  return { templates: templates.flat(), size: pageSizes.fullList, pathOf: fullListPagePath };
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
