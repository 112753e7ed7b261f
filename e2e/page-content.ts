import { array, boolean, number, object, string } from "yup";
import { found, read, type Template, templates, text, texts } from "./content";

/** What the content says on the pages that are not galleries, products or forms. */
export const home = read(
  object({
    hero: object({ heading: text, text: texts, button: text }),
    carousel: object({ heading: text, templates: texts }),
    howToOrder: object({ heading: text, ways: array(object({ title: text, text })).required() }),
    values: object({
      heading: text,
      cards: array(object({ title: text, subtitle: text, description: text })).required(),
    }),
  }),
  "home.json",
);

/** The templates that pass by on the home page. */
export const carouselTemplates: Template[] = home.carousel.templates.map((id) =>
  found(
    templates.find((template) => template.id === id),
    `the template ${id}, which the carousel shows`,
  ),
);

export const { testimonials } = read(
  object({
    testimonials: array(object({ id: number().required(), name: text, message: text })).required(),
  }),
  "testimonials.json",
);

export const faqs = read(
  object({
    title: text,
    questions: array(object({ id: text, question: text, answer: texts })).required(),
  }),
  "faqs.json",
);

const pageSchema = object({
  title: text,
  shortTitle: string(),
  intro: texts,
  tableOfContents: boolean(),
  picture: object({ alt: text }).default(undefined),
  sections: array(object({ id: text, heading: text, paragraphs: texts })).required(),
});

/** The words of content/pages/<slug>.json. */
export function pageText(slug: string) {
  return read(pageSchema, "pages", `${slug}.json`);
}
