import { expect, test } from "@playwright/test";
import { choosePath, pagePaths } from "../src/paths";
import { firstTemplate, orderLabel, ownCategory, products } from "./content";
import { holdScripts } from "./held-scripts";
import {
  choice,
  chosenPhotographs,
  expectOptions,
  expectOrderFormReady,
  expectPreset,
  field,
  openOrderForm,
  orderFieldNames,
  orderFormOn,
  sendButton,
} from "./order-form";
import { photograph } from "./photographs";

const template = firstTemplate(ownCategory);

const radioOptions = {
  color_options: ["Color Cover & B/W", "Color Cover and Color inside"],
  paper_stock: ["Satin 300 gsm Throughout", "100% uncoated Recycled"],
  proof: ["Email", "Fax"],
  delivery_options: ["Pickup from Branch", "Courier Delivery", "Postal Delivery"],
  qr_required: ["No", "Yes"],
};

/** The specification's list, with the last one spelled as decided since. */
const productTypes = [
  ...["Memory Cards", "Bookmarks", "Seed Cards", "Attendance Cards"],
  ...["Memorial Boards", "Photo Prints", "Memorial Portraits"],
];

test.beforeEach(async ({ page }) => {
  // Nothing here may reach the service of the tests that send.
  await page.route("**/email/send-form", (route) => route.abort());
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [pagePaths.createForYou, pagePaths.howToOrder]) {
    test(`${path} has every field of the specification`, async ({ page }) => {
      await page.goto(path);
      const form = orderFormOn(page);
      for (const name of orderFieldNames) {
        await expect(form.locator(`[name="${name}"]`).first(), name).toBeVisible();
      }
      const named = await form.locator("input[name]:not([type=hidden]), select, textarea").all();
      const names = await Promise.all(named.map((control) => control.getAttribute("name")));
      expect([...new Set(names)].sort()).toEqual([...orderFieldNames].sort());
    });
  }

  test("the browser itself flags a wrong e-mail address and keeps the form here", async ({
    page,
  }) => {
    await page.goto(pagePaths.createForYou);
    const email = field(page, "email");
    await email.fill("not an address");
    await sendButton(page).click();
    await expect(email.and(page.locator(":invalid"))).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page).toHaveURL(pagePaths.createForYou);
  });

  test("a complete form does not leave the page or lose what was typed", async ({ page }) => {
    await page.goto(pagePaths.createForYou);
    const departures: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) departures.push(request.url());
    });
    await field(page, "email").fill("mary@example.com");
    await expect(page.locator("input:invalid")).toHaveCount(0);
    await sendButton(page).click();
    // Key by key, so that a page about to leave has left by the end.
    await field(page, "tel").pressSequentially("01632 960 200");
    await expect(field(page, "email")).toHaveValue("mary@example.com");
    await expect(page).toHaveURL(pagePaths.createForYou);
    expect(departures).toEqual([]);
  });
});

test("the answers to choose from are those of the specification", async ({ page }) => {
  await openOrderForm(page);
  for (const [name, options] of Object.entries(radioOptions)) {
    const group = orderFormOn(page).getByRole("group", { name: orderLabel(name), exact: true });
    await expect(group.getByRole("radio"), name).toHaveCount(options.length);
    for (const option of options) {
      await expect(choice(page, name, option)).toHaveAttribute("value", option);
    }
  }
  await expectOptions(page, "page_count", [
    ...["2 pages", "4 pages", "8 pages", "12 pages", "16 pages"],
  ]);
  await expectOptions(page, "product_type", productTypes);
});

test("the products to order are those that the content offers", async ({ page }) => {
  await openOrderForm(page);
  const orderable = products.filter((product) => product.orderable);
  await expectOptions(
    page,
    "product_type",
    orderable.map(({ name }) => name),
  );
});

test("the QR question is No at first, and Yes asks for the link", async ({ page }) => {
  await openOrderForm(page);
  await expect(choice(page, "qr_required", "No")).toBeChecked();
  const link = orderFormOn(page).getByLabel("QR upload link", { exact: true });
  await expect(link).toBeHidden();
  await choice(page, "qr_required", "Yes").check();
  await expect(link).toHaveAttribute("type", "url");
  await choice(page, "qr_required", "No").check();
  await expect(link).toBeHidden();
});

test("Clear empties everything, and Undo brings it back", async ({ page }) => {
  const [name, words] = ["Margaret Ellen Hartley", "The Lord’s my shepherd\nCrimond"];
  await openOrderForm(page, choosePath({ id: template.id, section: template.category.section }));
  await expectPreset(page, template);
  await field(page, "deceased_name").fill(name);
  await field(page, "dob").fill("1941-03-08");
  await field(page, "content_details").fill(words);
  await choice(page, "paper_stock", "100% uncoated Recycled").check();
  await choice(page, "qr_required", "Yes").check();
  await field(page, "photos").setInputFiles([
    await photograph("garden.jpg", 300, 200),
    await photograph("b.jpg", 310, 200),
  ]);
  await expect(chosenPhotographs(page)).toHaveCount(2);

  // Twice, as an unsteady hand may: the second press has nothing to keep and must not forget the first.
  const clear = orderFormOn(page).getByRole("button", { name: "Clear", exact: true });
  await clear.dblclick();
  for (const emptied of ["product_type", "deceased_name", "dob", "content_details", "photos"]) {
    await expect(field(page, emptied), emptied).toHaveValue("");
  }
  await expect(field(page, "template_type")).toBeHidden();
  await expect(choice(page, "paper_stock", "100% uncoated Recycled")).not.toBeChecked();
  await expect(choice(page, "qr_required", "No")).toBeChecked();
  await expect(chosenPhotographs(page)).toHaveCount(0);

  await orderFormOn(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expectPreset(page, template);
  await expect(field(page, "deceased_name")).toHaveValue(name);
  await expect(field(page, "dob")).toHaveValue("1941-03-08");
  await expect(field(page, "content_details")).toHaveValue(words);
  await expect(choice(page, "paper_stock", "100% uncoated Recycled")).toBeChecked();
  await expect(choice(page, "qr_required", "Yes")).toBeChecked();
  await expect(chosenPhotographs(page)).toHaveText([/garden\.jpg/, /b\.jpg/]);
});

test("what was typed before the script had loaded is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(pagePaths.createForYou, { waitUntil: "domcontentloaded" });
  await field(page, "deceased_name").fill("Margaret Ellen Hartley");
  await field(page, "page_count").selectOption("8 pages");
  await choice(page, "qr_required", "Yes").check();
  await field(page, "photos").setInputFiles(await photograph("early.jpg", 300, 200));
  await expect(orderFormOn(page)).not.toHaveAttribute("novalidate");

  await release();
  await expectOrderFormReady(page);
  await expect(field(page, "deceased_name")).toHaveValue("Margaret Ellen Hartley");
  await expect(field(page, "page_count")).toHaveValue("8 pages");
  await expect(choice(page, "qr_required", "Yes")).toBeChecked();
  await expect(field(page, "qr_link")).toBeVisible();
  await expect(chosenPhotographs(page)).toHaveText([/early\.jpg/]);

  await field(page, "deceased_name").press("End");
  await field(page, "deceased_name").pressSequentially(" Snr");
  await expect(field(page, "deceased_name")).toHaveValue("Margaret Ellen Hartley Snr");
});
