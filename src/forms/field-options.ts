import type { FormField } from "./form-definition";
import { type FormValues, textAnswer } from "./form-values";

/** The answers that come from the content rather than from the form's own list. */
export interface ContentOptions {
  /** Products, with the long edge in millimetres of the smallest size that they are printed in. */
  products: readonly { name: string; printedLongEdge: number }[];
  categories: readonly { name: string; templates: readonly string[] }[];
}

/** Answers to choose from, under a label where there are several groups. */
export interface OptionGroup {
  label?: string;
  options: readonly string[];
}

/** What a field offers. Templates are those of the chosen category, or of all while none is chosen. */
export function optionGroups(
  field: FormField,
  values: FormValues,
  content: ContentOptions,
): OptionGroup[] {
  switch (field.optionsFrom) {
    case "products":
      return [{ options: content.products.map(({ name }) => name) }];
    case "categories":
      return [{ options: content.categories.map(({ name }) => name) }];
    case "templates": {
      const chosen = textAnswer(values, field.shownWhen?.field ?? "");
      const category = content.categories.find(({ name }) => name === chosen);
      return category
        ? [{ options: category.templates }]
        : content.categories.map(({ name, templates }) => ({ label: name, options: templates }));
    }
    default:
      return [{ options: field.options ?? [] }];
  }
}
