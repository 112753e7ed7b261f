import type { Page } from "@playwright/test";
import { accessibleElements } from "../accessibility-tree";
import {
  bespokeCase,
  choosePhotographs,
  contactCase,
  type FormCase,
  type FormCaseField,
  fieldsOf,
  openForm,
  orderCase,
  sendButton,
  weddingCase,
} from "../form-cases";
import { answerByKeyboard, sendByKeyboard, tabTo } from "../keyboard";
import { expect, test } from "./fixtures";

/** An order needs no answer, so its mistakes have to be typed. */
const wrongOrder = { quantity: "sixty", email: "not an address" };
const rightOrder = { quantity: "60", email: "mary@example.com" };

/** One product is all that there is of wedding cards, and its design is asked for after its type. */
const chosenOrHidden = ["product_type", "front_cover_template"];

const cases = [
  { formCase: orderCase, wrong: wrongOrder, right: rightOrder },
  ...[weddingCase, bespokeCase, contactCase].map((formCase) => ({
    formCase,
    wrong: {},
    right: formCase.answers,
  })),
];

for (const { formCase, wrong, right } of cases) {
  test(`${formCase.slug}: mistakes are found, put right and sent by keyboard alone`, async ({
    page,
    emailService,
    inbox,
  }) => {
    const { keyboard } = page;
    const form = await openForm(page, formCase);
    await answerByKeyboard(form, formCase, wrong);
    await tabTo(sendButton(form, formCase));
    await keyboard.press("Enter");

    const summary = form.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(page.locator(":focus")).toContainText("There is a problem");
    const links = await summary.getByRole("link").all();
    const linked = await Promise.all(links.map((link) => link.getAttribute("href")));
    const mistaken = fieldsOf(formCase).filter(({ name }) => linked.includes(`#${name}`));
    const needed = fieldsOf(formCase).filter(({ name, required }) => required || name in wrong);
    expect(linked).toEqual(mistaken.map(({ name }) => `#${name}`));
    expect(mistaken).toEqual(needed.filter(({ name }) => !chosenOrHidden.includes(name)));
    await expectAnnounced(
      page,
      formCase,
      mistaken,
      await summary.getByRole("link").allInnerTexts(),
    );

    await keyboard.press("Tab");
    await expect(summary.getByRole("link").first()).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAttribute("name", mistaken[0]?.name ?? "");
    await expect(page.locator(":focus")).toBeInViewport();

    // The window in which files are chosen is the system's, and out of reach.
    await choosePhotographs(form, formCase);
    await answerByKeyboard(form, formCase, right);
    await sendByKeyboard(page, form, formCase);
    await expect(page.getByText(formCase.form.confirmation.heading)).toBeVisible();
    expect(await inbox.waitForEmails(1)).toHaveLength(1);
    const posted = emailService.received[0]?.fields.map(({ name, value }) => [
      name,
      value.replaceAll("\r\n", "\n"),
    ]);
    expect(Object.fromEntries(posted ?? [])).toMatchObject(right);
  });
}

/** Each mistaken answer has its message, where a screen reader says the question; no other has one. */
async function expectAnnounced(
  page: Page,
  formCase: FormCase,
  mistaken: FormCaseField[],
  messages: string[],
): Promise<void> {
  const elements = await accessibleElements(page, formCase.form.heading);
  const announced = elements
    .filter(({ role, description }) => role !== "spinbutton" && description.includes("Error: "))
    .filter(({ name }) => !name.startsWith("Show "));
  expect(announced.map(({ name }) => name)).toEqual(mistaken.map(({ label }) => label));
  for (const [index, { role, name, description, invalid }] of announced.entries()) {
    expect(description, name).toContain(`Error: ${messages[index]}`);
    expect(invalid, name).toBe(role !== "group");
  }
}
