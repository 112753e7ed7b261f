import { expect, type Locator, type Page } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { orderForm, orderLabel, type Template } from "./content";

/** The Order Details form fields, as the specification lists them. */
export const orderFieldNames = [
  ...[
    "activation_date",
    "branch_name",
    "funeral_arranger",
    "branch_address",
    "email",
    "tel",
    "fax",
  ],
  ...["delivery_address", "proof", "product_type", "template_type", "front_cover_template"],
  ...["color_options", "page_count", "paper_stock", "quantity", "delivery_options", "reference_no"],
  ...["deceased_name", "dob", "dod", "age", "service_date", "service_time", "venue"],
  ...["front_page_info", "content_details", "acknowledgement", "refreshment", "charity", "photos"],
  ...["photo_instructions", "qr_required", "qr_link"],
];

export function orderFormOn(page: Page): Locator {
  return page.getByRole("form", { name: orderForm.heading });
}

/** A box, list or file field of the form. */
export function field(page: Page, name: string): Locator {
  return orderFormOn(page).getByLabel(orderLabel(name), { exact: true });
}

/** One answer of a question with several to choose from. */
export function choice(page: Page, name: string, option: string): Locator {
  return orderFormOn(page)
    .getByRole("group", { name: orderLabel(name), exact: true })
    .getByRole("radio", { name: option, exact: true });
}

export function sendButton(page: Page): Locator {
  return orderFormOn(page).getByRole("button", { name: orderForm.submitLabel, exact: true });
}

/** What the order says in print, shown before it is sent. */
export function readBackSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: "Please read this once more", exact: true });
}

/** The button of the sheet that sends. */
export function rightButton(page: Page): Locator {
  return readBackSheet(page).getByRole("button", { name: "This is right, send it", exact: true });
}

/** Presses Send and, as the answers are read back, says that they are right. */
export async function sendOrder(page: Page): Promise<void> {
  await sendButton(page).click();
  await rightButton(page).click();
}

/** The photographs that the form says it holds. */
export function chosenPhotographs(page: Page): Locator {
  return orderFormOn(page).getByRole("list", { name: "Chosen photographs" }).getByRole("listitem");
}

/** Opens the form and waits for its script. */
export async function openOrderForm(page: Page, path: string = pagePaths.createForYou) {
  await page.goto(path);
  await expectOrderFormReady(page);
}

/** Once the script checks the answers, the browser's own checks are off. */
export async function expectOrderFormReady(page: Page): Promise<void> {
  await expect(orderFormOn(page)).toHaveAttribute("novalidate");
}

/** What comes filled in when a visitor has chosen a template in a gallery. */
export async function expectPreset(page: Page, { name, category }: Template): Promise<void> {
  await expect(field(page, "product_type")).toHaveValue("Memory Cards");
  await expect(field(page, "template_type")).toHaveValue(category.name);
  await expect(field(page, "front_cover_template")).toHaveValue(name);
}

/** The options of a list, after the one that chooses nothing. */
export async function expectOptions(page: Page, name: string, options: string[]): Promise<void> {
  const offered = field(page, name).locator("option:not([value=''])");
  await expect(offered, name).toHaveText(options);
}
