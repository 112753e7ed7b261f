import { useEffect, useState } from "react";
import { templateParameter } from "../../paths";

interface Choice<T> {
  template?: T;
  /** True when the address names a template that there is none of. */
  unknown?: boolean;
}

/**
 * The template a visitor chose in a gallery: from the navigation's state or else from the address.
 * It is known after the first drawing only, because the page was built for everybody.
 */
export function useTemplateChoice<T extends { readonly id: string }>(
  { search, state }: { search: string; state: unknown },
  templates: readonly T[],
): Choice<T> {
  const [choice, setChoice] = useState<Choice<T>>({});
  useEffect(() => {
    const id = chosenIn(state) ?? new URLSearchParams(search).get(templateParameter);
    const template = templates.find((each) => each.id === id);
    setChoice(template ? { template } : { unknown: id !== null });
  }, [search, state, templates]);
  return choice;
}

/** The id in the state that a Choose link carries: `{ template: { id } }`. */
function chosenIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("template" in state)) {
    return undefined;
  }
  const { template } = state;
  return typeof template === "object" &&
    template !== null &&
    "id" in template &&
    typeof template.id === "string"
    ? template.id
    : undefined;
}
