const typesByFolder: Record<string, string> = {
  templates: "Template",
  categories: "Category",
  products: "Product",
  pages: "PageText",
  forms: "RequestForm",
};

const typesByFile: Record<string, string> = {
  site: "Studio",
  navigation: "Navigation",
  home: "HomeText",
  faqs: "FaqText",
  testimonials: "TestimonialText",
};

/** The GraphQL type of a JSON file in content/, by its folder, or by its name at the top. */
export function graphqlTypeOf({ node }: { node: Record<string, unknown> }): string {
  const { relativeDirectory, name } = node;
  if (typeof relativeDirectory !== "string" || typeof name !== "string") {
    throw new Error("graphqlTypeOf expects a File node");
  }
  const folder = relativeDirectory.split("/")[0] ?? "";
  const type = folder === "" ? typesByFile[name] : typesByFolder[folder];
  if (type === undefined) {
    throw new Error(`No GraphQL type for content/${relativeDirectory}/${name}.json`);
  }
  return type;
}
