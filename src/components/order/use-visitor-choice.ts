import { useEffect, useState } from "react";

interface Choice<T> {
  chosen?: T;
  /** True when the visitor comes with a choice that there is none of. */
  unknown?: boolean;
}

/**
 * What a visitor chose on the page they come from: named in the navigation's state, such as
 * `{ template: { id } }`, or else in the address, such as `?template=id`. It is known after the
 * first drawing only, because the page was built for everybody.
 */
export function useVisitorChoice<T extends { readonly id: string }>(
  { search, state }: { search: string; state: unknown },
  parameter: string,
  items: readonly T[],
): Choice<T> {
  const [choice, setChoice] = useState<Choice<T>>({});
  useEffect(() => {
    const named = fieldOf(fieldOf(state, parameter), "id");
    const id = typeof named === "string" ? named : new URLSearchParams(search).get(parameter);
    const chosen = items.find((item) => item.id === id);
    setChoice(chosen ? { chosen } : { unknown: id !== null });
  }, [search, state, parameter, items]);
  return choice;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
