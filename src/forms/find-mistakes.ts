import type { FormikErrors } from "formik";
import { withinTime } from "../within-time";
import type { FormDefinition } from "./form-definition";
import type { FormValues } from "./form-values";

/** What is wrong with the answers, by field name. */
type Mistakes = FormikErrors<FormValues>;

/** How long to wait for the code that checks, in milliseconds. */
const patience = 4000;

/**
 * Checks the answers. The code for it is fetched when a visitor begins; if the line is too poor for
 * that, the browser's own checks, which stand in the HTML, have to do: nobody is kept waiting.
 */
export async function findMistakes(
  form: HTMLFormElement | null,
  definition: FormDefinition,
  values: FormValues,
): Promise<Mistakes> {
  const late = new Error("The checks did not load in time");
  const rules = await withinTime(import("./rules"), patience, late).catch((error: unknown) => {
    console.error("Checked by the browser alone:", error);
  });
  return rules ? rules.mistakesIn(definition, values) : browserMistakes(form);
}

function browserMistakes(form: HTMLFormElement | null): Mistakes {
  const mistakes: Record<string, string> = {};
  for (const control of form?.elements ?? []) {
    const isChecked =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    if (isChecked && control.name && !control.validity.valid) {
      mistakes[control.name] ??= control.validationMessage;
    }
  }
  return mistakes;
}
