import { expect, type Locator, type Page, test } from "@playwright/test";
import { accessibleElements } from "./accessibility-tree";
import { expectNoBarriers, widths } from "./barriers";
import {
  choosePhotographs,
  contactCase,
  control,
  type FormCase,
  type FormCaseField,
  fieldsOf,
  fillIn,
  formCases,
  openForm,
  orderCase,
  sendButton,
  sendForm,
} from "./form-cases";

/** What Chromium calls the boxes of each kind. */
const roles: Record<string, string> = {
  date: "Date",
  time: "InputTime",
  select: "combobox",
  radios: "group",
  photos: "button",
};
const needName = ["textbox", "radio", "checkbox", "link", ...Object.values(roles)];
const comeLater = ["template_type", "front_cover_template", "qr_link"];

for (const formCase of formCases) {
  const { slug, form } = formCase;

  test(`${slug}: assistive technology meets every question by its name, and nothing hidden`, async ({
    page,
  }) => {
    const questions = await questionsOn(await openForm(page, formCase), formCase);
    const elements = await accessibleElements(page, form.heading);
    expect(elements.filter(({ role, name }) => needName.includes(role) && name === "")).toEqual([]);
    expect(elements.filter(({ invalid }) => invalid)).toEqual([]);
    expect(elements.map(({ name }) => name)).not.toContain("Leave this empty");
    for (const { label, kind, required = false } of questions) {
      const role = roles[kind] ?? "textbox";
      const found = elements.filter((each) => each.role === role && each.name === label);
      expect(found, label).toHaveLength(1);
      // Of the others Chromium does not say it.
      if (role === "textbox") expect(found[0]?.required, label).toBe(required);
    }
  });

  test(`${slug}: Tab leads to every question once, and to nothing hidden`, async ({ page }) => {
    const element = await openForm(page, formCase);
    const questions = await questionsOn(element, formCase);
    await expect(element.getByLabel("Leave this empty")).toBeAttached();
    await element.getByRole("heading", { name: form.heading }).focus();
    const stops = await tabStops(page);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect(names).not.toContain("website");
    expect(names.filter((name) => fieldsOf(formCase).some((field) => field.name === name))).toEqual(
      questions.map(({ name }) => name),
    );
  });

  test(`${slug} has no barriers when answers are missing or wrong`, async ({ page }) => {
    const element = await openForm(page, formCase);
    if (formCase === orderCase) {
      await fillIn(element, formCase, { quantity: "sixty", email: "not an address" });
    }
    await sendButton(element, formCase).click();
    await expect(element.getByText("There is a problem")).toBeVisible();
    await expectNoBarriers(page, widths);
  });

  test(`${slug} has no barriers when sending has failed`, async ({ page }) => {
    await page.route("**/email/send-form", (route) => route.fulfill({ status: 400 }));
    const element = await openForm(page, formCase);
    await fillIn(element, formCase);
    await choosePhotographs(element, formCase);
    await sendForm(page, formCase);
    await expect(element.getByRole("button", { name: "Copy my details" })).toBeVisible();
    await expectNoBarriers(page, widths);
  });
}

test("a form has no barriers when it was put back, and when it was cleared", async ({ page }) => {
  await fillIn(await openForm(page, contactCase), contactCase);
  await page.reload();
  await expect(page.getByText(/^We have put back what you typed on /)).toBeVisible();
  await expectNoBarriers(page, widths);
  await page.getByRole("button", { name: "Discard it and start afresh" }).click();
  await expect(page.getByText("The form has been cleared.")).toBeVisible();
  await expectNoBarriers(page, widths);
});

/** The questions that are there before anything is answered. */
async function questionsOn(element: Locator, formCase: FormCase): Promise<FormCaseField[]> {
  const shown: FormCaseField[] = [];
  for (const field of fieldsOf(formCase)) {
    if (await control(element, field).isVisible()) shown.push(field);
    else expect(comeLater).toContain(field.name);
  }
  return shown;
}

/** Where Tab stops in a form, beginning where the focus is. The parts of a date are one stop. */
async function tabStops(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  const stops: { name: string; isSeen: boolean }[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("form")) return undefined;
      const name = focused.getAttribute("name") || focused.id || (focused.textContent ?? "");
      return { name, isSeen: focused.checkVisibility() && !focused.closest("[aria-hidden=true]") };
    });
    if (!stop) return stops;
    if (stop.name !== stops.at(-1)?.name) stops.push(stop);
  }
}
