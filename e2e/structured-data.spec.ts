import { expect } from "@playwright/test";
import { array, number, object, type Schema } from "yup";
import { choosePath } from "../src/paths";
import { categories, studio, text } from "./content";
import { type PageFacts, test } from "./crawl";
import { faqs } from "./page-content";

const anything = object({ "@context": text, "@type": text });

const organization = object({ name: text, url: text, telephone: text, email: text });

const breadcrumbs = object({
  itemListElement: array(object({ "@type": text, position: number().required(), item: text }))
    .min(2)
    .required(),
});

const questions = object({
  mainEntity: array(
    object({ "@type": text, name: text, acceptedAnswer: object({ "@type": text, text }) }),
  ).required(),
});

const gallery = object({
  itemListElement: array(
    object({
      position: number().required(),
      item: object({
        "@type": text,
        name: text,
        image: text,
        offers: object({ "@type": text, price: text, priceCurrency: text, url: text }),
      }),
    }),
  ).required(),
});

test("all structured data can be read and says what it is", ({ pages }) => {
  for (const { path, structuredData } of pages.values()) {
    for (const json of structuredData) {
      const { "@context": context, "@type": type } = parsed(json, anything);
      expect.soft(context, path).toBe("https://schema.org");
      expect.soft(["BreadcrumbList", "FAQPage", "ItemList", "Organization"], path).toContain(type);
    }
  }
});

test("the home page names the studio and how to reach it", ({ pages }) => {
  const entity = only(pages.get("/"), "Organization", organization);
  const { name, phone: telephone, email } = studio;
  expect(entity).toMatchObject({ name, telephone, email });
  expect(new URL(entity.url).pathname).toBe("/");
});

test("the breadcrumbs lead from home to the page, through pages that exist", ({ pages }) => {
  for (const page of pages.values()) {
    if (page.path === "/") continue;
    const { itemListElement: steps } = only(page, "BreadcrumbList", breadcrumbs);
    const paths = steps.map(({ item }) => new URL(item).pathname);
    expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect.soft(new Set(steps.map((step) => step["@type"]))).toEqual(new Set(["ListItem"]));
    expect
      .soft(
        paths.filter((path) => !pages.has(path)),
        page.path,
      )
      .toEqual([]);
    expect.soft([paths[0], paths.at(-1)], page.path).toEqual(["/", page.path]);
  }
});

test("the questions are the ones of the content, each with its answer", ({ pages }) => {
  const { mainEntity } = only(pages.get("/faqs"), "FAQPage", questions);
  expect(mainEntity).toEqual(
    faqs.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  );
});

for (const { path, heading, templates } of categories) {
  test(`${heading}: every template with its price and picture`, async ({ pages, request }) => {
    const { itemListElement: items } = only(pages.get(path), "ItemList", gallery);
    expect(items.map(({ position }) => position)).toEqual(templates.map((_, index) => index + 1));
    expect(items.map(({ item }) => [item["@type"], item.name])).toEqual(
      templates.map(({ name }) => ["Product", name]),
    );
    for (const [index, { id, name, price, category }] of templates.entries()) {
      const offer = items[index]?.item.offers;
      expect.soft(offer, name).toMatchObject({ "@type": "Offer", price, priceCurrency: "GBP" });
      expect.soft(offer?.price, name).toMatch(/^\d+\.\d\d$/);
      const { pathname, search } = new URL(offer?.url ?? "");
      expect.soft(pathname + search, name).toBe(choosePath({ id, section: category.section }));
    }
    for (const { item } of items) {
      const picture = await request.get(new URL(item.image).pathname);
      expect.soft(picture.status(), item.image).toBe(200);
      expect.soft(picture.headers()["content-type"], item.image).toMatch(/^image\//);
    }
  });
}

/** The one entity of a type that a page holds. */
function only<T>(page: PageFacts | undefined, type: string, schema: Schema<T>): T {
  const found = (page?.structuredData ?? []).filter(
    (json) => parsed(json, anything)["@type"] === type,
  );
  expect(found, `${type} on ${page?.path}`).toHaveLength(1);
  return parsed(found.join(), schema);
}

function parsed<T>(json: string, schema: Schema<T>): T {
  return schema.validateSync(JSON.parse(json), { strict: true });
}
