/** @jest-environment node */
import { graphqlTypeOf } from "./graphql-type-of";

it.each([
  ["templates/any-category", "any-name", "Template"],
  ["categories", "any-name", "Category"],
  ["products", "any-name", "Product"],
  ["pages", "any-name", "PageText"],
  ["forms", "any-name", "RequestForm"],
  ["", "site", "Studio"],
  ["", "navigation", "Navigation"],
  ["", "home", "HomeText"],
  ["", "faqs", "FaqText"],
  ["", "testimonials", "TestimonialText"],
])("%s/%s.json is a %s", (relativeDirectory, name, type) => {
  expect(graphqlTypeOf({ node: { relativeDirectory, name } })).toBe(type);
});

it("goes by the folder inside a folder, not by the name", () => {
  expect(graphqlTypeOf({ node: { relativeDirectory: "products", name: "home" } })).toBe("Product");
});

it.each([
  ["", "unheard-of"],
  ["unheard-of", "site"],
])("names a file that has no type: %s/%s", (relativeDirectory, name) => {
  expect(() => graphqlTypeOf({ node: { relativeDirectory, name } })).toThrow(
    `No GraphQL type for content/${relativeDirectory}/${name}.json`,
  );
});

it("takes files only", () => {
  expect(() => graphqlTypeOf({ node: { id: "an-image" } })).toThrow("expects a File node");
});
