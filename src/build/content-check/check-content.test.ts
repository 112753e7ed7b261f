/** @jest-environment node */
import path from "node:path";
import { checkContent, describeMistake } from "./check-content";
import { SampleContent, type SamplePicture } from "./sample-content";

jest.setTimeout(60_000);

type Change = (content: SampleContent) => SampleContent;

const poppy = "templates/floral/poppy-tribute.json";
const rose = "templates/floral/rose-garden.json";
const form = "forms/order.json";
const name = ["sections", 0, "fields", 0];
const templateType = ["sections", 0, "fields", 1];
const photographs = ["sections", 0, "fields", 2];
const proof = ["sections", 1, "fields", 0];
const fax = ["sections", 1, "fields", 1];

function pictureOf(width: number, height: number, rest: Partial<SamplePicture["picture"]> = {}) {
  return { picture: { width, height, ...rest } };
}

it("finds no mistake in the content of this site", async () => {
  expect((await checkContent(path.resolve("."))).map(describeMistake)).toEqual([]);
});

it("reports all mistakes at once, each with one line", async () => {
  const content = new SampleContent()
    .remove(poppy, ["name"])
    .rename("templates/simple/candlelight.json", ["popular"], "popluar")
    .write("templates/floral/rose-garden.jpg", pictureOf(1600, 1200))
    .set(rose, ["id"], "poppy-tribute");

  expect(await content.check()).toEqual([
    'content/templates/floral/poppy-tribute.json: name: is missing. Expected: the name shown to visitors, such as "Poppy Tribute Cover"; no other template in the same category has it',
    "content/templates/floral/rose-garden.jpg: picture: is 1600 × 1200 pixels. Expected: three to four (width to height), such as 1200 × 1600",
    'content/templates/floral/rose-garden.json: id: "poppy-tribute" is already used by content/templates/floral/poppy-tribute.json. Expected: an id that no other template has',
    'content/templates/simple/candlelight.json: popluar: is not a known field. Did you mean "popular"?',
  ]);
});

describe("accepts", () => {
  it.each<[string, Change]>([
    ["the sample content", (content) => content],
    [
      "a picture that a camera marked as turned",
      (content) =>
        content.write(
          "templates/floral/rose-garden.jpg",
          pictureOf(1600, 1200, { orientation: 6 }),
        ),
    ],
    [
      "a picture that is three to four but for a rounded pixel",
      (content) => content.write("templates/floral/rose-garden.jpg", pictureOf(1201, 1602)),
    ],
    [
      "the same name in two categories",
      (content) => content.set("templates/simple/candlelight.json", ["name"], "Rose Garden"),
    ],
    ["hidden files", (content) => content.write("templates/floral/.notes.json", "{")],
    ["files that are neither JSON nor pictures", (content) => content.write("README.md", "Hello")],
  ])("%s", async (_, change) => {
    expect(await change(new SampleContent()).check()).toEqual([]);
  });
});

