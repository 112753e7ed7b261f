import { expect, type Page, test } from "@playwright/test";
import { choosePath, pagePaths } from "../src/paths";
import {
  type Category,
  firstTemplate,
  orderOfServiceCategories,
  ownCategory,
  popularCategory,
} from "./content";
import { expectOptions, expectPreset, field, openOrderForm } from "./order-form";

const template = firstTemplate(ownCategory);

test("each list comes after the one before, and a new answer clears what follows", async ({
  page,
}) => {
  await openOrderForm(page);
  await expect(field(page, "template_type")).toBeHidden();
  await expect(field(page, "front_cover_template")).toBeHidden();

  await field(page, "product_type").selectOption("Bookmarks");
  await expectOptions(
    page,
    "template_type",
    orderOfServiceCategories.map(({ name }) => name),
  );
  await expect(field(page, "front_cover_template")).toBeHidden();

  await chooseTemplate(page, ownCategory);
  await field(page, "template_type").selectOption(popularCategory.name);
  await expect(field(page, "front_cover_template")).toHaveValue("");

  await chooseTemplate(page, popularCategory);
  await field(page, "product_type").selectOption("Seed Cards");
  await expect(field(page, "template_type")).toHaveValue("");
  await expect(field(page, "front_cover_template")).toBeHidden();
});

test("the front covers are the names of the chosen gallery", async ({ page }) => {
  await openOrderForm(page);
  await field(page, "product_type").selectOption("Memory Cards");
  for (const { name, templates } of orderOfServiceCategories) {
    await field(page, "template_type").selectOption(name);
    await expectOptions(
      page,
      "front_cover_template",
      templates.map((each) => each.name),
    );
  }
});

for (const gallery of [ownCategory, popularCategory]) {
  test(`Choose in ${gallery.heading} fills it in, here and in a new window`, async ({
    page,
    browser,
  }) => {
    const chosen = firstTemplate(gallery);
    await page.goto(gallery.path);
    await page.getByRole("link", { name: `Choose ${chosen.name}`, exact: true }).click();
    await expectPreset(page, chosen);
    await page.reload();
    await expectPreset(page, chosen);

    const elsewhere = await browser.newContext();
    const newPage = await elsewhere.newPage();
    await newPage.goto(page.url());
    await expectPreset(newPage, chosen);
    await elsewhere.close();
  });
}

test("what the visitor chose wins over the address", async ({ page }) => {
  const [other = template] = ownCategory.templates.slice(1);
  const about = page.getByRole("contentinfo").getByRole("link", { name: /^About/ });
  // A form with its script running, as only the script carries a choice from page to page.
  await openOrderForm(page);
  await page.getByRole("link", { name: "Look at the templates" }).click();
  await page.getByRole("main").getByRole("link", { name: ownCategory.linkLabel }).first().click();
  await page.getByRole("link", { name: `Choose ${template.name}`, exact: true }).click();
  await expectPreset(page, template);

  // An entry of the history keeps what it carries while its address changes.
  await page.evaluate(
    (address) => history.replaceState(history.state, "", address),
    choosePath({ id: other.id, section: other.category.section }),
  );
  await about.click();
  await expect(page).toHaveURL(pagePaths.about);
  await page.goBack();
  await expectPreset(page, template);
});

test("an unknown template gives a plain message and an empty choice", async ({ page }) => {
  await openOrderForm(page, choosePath({ id: "no-such-template", section: "order-of-services" }));
  const message = page.getByRole("status").filter({ hasText: "could not find the template" });
  await expect(message).toBeVisible();
  await expect(message.getByRole("link")).toHaveAttribute("href", pagePaths.orderOfServices);
  await expect(field(page, "product_type")).toHaveValue("");
  await expect(field(page, "template_type")).toBeHidden();
});

async function chooseTemplate(page: Page, category: Category): Promise<void> {
  await field(page, "template_type").selectOption(category.name);
  await field(page, "front_cover_template").selectOption(firstTemplate(category).name);
}
