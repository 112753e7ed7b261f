import { expect, type Page, test } from "@playwright/test";
import { products } from "./content";
import { expectOrderFormReady, field } from "./order-form";
import { pageText } from "./page-content";

const index = pageText("products");

test("/products has a picture, its words, and a card for each product", async ({ page }) => {
  await page.goto("/products");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(index.title);
  await expect(main.getByRole("img", { name: index.picture?.alt, exact: true })).toBeVisible();
  for (const paragraph of [...index.intro, ...index.sections.flatMap((each) => each.paragraphs)]) {
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  }
  const links = main.getByRole("heading", { level: 2 }).getByRole("link");
  await expect(links).toHaveText(products.map(({ name }) => name));
  for (const [place, { name, path, summary }] of products.entries()) {
    await expect(links.nth(place), name).toHaveAttribute("href", path);
    await expect(main.getByText(summary, { exact: true }), name).toBeVisible();
  }
});

for (const product of products) {
  test(`${product.name}: its words, sizes, pictures and way to order`, async ({ page }) => {
    await page.goto(product.path);
    await expectFacts(page, product);
    await expectPictures(page, product);
    await expectBreadcrumbs(page, product.name);

    const choose = page.getByRole("link", { name: `Choose ${product.name}`, exact: true });
    if (!product.orderable) {
      await expect(choose).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Ask us about it" }).click();
      await expect(page).toHaveURL("/contact");
      return;
    }
    await choose.click();
    await expectOrdered(page, product.name);
    // The address names it too, for a new tab and for a link that is sent to somebody.
    await page.goto(page.url());
    await expectOrdered(page, product.name);
  });
}

type Product = (typeof products)[number];

async function expectFacts(page: Page, product: Product): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(product.name);
  const { description, varieties = [], paper, leadTime, matches } = product;
  for (const words of [...description, ...varieties, paper, leadTime, matches]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  const sizes = main.getByRole("table");
  await expect(sizes.getByRole("rowheader")).toHaveText(product.sizes.map(({ name }) => name));
  await expect(sizes.getByRole("cell")).toHaveText(product.sizes.map(({ measure }) => measure));
}

async function expectPictures(page: Page, { pictures }: Product): Promise<void> {
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(pictures.length);
  for (const { alt, caption } of pictures) {
    const figure = page
      .getByRole("figure")
      .filter({ has: page.getByAltText(alt, { exact: true }) });
    await expect(figure).toHaveText(caption ?? "");
    await figure.scrollIntoViewIfNeeded();
    const isDrawn = () =>
      figure
        .getByRole("img")
        .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0);
    await expect.poll(isDrawn, alt).toBe(true);
  }
}

async function expectBreadcrumbs(page: Page, name: string): Promise<void> {
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", index.shortTitle ?? "", name]);
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(trail.getByRole("link").last()).toHaveAttribute("href", "/products");
  await expect(trail.locator("[aria-current=page]")).toHaveText(name);
}

async function expectOrdered(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/how-to-order\/create-for-you\?/);
  await expectOrderFormReady(page);
  await expect(field(page, "product_type")).toHaveValue(name);
  await expect(field(page, "template_type")).toHaveValue("");
}
