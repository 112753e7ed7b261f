import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { array, boolean, type InferType, mixed, number, object, type Schema, string } from "yup";
import { categoryPath, productPath, type Section } from "../src/paths";

/**
 * What the content says, read from its files, so that no test knows today's catalogue by heart.
 */
const contentFolder = join(__dirname, "..", "content");
export const text = string().required();
export const texts = array(text).required();

const templateSchema = object({
  id: text,
  name: text,
  description: text,
  alt: text,
  price: text,
  popular: boolean().required(),
});

const categorySchema = object({
  name: text,
  linkLabel: text,
  cardLabel: text,
  heading: text,
  intro: texts,
  section: string<Section>().oneOf(["order-of-services", "wedding-cards"]).required(),
  order: number().required(),
  gathers: text,
  next: string(),
});

const productSchema = object({
  name: text,
  order: number().required(),
  orderable: boolean().required(),
  inFooter: boolean().required(),
  summary: text,
  description: texts,
  pictures: array(object({ alt: text, caption: string() })).required(),
  sizes: array(object({ name: text, measure: text })).required(),
  varieties: array(text),
  paper: text,
  leadTime: text,
  matches: text,
});

const formSchema = object({
  heading: text,
  submitLabel: text,
  clearLabel: string(),
  success: text,
  failure: text,
  confirmation: object({ heading: text, next: texts }),
  sections: array(
    object({
      title: text,
      fields: array(
        object({
          name: text,
          label: text,
          kind: text,
          required: boolean(),
          requiredWhen: mixed(),
          readBackAs: string(),
        }),
      ).required(),
    }),
  ).required(),
});

type TemplateFile = InferType<typeof templateSchema>;
type CategoryFile = InferType<typeof categorySchema> & { slug: string; path: string };

/** A template with the category whose folder it lies in. */
export type Template = TemplateFile & { category: CategoryFile };
/** A gallery with its templates in the order in which it shows them. */
export type Category = CategoryFile & { templates: Template[] };

/** The content of a file, which must have the fields of the schema. */
export function read<T>(schema: Schema<T>, ...path: string[]): T {
  return schema.validateSync(JSON.parse(readFileSync(join(contentFolder, ...path), "utf8")), {
    strict: true,
  });
}

function namesIn(...path: string[]): string[] {
  return readdirSync(join(contentFolder, ...path))
    .filter((file) => file.endsWith(".json"))
    .map((file) => parse(file).name);
}

const categoryFiles: CategoryFile[] = namesIn("categories")
  .map((slug) => {
    const category = read(categorySchema, "categories", `${slug}.json`);
    return { ...category, slug, path: categoryPath({ section: category.section, slug }) };
  })
  .sort((a, b) => a.order - b.order);

/** The popular ones first, then by name: as every gallery shows them. */
export const templates: Template[] = categoryFiles
  .filter(({ gathers }) => gathers === "folder")
  .flatMap((category) =>
    namesIn("templates", category.slug).map((file) => ({
      ...read(templateSchema, "templates", category.slug, `${file}.json`),
      category,
    })),
  )
  .sort((a, b) => Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, "en-GB"));

/** Every gallery, in the order of the menu. */
export const categories: Category[] = categoryFiles.map((category) => ({
  ...category,
  templates: templates.filter((template) =>
    category.gathers === "popular"
      ? template.popular && template.category.section === category.section
      : template.category.slug === category.slug,
  ),
}));

export const orderOfServiceCategories = categories.filter(
  ({ section }) => section === "order-of-services",
);

export const products = namesIn("products")
  .map((slug) => ({
    ...read(productSchema, "products", `${slug}.json`),
    slug,
    path: productPath({ slug }),
  }))
  .sort((a, b) => a.order - b.order);

export const studio = read(
  object({ name: text, phone: text, email: text, hours: text, responseTime: text }),
  "site.json",
);

/** A form of content/forms. */
export function readForm(slug: string) {
  return read(formSchema, "forms", `${slug}.json`);
}

export const orderForm = readForm("order-details");

/** The label of a field of the order form. */
export function orderLabel(name: string): string {
  const fields = orderForm.sections.flatMap(({ fields }) => fields);
  return found(
    fields.find((field) => field.name === name),
    `a field ${name} in the order form`,
  ).label;
}

/** The gallery of everything that is flagged popular. */
export const popularCategory = found(
  orderOfServiceCategories.find(({ gathers, templates }) => gathers === "popular" && templates[0]),
  "a popular template",
);

/** A gallery with templates of its own. */
export const ownCategory = found(
  orderOfServiceCategories.find(({ gathers, templates }) => gathers === "folder" && templates[0]),
  "an order of service",
);

export function firstTemplate({ templates, heading }: Category): Template {
  return found(templates[0], `a template in ${heading}`);
}

export function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new Error(`The content has not got ${what}.`);
  return entry;
}
