import { categoryPath, isPageName, pagePaths, productPath } from "../paths";
import { type CategoryNode, type ContentNode, fileOf, type NodeModel } from "./content-nodes";

/** An entry of content/navigation.json: a link to a page, or a list made from the content. */
interface NavigationEntry {
  label?: string;
  page?: string;
  each?: "category" | "product" | "footer-product";
}

export interface NavigationItem extends NavigationEntry {
  label: string;
  button?: boolean;
  entries?: NavigationEntry[];
}

interface NavigationLink {
  label: string;
  path: string;
}

interface OrderedNode extends ContentNode {
  order: number;
}

interface ListedCategory extends OrderedNode, CategoryNode {
  linkLabel: string;
}

interface ListedProduct extends OrderedNode {
  name: string;
  inFooter: boolean;
}

/** A menu with its page names turned into addresses and its lists written out. */
export function navigationItems(items: NavigationItem[], nodeModel: NodeModel) {
  return Promise.all(
    items.map(async ({ label, page, button = false, entries = [] }) => ({
      label,
      path: page === undefined ? null : pathOf(page),
      button,
      links: (await Promise.all(entries.map((entry) => linksOf(entry, nodeModel)))).flat(),
    })),
  );
}

async function linksOf(entry: NavigationEntry, nodeModel: NodeModel): Promise<NavigationLink[]> {
  if (entry.each === "category") {
    const categories = await inOrder<ListedCategory>("Category", nodeModel);
    return categories
      .filter(({ section }) => section === "order-of-services")
      .map((category) => ({
        label: category.linkLabel,
        path: categoryPath({ section: category.section, slug: fileOf(category, nodeModel).name }),
      }));
  }
  if (entry.each !== undefined) {
    const products = await inOrder<ListedProduct>("Product", nodeModel);
    return products
      .filter(({ inFooter }) => entry.each === "product" || inFooter)
      .map((product) => ({
        label: product.name,
        path: productPath({ slug: fileOf(product, nodeModel).name }),
      }));
  }
  return [{ label: entry.label ?? "", path: pathOf(entry.page ?? "") }];
}

async function inOrder<T extends OrderedNode>(type: string, nodeModel: NodeModel): Promise<T[]> {
  const { entries } = await nodeModel.findAll<T>({ type });
  return [...entries].sort((a, b) => a.order - b.order);
}

function pathOf(page: string): string {
  if (!isPageName(page)) {
    throw new Error(`content/navigation.json names a page that does not exist: ${page}`);
  }
  return pagePaths[page];
}
