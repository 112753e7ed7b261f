import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkContent, describeMistake } from "./check-content";
import type { FieldPath } from "./mistakes";

/** A small content tree for tests, without mistakes until one is made. Paths are inside content/. */
export class SampleContent {
  private readonly files = new Map<string, unknown>(Object.entries(structuredClone(sampleFiles)));

  /** Writes a file: text and bytes as they are, anything else as JSON. */
  write(file: string, content: unknown): this {
    this.files.set(file, content);
    return this;
  }

  delete(file: string): this {
    this.files.delete(file);
    return this;
  }

  copy(from: string, to: string): this {
    return this.write(to, structuredClone(this.files.get(from)));
  }

  move(from: string, to: string): this {
    return this.copy(from, to).delete(from);
  }

  set(file: string, field: FieldPath, value: unknown): this {
    const [parent, last] = this.parentOf(file, field);
    Reflect.set(parent, last, value);
    return this;
  }

  remove(file: string, field: FieldPath): this {
    const [parent, last] = this.parentOf(file, field);
    Reflect.deleteProperty(parent, last);
    return this;
  }

  rename(file: string, field: FieldPath, name: string): this {
    const [parent, last] = this.parentOf(file, field);
    return this.set(file, [...field.slice(0, -1), name], Reflect.get(parent, last)).remove(
      file,
      field,
    );
  }

  /** What the content check says about this content, in a temporary folder, line by line. */
  async check(): Promise<string[]> {
    const root = await mkdtemp(path.join(tmpdir(), "content-check-"));
    try {
      await cp(path.resolve("content/schemas"), path.join(root, "content/schemas"), {
        recursive: true,
      });
      await Promise.all([...this.files].map(([file, content]) => writeSample(root, file, content)));
      return (await checkContent(root)).map(describeMistake);
    } finally {
      await rm(root, { recursive: true });
    }
  }

  private parentOf(file: string, field: FieldPath): [object, string | number] {
    let parent: unknown = this.files.get(file);
    for (const step of field.slice(0, -1)) {
      parent = isContainer(parent) ? Reflect.get(parent, step) : undefined;
    }
    const last = field.at(-1);
    if (!isContainer(parent) || last === undefined) {
      throw new Error(`The sample content has no ${file}: ${field.join(".")}`);
    }
    return [parent, last];
  }
}

export interface SamplePicture {
  picture: { width: number; height: number; format?: "jpeg" | "png"; orientation?: number };
}

async function writeSample(root: string, file: string, content: unknown): Promise<void> {
  const target = path.join(root, "content", file);
  await mkdir(path.dirname(target), { recursive: true });
  if (isPicture(content)) {
    const { width, height, format = "jpeg", orientation } = content.picture;
    await sharp({ create: { width, height, channels: 3, background: "#d8cfe0" } })
      .withMetadata(orientation === undefined ? {} : { orientation })
      .toFormat(format)
      .toFile(target);
  } else {
    const isRaw = typeof content === "string";
    await writeFile(target, isRaw ? content : JSON.stringify(content, null, 2));
  }
}