describe("says in one line that", () => {
  it.each<[string, Change, string]>([
    [
      "a file lies in no known folder",
      (content) => content.write("posts/first.json", {}).write("posts/second.json", {}),
      "content/posts: folder: is not a folder the site reads JSON files from. Expected: content/templates, content/categories, content/products, content/pages, content/forms",
    ],
    [
      "a folder is misspelled",
      (content) => content.write("page/terms.json", {}),
      'content/page: folder: is not a folder the site reads JSON files from. Did you mean "pages"?',
    ],
    [
      "a single file is misspelled",
      (content) => content.move("faqs.json", "fqas.json"),
      'content/fqas.json: file: is not a file the site reads. Did you mean "faqs.json"?',
    ],
    [
      "a single file is unknown",
      (content) => content.write("holidays.json", {}),
      "content/holidays.json: file: is not a file the site reads. Expected: a place in content/templates, content/categories, content/products, content/pages, content/forms",
    ],
    [
      "a single file is missing",
      (content) => content.delete("testimonials.json"),
      "content/testimonials.json: file: is missing. Expected: a file with the fields that content/schemas/testimonials.schema.json lists",
    ],
    [
      "a template lies in no category",
      (content) => content.copy(poppy, "templates/iris.json"),
      "content/templates/iris.json: file: is in the wrong place. Expected: the folder of a category, such as content/templates/floral/iris.json",
    ],
    [
      "a product lies too deep",
      (content) => content.write("products/cards/thank-you.json", {}),
      "content/products/cards/thank-you.json: file: is in the wrong place. Expected: content/products/thank-you.json",
    ],
    [
      "a file name has capitals and spaces",
      (content) =>
        content
          .move("templates/floral/rose-garden.jpg", "templates/floral/Rose Garden.jpg")
          .move(rose, "templates/floral/Rose Garden.json"),
      'content/templates/floral/Rose Garden.json: file name: is "Rose Garden.json". Expected: small letters, figures and hyphens, such as "rose-garden.json"',
    ],
    [
      "a file is not JSON",
      (content) => content.write(rose, '{\n  "id": "rose-garden"\n  "name": "Rose Garden"\n}'),
      'content/templates/floral/rose-garden.json: line 3, column 3: a comma is missing before "name". Expected: a comma between one entry and the next',
    ],
    [
      "a file is empty",
      (content) => content.write("categories/floral.json", ""),
      "content/categories/floral.json: line 1, column 1: the file ends too early. Expected: a text in quotation marks, a number, true, false, a list in [ ] or fields in { }",
    ],
    [
      "a file holds a list",
      (content) => content.write(rose, []),
      "content/templates/floral/rose-garden.json: file: is an empty list. Expected: fields in braces: { }",
    ],
    [
      "$schema is missing",
      (content) => content.remove(rose, ["$schema"]),
      'content/templates/floral/rose-garden.json: $schema: is missing. Expected: "../../schemas/template.schema.json"',
    ],
    [
      "$schema is wrong",
      (content) => content.set("site.json", ["$schema"], "../schemas/site.schema.json"),
      'content/site.json: $schema: is "../schemas/site.schema.json". Expected: "./schemas/site.schema.json"',
    ],
    [
      "$schema is misspelled",
      (content) => content.rename(form, ["$schema"], "schema"),
      'content/forms/order.json: schema: is not a known field. Did you mean "$schema"?',
    ],
    [
      "a field is unknown",
      (content) => content.set(poppy, ["designer"], "Ann"),
      'content/templates/floral/poppy-tribute.json: designer: is not a known field. Expected: one of "id", "name", "description", "alt", "price", "popular"',
    ],
    [
      "a price has a comma",
      (content) => content.set(poppy, ["price"], "26,99"),
      'content/templates/floral/poppy-tribute.json: price: is "26,99". Expected: pounds and pence as text, without the pound sign, such as "26.99"',
    ],
    [
      "a price is a number",
      (content) => content.set(poppy, ["price"], 26.99),
      'content/templates/floral/poppy-tribute.json: price: is the number 26.99. Expected: pounds and pence as text, without the pound sign, such as "26.99"',
    ],
    [
      "true is in quotation marks",
      (content) => content.set(poppy, ["popular"], "true"),
      'content/templates/floral/poppy-tribute.json: popular: is the text "true". Expected: true or false; true also shows it under Most Popular, with a badge',
    ],
    [
      "a text is empty",
      (content) => content.set(poppy, ["alt"], ""),
      "content/templates/floral/poppy-tribute.json: alt: is empty. Expected: what is seen in the picture, for people who cannot see it",
    ],
    [
      "an entry of a list is of the wrong kind, described by the list around it",
      (content) => content.set("home.json", ["hero", "text", 0], 5),
      "content/home.json: hero > text 1: is the number 5. Expected: a list of short texts",
    ],
    [
      "a list is too short",
      (content) => content.set(form, [...proof, "options"], []),
      'content/forms/order.json: sections 2 > fields 1 > options: is an empty list. Expected: a list of answers to choose from, for "select" and "radios"',
    ],
    [
      "a condition is misspelled, described where the schema defines conditions",
      (content) => content.set(form, [...fax, "shownWhen"], "proof"),
      'content/forms/order.json: sections 2 > fields 2 > shownWhen: is the text "proof". Expected: "field" (the name of another field) and, if only one of its answers counts, "is"',
    ],
    [
      "an id is missing, although a category has it as its cover",
      (content) => content.remove(rose, ["id"]),
      'content/templates/floral/rose-garden.json: id: is missing. Expected: small letters, figures and hyphens, such as "poppy-tribute"; no other template has it. It is part of addresses, so keep it once it is published',
    ],
    [
      "a copied template kept its id",
      (content) =>
        content
          .copy(rose, "templates/floral/a-copy.json")
          .set("templates/floral/a-copy.json", ["name"], "A Copy")
          .copy("templates/floral/rose-garden.jpg", "templates/floral/a-copy.jpg"),
      'content/templates/floral/a-copy.json: id: "rose-garden" is already used by content/templates/floral/rose-garden.json. Expected: an id that no other template has',
    ],
    [
      "two templates of a category have the same name",
      (content) => content.set(rose, ["name"], "poppy tribute cover"),
      'content/templates/floral/rose-garden.json: name: "poppy tribute cover" is already used by content/templates/floral/poppy-tribute.json. Expected: a name that no other template of its category has',
    ],
    [
      "a folder of templates has no category",
      (content) => content.delete("categories/floral.json"),
      'content/templates/floral: folder: is not the folder of a category. Expected: content/categories/floral.json with "gathers": "folder", or one of the folders simple, wedding-cards',
    ],
    [
      "a folder of templates is misspelled",
      (content) =>
        content
          .move("templates/simple/candlelight.json", "templates/simpel/candlelight.json")
          .move("templates/simple/candlelight.jpg", "templates/simpel/candlelight.jpg"),
      'content/templates/simpel: folder: is not the folder of a category. Did you mean "simple"?',
    ],
    [
      "a category has no templates",
      (content) =>
        content
          .delete("templates/simple/candlelight.json")
          .delete("templates/simple/candlelight.jpg"),
      'content/categories/simple.json: gathers: is "folder", but there are no templates in content/templates/simple. Expected: at least one template there',
    ],
    [
      "a template has no picture",
      (content) => content.delete("templates/floral/rose-garden.jpg"),
      "content/templates/floral/rose-garden.jpg: picture: is missing. Expected: a JPEG picture, three to four (width to height), such as 1200 × 1600",
    ],
    [
      "a picture has the wrong ending",
      (content) =>
        content.move("templates/floral/rose-garden.jpg", "templates/floral/rose-garden.jpeg"),
      'content/templates/floral/rose-garden.jpg: picture: is missing, but "rose-garden.jpeg" is there. Expected: a JPEG picture named "rose-garden.jpg"',
    ],
    [
      "a picture has no template",
      (content) => content.write("templates/floral/iris.jpg", pictureOf(1200, 1600)),
      "content/templates/floral/iris.jpg: picture: has no description file beside it. Expected: iris.json in the same folder",
    ],
    [
      "a template has only its picture left, although a category has it as its cover",
      (content) => content.delete(rose),
      "content/templates/floral/rose-garden.jpg: picture: has no description file beside it. Expected: rose-garden.json in the same folder",
    ],
    [
      "a picture is too small",
      (content) => content.write("templates/floral/rose-garden.jpg", pictureOf(600, 800)),
      "content/templates/floral/rose-garden.jpg: picture: is 600 × 800 pixels. Expected: at least 1200 pixels wide, such as 1200 × 1600",
    ],
    [
      "a picture is too small and too wide",
      (content) => content.write("templates/floral/rose-garden.jpg", pictureOf(800, 600)),
      "content/templates/floral/rose-garden.jpg: picture: is 800 × 600 pixels. Expected: three to four (width to height) and at least 1200 pixels wide, such as 1200 × 1600",
    ],
    [
      "a picture is turned by its camera mark",
      (content) =>
        content.write(
          "templates/floral/rose-garden.jpg",
          pictureOf(1200, 1600, { orientation: 6 }),
        ),
      "content/templates/floral/rose-garden.jpg: picture: is 1600 × 1200 pixels. Expected: three to four (width to height), such as 1200 × 1600",
    ],
    [
      "a picture is only named like a JPEG",
      (content) =>
        content.write("templates/floral/rose-garden.jpg", pictureOf(1200, 1600, { format: "png" })),
      "content/templates/floral/rose-garden.jpg: picture: is a picture of the kind png. Expected: a JPEG picture",
    ],
    [
      "a picture cannot be read",
      (content) => content.write("templates/floral/rose-garden.jpg", "no picture"),
      "content/templates/floral/rose-garden.jpg: picture: cannot be read. Expected: a JPEG picture",
    ],
    [
      "the section of a category is unknown, although the popular gallery shows its templates",
      (content) => content.set("categories/floral.json", ["section"], "flowers"),
      'content/categories/floral.json: section: is "flowers". Expected: "order-of-services" or "wedding-cards": where in the site the gallery stands and which form its templates are ordered with',
    ],
    [
      "a cover is a template of another category",
      (content) => content.set("categories/floral.json", ["cover"], "candlelight"),
      'content/categories/floral.json: cover: "candlelight" is not the id of a template that this category shows. Expected: the id of one that it shows',
    ],
    [
      "a cover is misspelled",
      (content) => content.set("categories/floral.json", ["cover"], "rose-gardn"),
      'content/categories/floral.json: cover: "rose-gardn" is not the id of a template that this category shows. Expected: one that it shows, such as "rose-garden"',
    ],
    [
      "the cover of the popular gallery is not popular",
      (content) => content.set("categories/popular.json", ["cover"], "candlelight"),
      'content/categories/popular.json: cover: "candlelight" is not the id of a template that this category shows. Expected: the id of one that it shows',
    ],
    [
      "the next category does not exist",
      (content) => content.set("categories/floral.json", ["next"], "modern"),
      'content/categories/floral.json: next: "modern" is not another category. Expected: one of "popular", "simple", "wedding-cards", "bespoke"',
    ],
    [
      "a category is its own next",
      (content) => content.set("categories/floral.json", ["next"], "floral"),
      'content/categories/floral.json: next: "floral" is not another category. Expected: one of "popular", "simple", "wedding-cards", "bespoke"',
    ],
    ...["all", "bespoke"].map((name): [string, Change, string] => [
      `a gallery would stand at the address of another page: ${name}`,
      (content) =>
        content
          .copy("categories/simple.json", `categories/${name}.json`)
          .set(`categories/${name}.json`, ["name"], "Others")
          .set(`categories/${name}.json`, ["order"], 9)
          .set(`categories/${name}.json`, ["cover"], "iris")
          .copy(rose, `templates/${name}/iris.json`)
          .set(`templates/${name}/iris.json`, ["id"], "iris")
          .copy("templates/floral/rose-garden.jpg", `templates/${name}/iris.jpg`),
      `content/categories/${name}.json: file name: is "${name}.json", but the site has another page at /order-of-services/${name}. Expected: another name`,
    ]),
    [
      "two categories have the same place",
      (content) => content.set("categories/simple.json", ["order"], 2),
      "content/categories/simple.json: order: 2 is already used by content/categories/floral.json. Expected: an order that no other category has",
    ],
    [
      "two categories have the same name",
      (content) => content.set("categories/simple.json", ["name"], "Floral Templates"),
      'content/categories/simple.json: name: "Floral Templates" is already used by content/categories/floral.json. Expected: a name that no other category has',
    ],
    [
      "two products have the same place",
      (content) => content.set("products/seed-cards.json", ["order"], 1),
      "content/products/seed-cards.json: order: 1 is already used by content/products/bookmarks.json. Expected: an order that no other product has",
    ],
    [
      "two products have the same name",
      (content) => content.set("products/seed-cards.json", ["name"], "Bookmarks"),
      'content/products/seed-cards.json: name: "Bookmarks" is already used by content/products/bookmarks.json. Expected: a name that no other product has',
    ],
    [
      "the picture of a product is missing",
      (content) => content.delete("products/bookmarks.jpg"),
      'content/products/bookmarks.json: pictures 1 > file: is "./bookmarks.jpg", but there is no such picture. Expected: a JPEG picture at content/products/bookmarks.jpg',
    ],
    [
      "the picture of a product is misspelled",
      (content) =>
        content.set("products/bookmarks.json", ["pictures", 0, "file"], "./bookmark.jpg"),
      'content/products/bookmarks.json: pictures 1 > file: is "./bookmark.jpg", but there is no such picture. Expected: a JPEG picture at content/products/bookmark.jpg, or the name of another, such as "bookmarks.jpg"',
    ],
    [
      "the picture of two products has the wrong shape",
      (content) =>
        content
          .set("products/seed-cards.json", ["pictures", 0, "file"], "./bookmarks.jpg")
          .write("products/bookmarks.jpg", pictureOf(1600, 1600)),
      "content/products/bookmarks.jpg: picture: is 1600 × 1600 pixels. Expected: three to four (width to height), such as 1200 × 1600",
    ],
    [
      "a picture of the home page is missing",
      (content) => content.set("home.json", ["hero", "picture"], "./pictures/poppies.jpg"),
      'content/home.json: hero > picture: is "./pictures/poppies.jpg", but there is no such picture. Expected: a JPEG picture at content/pictures/poppies.jpg',
    ],
    [
      "the carousel names an unknown template",
      (content) => content.set("home.json", ["carousel", "templates", 0], "rose-gardn"),
      'content/home.json: carousel > templates 1: "rose-gardn" is not the id of a template. Did you mean "rose-garden"?',
    ],
    [
      "the home page links to an unknown page",
      (content) => content.set("home.json", ["howToOrder", "ways", 0, "page"], "bespok"),
      'content/home.json: howToOrder > ways 1 > page: "bespok" is not a page of the site. Did you mean "bespoke"?',
    ],
    [
      "the header links to an unknown page",
      (content) => content.set("navigation.json", ["header", 0, "page"], "hmoe"),
      'content/navigation.json: header 1 > page: "hmoe" is not a page of the site. Did you mean "home"?',
    ],
    [
      "a group links to an unknown page",
      (content) => content.set("navigation.json", ["header", 1, "entries", 1, "page"], "bspoke"),
      'content/navigation.json: header 2 > entries 2 > page: "bspoke" is not a page of the site. Did you mean "bespoke"?',
    ],
    [
      "the footer links to an unknown page",
      (content) => content.set("navigation.json", ["footer", 0, "entries", 0, "page"], "Abuot"),
      'content/navigation.json: footer 1 > entries 1 > page: "Abuot" is not a page of the site. Did you mean "about"?',
    ],
    [
      "a header item has no purpose",
      (content) => content.remove("navigation.json", ["header", 0, "page"]),
      'content/navigation.json: header 1: has no purpose. Expected: either "page", or "entries"',
    ],
    [
      "a header item has two purposes",
      (content) => content.set("navigation.json", ["header", 1, "page"], "home"),
      'content/navigation.json: header 2: has "page" and "entries". Expected: either "page", or "entries"',
    ],
    [
      "an entry is half a link",
      (content) => content.remove("navigation.json", ["footer", 0, "entries", 0, "label"]),
      'content/navigation.json: footer 1 > entries 1: has "page". Expected: either "label" and "page", or "each"',
    ],
    [
      "an entry is a link and a list",
      (content) => content.set("navigation.json", ["header", 1, "entries", 1, "each"], "product"),
      'content/navigation.json: header 2 > entries 2: has "label" and "page" and "each". Expected: either "label" and "page", or "each"',
    ],
    [
      "the page of an entry is misspelled",
      (content) => content.rename("navigation.json", ["header", 0, "page"], "pgae"),
      'content/navigation.json: header 1 > pgae: is not a known field. Did you mean "page"?',
    ],
    [
      "two sections of a page have the same id",
      (content) => content.set("pages/about.json", ["sections", 1, "id"], "studio"),
      'content/pages/about.json: sections 2 > id: "studio" is already used by sections 1. Expected: an id that no other section has',
    ],
    [
      "two questions have the same id",
      (content) => content.set("faqs.json", ["questions", 1, "id"], "how-long"),
      'content/faqs.json: questions 2 > id: "how-long" is already used by questions 1. Expected: an id that no other question has',
    ],
    [
      "two testimonials have the same id",
      (content) => content.set("testimonials.json", ["testimonials", 1, "id"], 1),
      "content/testimonials.json: testimonials 2 > id: 1 is already used by testimonials 1. Expected: an id that no other testimonial has",
    ],
    [
      "two sections of a form have the same id",
      (content) => content.set(form, ["sections", 1, "id"], "you"),
      'content/forms/order.json: sections 2 > id: "you" is already used by sections 1. Expected: an id that no other section has',
    ],
    [
      "two fields of a form have the same name, although others refer to one of them",
      (content) => content.set(form, [...fax, "name"], "proof"),
      'content/forms/order.json: sections 2 > fields 2 > name: "proof" is already used by sections 2 > fields 1. Expected: a name that no other field of the form has',
    ],
    [
      "a field that others refer to has no name",
      (content) => content.remove(form, [...proof, "name"]),
      'content/forms/order.json: sections 2 > fields 1 > name: is missing. Expected: the name the answer is posted under, such as "service_date"; no other field of the form has it',
    ],
    [
      "a section has no fields, although others refer to them",
      (content) => content.remove(form, ["sections", 0, "fields"]),
      "content/forms/order.json: sections 1 > fields: is missing. Expected: a list of fields",
    ],
    [
      "an option is empty, although conditions name it",
      (content) => content.set(form, [...proof, "options", 1], ""),
      "content/forms/order.json: sections 2 > fields 1 > options 2: is empty. Expected: an answer",
    ],
    [
      "the field of the subject does not exist",
      (content) => content.set(form, ["subjectField"], "fullname"),
      'content/forms/order.json: subjectField: "fullname" is not a field of this form. Did you mean "full_name"?',
    ],
    [
      "a cleared field does not exist",
      (content) => content.set(form, [...proof, "clears", 0], "quantity"),
      'content/forms/order.json: sections 2 > fields 1 > clears 1: "quantity" is not a field of this form. Expected: the name of a field of this form',
    ],
    [
      "a condition names no field of the form",
      (content) => content.set(form, [...fax, "shownWhen", "field"], "prof"),
      'content/forms/order.json: sections 2 > fields 2 > shownWhen > field: "prof" is not a field of this form. Did you mean "proof"?',
    ],
    [
      "a condition names no answer of its field",
      (content) => content.set(form, [...fax, "requiredWhen", "is"], "fax"),
      'content/forms/order.json: sections 2 > fields 2 > requiredWhen > is: "fax" is not one of the options. Expected: one of "Email", "Fax"',
    ],
    [
      "the field of a photograph's product does not exist",
      (content) => content.set(form, [...photographs, "printedSizeFrom"], "product"),
      'content/forms/order.json: sections 1 > fields 3 > printedSizeFrom: "product" is not a field of this form. Expected: the name of a field of this form',
    ],
    [
      "a form takes photographs in two places",
      (content) => content.set(form, [...fax, "kind"], "photos"),
      'content/forms/order.json: sections 2 > fields 2 > kind: is "photos" a second time. Expected: one field of that kind in a form',
    ],
    [
      "the measure of a product is not in millimetres",
      (content) => content.set("products/seed-cards.json", ["sizes", 0, "measure"], "6 × 4 inches"),
      'content/products/seed-cards.json: sizes 1 > measure: is "6 × 4 inches". Expected: width and height in millimetres, such as "148 × 105 mm", and the depth if there is one',
    ],
    [
      "the initial answer is no option",
      (content) => content.set(form, [...proof, "initial"], "Post"),
      'content/forms/order.json: sections 2 > fields 1 > initial: "Post" is not one of the options. Expected: one of "Email", "Fax"',
    ],
    [
      "a select has no options",
      (content) => content.remove(form, [...templateType, "optionsFrom"]),
      'content/forms/order.json: sections 1 > fields 2 > options: is missing. Expected: "options" or "optionsFrom", because the kind is "select"',
    ],
    [
      "the options of a select are misspelled",
      (content) => content.rename(form, [...templateType, "optionsFrom"], "optionsForm"),
      'content/forms/order.json: sections 1 > fields 2 > optionsForm: is not a known field. Did you mean "optionsFrom"?',
    ],
    [
      "a select has two sources of options",
      (content) => content.set(form, [...templateType, "options"], ["One", "Two"]),
      'content/forms/order.json: sections 1 > fields 2 > optionsFrom: stands beside "options". Expected: only one of the two',
    ],
    [
      "a text field has options",
      (content) => content.set(form, [...name, "options"], ["Ann", "Ben"]),
      'content/forms/order.json: sections 1 > fields 1 > options: is not for a field of the kind "text". Expected: the kind "select" or "radios", or no "options"',
    ],
    [
      "a required field has no message",
      (content) => content.remove(form, [...name, "missing"]),
      'content/forms/order.json: sections 1 > fields 1 > missing: is missing. Expected: the message when a required answer is missing, such as "Enter your name"',
    ],
    [
      "a field that is required at times has no message",
      (content) => content.remove(form, [...fax, "missing"]),
      'content/forms/order.json: sections 2 > fields 2 > missing: is missing. Expected: the message when a required answer is missing, such as "Enter your name"',
    ],
    [
      "a text field is read back as a date",
      (content) => content.set(form, [...name, "readBackAs"], "birth-date"),
      'content/forms/order.json: sections 1 > fields 1 > readBackAs: "birth-date" is not for a field of the kind "text". Expected: the kind "date"',
    ],
  ])("%s", async (_, change, line) => {
    expect(await change(new SampleContent()).check()).toEqual([line]);
  });
});
