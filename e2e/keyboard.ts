import { expect, type Locator, type Page } from "@playwright/test";
import { control, type FormCase, type FormCaseField, fieldsOf, sendButton } from "./form-cases";

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Answers questions one after the other, and touches nothing but the keyboard. */
export async function answerByKeyboard(
  form: Locator,
  formCase: FormCase,
  answers: Record<string, string>,
): Promise<void> {
  for (const field of fieldsOf(formCase)) {
    const answer = answers[field.name];
    if (answer !== undefined) await answerOne(form, field, answer);
  }
}

async function answerOne(form: Locator, field: FormCaseField, answer: string): Promise<void> {
  const box = control(form, field);
  const { keyboard } = form.page();
  if (field.kind === "radios") {
    await chooseByKeyboard(box, answer);
    return;
  }
  await tabTo(box);
  if (field.kind === "select") {
    // Typing leads to the choice that begins like this.
    await keyboard.type(answer);
    await expect(box).toHaveValue(answer);
  } else if (field.kind === "date" || field.kind === "time") {
    await keyboard.type(dateOrTimeKeys(answer));
    await expect(box).toHaveValue(answer);
  } else {
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(answer);
  }
}

/** Tab leads to a question once; the arrows lead from one choice to the next. */
async function chooseByKeyboard(group: Locator, answer: string): Promise<void> {
  const choices = await group.getByRole("radio").all();
  const checked = group.getByRole("radio", { checked: true });
  const [first] = choices;
  if (!first) throw new Error("A question has no choices.");
  await tabTo((await checked.count()) > 0 ? checked : first);
  await group.page().keyboard.press("Space");
  const wanted = group.getByRole("radio", { name: answer, exact: true });
  for (let presses = 0; presses < choices.length && !(await wanted.isChecked()); presses++) {
    await group.page().keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeChecked();
}

/**
 * What to type for "2027-06-06" or "10:10". The answers have the same day and month, and an hour of
 * the morning, so that it is the same wherever the parts are in another order.
 */
function dateOrTimeKeys(answer: string): string {
  const [year, month, day] = answer.split("-");
  return answer.includes(":") ? `${answer.replace(":", "")}a` : `${day}${month}${year}`;
}

/** Presses Send, and says that what is read back is right if it is asked. */
export async function sendByKeyboard(page: Page, form: Locator, formCase: FormCase): Promise<void> {
  await tabTo(sendButton(form, formCase));
  await page.keyboard.press("Enter");
  const right = page.getByRole("button", { name: "This is right, send it", exact: true });
  const sent = page.getByText(formCase.form.confirmation.heading);
  await expect(right.or(sent)).toBeVisible();
  if (await right.isVisible()) {
    await tabTo(right);
    await page.keyboard.press("Enter");
  }
}
