import { type FormikErrors, validateYupSchema, yupToFormErrors } from "formik";
import { array, lazy, mixed, object, type Schema, string, ValidationError } from "yup";
import { sendingLimits } from "./email-settings";
import { type FormDefinition, type FormField, fieldsOf } from "./form-definition";
import { earliestDate, type FormValues, isRequired, isShown, textAnswer } from "./form-values";

/** What each kind of field accepts, beyond being filled in. The browser's own checks say the same. */
const textRules: Record<string, { accepts: (answer: string) => boolean; otherwise: string }> = {
  email: {
    accepts: (answer) => string().email().isValidSync(answer),
    otherwise: "Enter an e-mail address in the correct format, like name@example.com",
  },
  "web-address": {
    accepts: isWebAddress,
    otherwise: "Enter a web address in full, like https://example.com/tribute",
  },
  "whole-number": {
    accepts: (answer) => /^[0-9]+$/.test(answer),
    otherwise: "Enter a whole number, such as 60",
  },
  date: {
    accepts: (answer) => answer >= earliestDate,
    otherwise: "Enter the year in full, like 1945",
  },
};

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** The rules of a form, which hang on the answers: a field that is not shown is not checked. */
export function rulesOf(definition: FormDefinition) {
  return lazy((values: FormValues) =>
    object(
      Object.fromEntries(
        fieldsOf(definition)
          .filter((field) => isShown(field, values))
          .map((field) => [field.name, ruleOf(field, values)]),
      ),
    ).test("text-limit", (_, { createError }) => {
      const longest = textOverLimit(definition, values);
      return longest === undefined || createError({ path: longest.name, message: tooMuchText });
    }),
  );
}

/** What is wrong with the answers, by field name. */
export async function mistakesIn(
  definition: FormDefinition,
  values: FormValues,
): Promise<FormikErrors<FormValues>> {
  try {
    await validateYupSchema(values, rulesOf(definition));
    return {};
  } catch (error) {
    if (error instanceof ValidationError) {
      return yupToFormErrors(error);
    }
    throw error;
  }
}

function ruleOf(field: FormField, values: FormValues): Schema {
  const required = isRequired(field, values);
  const missing = field.missing ?? `Fill in: ${field.label}`;
  if (field.kind === "photos") {
    const photographs = array(mixed<File>().defined());
    return required ? photographs.min(1, missing) : photographs;
  }
  const { accepts = () => true, otherwise = "" } = textRules[field.kind] ?? {};
  const rule = string()
    .trim()
    .test("kind", field.invalid ?? otherwise, (answer) => !answer || accepts(answer));
  return required ? rule.required(missing) : rule;
}

const tooMuchText =
  "This is too long to send together with your other answers. Shorten it, or send it by e-mail";

/**
 * The longest answer, if all of them together are over the limit. They count twice, because they
 * are sent one by one and again as one readable text; names, labels and the subject need some room too.
 */
function textOverLimit(definition: FormDefinition, values: FormValues): FormField | undefined {
  const room = (sendingLimits.textKilobytes * 1000) / 2 - 2500;
  const shown = fieldsOf(definition).filter((field) => isShown(field, values));
  const lengths = shown.map((field) => ({
    field,
    // A line break is sent as two characters.
    bytes: new TextEncoder().encode(textAnswer(values, field.name).replaceAll("\n", "\r\n")).length,
  }));
  const total = lengths.reduce((sum, { bytes }) => sum + bytes, 0);
  return total > room ? lengths.sort((a, b) => b.bytes - a.bytes)[0]?.field : undefined;
}