function isPicture(content: unknown): content is SamplePicture {
  return isContainer(content) && "picture" in content;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

const picture: SamplePicture = { picture: { width: 1200, height: 1600 } };

function template(id: string, name: string, popular: boolean) {
  return {
    $schema: "../../schemas/template.schema.json",
    id,
    name,
    description: "A cover.",
    alt: "A cover with flowers",
    price: "26.99",
    popular,
  };
}

function category(name: string, order: number, rest: Record<string, string>) {
  return {
    $schema: "../schemas/category.schema.json",
    name,
    linkLabel: name,
    cardLabel: name,
    heading: name,
    intro: ["Choose a cover."],
    description: "Covers to choose from.",
    section: "order-of-services",
    order,
    ...rest,
  };
}

function product(name: string, order: number, file: string) {
  return {
    $schema: "../schemas/product.schema.json",
    name,
    order,
    orderable: true,
    inFooter: true,
    summary: "A keepsake.",
    description: ["A keepsake."],
    pictures: [{ file, alt: "A keepsake on a table" }],
    sizes: [{ name: "A6", measure: "148 × 105 mm" }],
    paper: "Card.",
    leadTime: "Three days.",
    matches: "Everything.",
  };
}

const sampleFiles: Record<string, unknown> = {
  "templates/floral/poppy-tribute.json": template("poppy-tribute", "Poppy Tribute Cover", true),
  "templates/floral/poppy-tribute.jpg": picture,
  "templates/floral/rose-garden.json": template("rose-garden", "Rose Garden", false),
  "templates/floral/rose-garden.jpg": picture,
  "templates/simple/candlelight.json": template("candlelight", "Candlelight", false),
  "templates/simple/candlelight.jpg": picture,
  "templates/wedding-cards/blush.json": template("blush", "Blush", false),
  "templates/wedding-cards/blush.jpg": picture,
  "categories/popular.json": category("Most Popular", 1, {
    cover: "poppy-tribute",
    gathers: "popular",
    next: "floral",
  }),
  "categories/floral.json": category("Floral Templates", 2, {
    cover: "rose-garden",
    gathers: "folder",
    next: "simple",
  }),
  "categories/simple.json": category("Simple Templates", 3, {
    cover: "candlelight",
    gathers: "folder",
    next: "bespoke",
  }),
  "categories/wedding-cards.json": category("Wedding Cards", 4, {
    section: "wedding-cards",
    cover: "blush",
    gathers: "folder",
  }),
  "products/bookmarks.json": product("Bookmarks", 1, "./bookmarks.jpg"),
  "products/bookmarks.jpg": picture,
  "products/seed-cards.json": product("Seed Cards", 2, "./seed-cards.jpg"),
  "products/seed-cards.jpg": picture,
  "pages/about.json": {
    $schema: "../schemas/page.schema.json",
    title: "About us",
    description: "Who we are.",
    intro: ["Who we are."],
    sections: [
      { id: "studio", heading: "The studio", paragraphs: ["A studio."] },
      { id: "people", heading: "The people", paragraphs: [] },
    ],
  },
  "forms/order.json": {
    $schema: "../schemas/form.schema.json",
    heading: "Order",
    subject: "Order",
    subjectField: "full_name",
    service: "orders",
    emailTemplate: "order",
    submitLabel: "Send",
    success: "Sent.",
    failure: "Not sent.",
    failureAs: "alert",
    afterwards: "home",
    confirmation: { heading: "Thank you.", next: ["We reply."] },
    sections: [
      {
        id: "you",
        title: "You",
        fields: [
          {
            name: "full_name",
            label: "Name",
            kind: "text",
            required: true,
            missing: "Enter your name",
            readBackAs: "name",
          },
          { name: "template_type", label: "Template", kind: "select", optionsFrom: "categories" },
          {
            name: "photos",
            label: "Photographs",
            kind: "photos",
            printedSizeFrom: "template_type",
            printedMillimetres: 210,
          },
        ],
      },
      {
        id: "proof",
        title: "Proof",
        fields: [
          {
            name: "proof",
            label: "Proof by",
            kind: "radios",
            options: ["Email", "Fax"],
            initial: "Email",
            clears: ["fax"],
          },
          {
            name: "fax",
            label: "Fax",
            kind: "telephone",
            shownWhen: { field: "proof", is: "Fax" },
            requiredWhen: { field: "proof", is: "Fax" },
            missing: "Enter your fax number",
          },
        ],
      },
    ],
  },
  "site.json": {
    $schema: "./schemas/site.schema.json",
    name: "Studio",
    tagline: "Cards.",
    description: "Cards.",
    phone: "01632 960 157",
    email: "studio@example.com",
    hours: "9am to 5pm",
    responseTime: "within a day",
    copyrightYear: 2025,
  },
  "navigation.json": {
    $schema: "./schemas/navigation.schema.json",
    header: [
      { label: "Home", page: "home" },
      {
        label: "Order of Services",
        entries: [{ each: "category" }, { label: "Bespoke Design", page: "bespoke" }],
      },
    ],
    footer: [{ label: "The studio", entries: [{ label: "About us", page: "about" }] }],
  },
  "home.json": {
    $schema: "./schemas/home.schema.json",
    title: "Studio",
    description: "Cards.",
    hero: {
      heading: "Cards",
      text: ["Made with care"],
      button: "Order",
      picture: "./pictures/hero.jpg",
    },
    carousel: { heading: "Often chosen", templates: ["rose-garden"] },
    steps: { heading: "Steps", items: [{ title: "Choose", text: "Choose a card." }] },
    howToOrder: {
      heading: "How to order",
      ways: [
        {
          title: "Your own design",
          text: "Tell us.",
          button: "Tell us",
          page: "bespoke",
          picture: "./pictures/hero.jpg",
        },
      ],
    },
    values: {
      heading: "Values",
      cards: [{ icon: "support", title: "Support", subtitle: "Always", description: "We help." }],
    },
  },
  "pictures/hero.jpg": { picture: { width: 800, height: 400 } },
  "faqs.json": {
    $schema: "./schemas/faqs.schema.json",
    title: "Questions",
    description: "Answers.",
    intro: ["Answers."],
    questions: [
      { id: "how-long", question: "How long?", answer: ["Three days."] },
      { id: "how-much", question: "How much?", answer: ["£26.99."] },
    ],
  },
  "testimonials.json": {
    $schema: "./schemas/testimonials.schema.json",
    heading: "What families say",
    testimonials: [
      { id: 1, name: "Ann", message: "Kind." },
      { id: 2, name: "Ben", message: "Quick." },
    ],
  },
};
