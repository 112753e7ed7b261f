import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { categoryPath, isPageName, pagePaths, productPath } from "../paths";
import {
  type CategoryNode,
  type FileNode,
  fileOf,
  type NodeModel,
  type ResolverContext,
  type TemplateNode,
} from "./content-nodes";
import { lightPicture } from "./light-picture";
import { shortestLongEdge } from "./measures";
import { type NavigationItem, navigationItems } from "./navigation-items";
import { categoryOf, fullList, gallery, templatePage, templatesOf } from "./template-lists";

/** Fields that are worked out from other content: addresses, pictures, the templates of a gallery. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      galleryPage: templatePage({ category: "String!" }, gallery),
      fullListPage: templatePage({}, fullList),
    },
    Template: {
      category: field("Category!", (template: TemplateNode, nodeModel) =>
        categoryOf(template, nodeModel),
      ),
      picture: field("ImageSharp!", (template: TemplateNode, nodeModel) =>
        pictureBeside(template, `${fileOf(template, nodeModel).name}.jpg`, nodeModel),
      ),
    },
    Category: {
      path: field("String!", (category: CategoryNode, nodeModel) =>
        categoryPath({ section: category.section, slug: fileOf(category, nodeModel).name }),
      ),
      templates: field("[Template!]!", templatesOf),
      coverTemplate: field("Template!", (category: CategoryNode, nodeModel) =>
        templateOf(category.cover, nodeModel),
      ),
    },
    Product: {
      path: field("String!", (product, nodeModel) =>
        productPath({ slug: fileOf(product, nodeModel).name }),
      ),
      printedLongEdge: field("Int!", ({ sizes }: { sizes: { measure: string }[] }) =>
        shortestLongEdge(sizes.map(({ measure }) => measure)),
      ),
    },
    ImageSharp: { gatsbyImageData: { resolve: lightPicture } },
    ProductPicture: { picture: namedPicture },
    PagePicture: { picture: namedPicture },
    HomeCarousel: {
      templates: field("[Template!]!", (carousel: { templates: string[] }, nodeModel) =>
        Promise.all(carousel.templates.map((id) => templateOf(id, nodeModel))),
      ),
    },
    HomeHero: {
      picture: field("ImageSharp!", (hero: { picture: string }, nodeModel) =>
        pictureBeside(hero, hero.picture, nodeModel),
      ),
    },
    HomeWay: {
      picture: field("ImageSharp!", (way: { picture: string }, nodeModel) =>
        pictureBeside(way, way.picture, nodeModel),
      ),
      path: field("String!", (way: { page: string }) =>
        isPageName(way.page) ? pagePaths[way.page] : null,
      ),
    },
    Navigation: {
      header: field("[NavigationItem!]!", (source: { header: NavigationItem[] }, nodeModel) =>
        navigationItems(source.header, nodeModel),
      ),
      footer: field("[NavigationItem!]!", (source: { footer: NavigationItem[] }, nodeModel) =>
        navigationItems(source.footer, nodeModel),
      ),
    },
  });
}

const namedPicture = field("ImageSharp!", (picture: { file: string }, nodeModel) =>
  pictureBeside(picture, picture.file, nodeModel),
);

function field<Source>(type: string, resolve: (source: Source, nodeModel: NodeModel) => unknown) {
  return {
    type,
    resolve: (source: Source, _: unknown, { nodeModel }: ResolverContext) =>
      resolve(source, nodeModel),
  };
}

function templateOf(id: string, nodeModel: NodeModel): Promise<TemplateNode | null> {
  return nodeModel.findOne({ type: "Template", query: { filter: { jsonId: { eq: id } } } });
}

/** The picture at a path relative to the JSON file that an object was read from. */
async function pictureBeside(source: unknown, relativePath: string, nodeModel: NodeModel) {
  const jsonFile = fileOf(source, nodeModel);
  const absolutePath = path.join(path.dirname(jsonFile.absolutePath), relativePath);
  const file = await nodeModel.findOne<FileNode>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  const imageId = file?.children[0];
  return imageId === undefined ? null : nodeModel.getNodeById({ id: imageId, type: "ImageSharp" });
}
