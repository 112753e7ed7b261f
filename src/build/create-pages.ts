import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryPath, productPath, textPages } from "../paths";

interface ContentPages {
  allCategory: { nodes: { id: string; slug: string; section: string }[] };
  allProduct: { nodes: { id: string; slug: string }[] };
}

/** One page for each category, for each product and for each page of words that shares its look. */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      allCategory {
        nodes {
          id
          slug
          section
        }
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
  for (const category of data.allCategory.nodes) {
    actions.createPage({
      path: categoryPath(category),
      component: path.resolve("src/page-templates/category.tsx"),
      context: { id: category.id },
    });
  }
  for (const product of data.allProduct.nodes) {
    actions.createPage({
      path: productPath(product),
      component: path.resolve("src/page-templates/product.tsx"),
      context: { id: product.id },
    });
  }
  for (const page of textPages) {
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/page-templates/${page.template}.tsx`),
      context: {
        slug: page.slug,
        form: "form" in page ? page.form : null,
        section: "section" in page ? page.section : null,
      },
    });
  }
}
