import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { fullListPagePath, galleryPagePath, pageNumbers, pageSizes } from "../paging";
import { categoryPath, productPath, textPages } from "../paths";

interface ListedCategory {
  id: string;
  slug: string;
  section: string;
  templates: { id: string }[];
}

interface ContentPages {
  allCategory: { nodes: ListedCategory[] };
  fullListPage: { total: number };
  allProduct: { nodes: { id: string; slug: string }[] };
}

/** The pages for each category, for each product and for each page of words that shares its look. */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      allCategory {
        nodes {
          id
          slug
          section
          templates {
            id
          }
        }
      }
      fullListPage(number: 1) {
        total
      }
      allProduct {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The categories and products could not be read", errors);
    return;
  }
  const pages = [
    ...data.allCategory.nodes.flatMap((category) => galleryPages(category)),
    ...fullListPages(data.fullListPage.total),
    ...data.allProduct.nodes.map((product) =>
      page(productPath(product), "product", { id: product.id }),
    ),
    ...textPages.map((text) =>
      page(text.path, text.template, {
        slug: text.slug,
        form: "form" in text ? text.form : null,
        section: "section" in text ? text.section : null,
      }),
    ),
  ];
  for (const each of pages) {
    actions.createPage(each);
  }
}

/** The pages of a gallery: one, as long as its templates fit on it. */
export function galleryPages(category: ListedCategory, size: number = pageSizes.gallery): Page[] {
  return pageNumbers(category.templates.length, size).map((number) =>
    page(galleryPagePath(categoryPath(category), number), "category", { id: category.id, number }),
  );
}

/** The pages on which the list of all orders of service goes on after their index. */
export function fullListPages(total: number, size: number = pageSizes.fullList): Page[] {
  return pageNumbers(total, size)
    .slice(1)
    .map((number) => page(fullListPagePath(number), "full-list", { number }));
}

function page(address: string, template: string, context: Record<string, unknown>): Page {
  return { path: address, component: path.resolve(`src/page-templates/${template}.tsx`), context };
}
