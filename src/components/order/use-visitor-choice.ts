import { useSyncExternalStore } from "react";
import { fieldOf } from "../../field-of";

interface Choice<T> {
  chosen?: T;
  /** True when the visitor comes with a choice that there is none of. */
  unknown?: boolean;
}

/**
 * What a visitor chose on the page they come from: named in the navigation's state, such as
 * `{ template: { id } }`, or else in the address, such as `?template=id`. When the page was opened
 * by itself it is known after the first drawing only, because the page was built for everybody.
 */
export function useVisitorChoice<T extends { readonly id: string }>(
  { search, state }: { search: string; state: unknown },
  parameter: string,
  items: readonly T[],
): Choice<T> {
  const id = useSyncExternalStore(
    neverChanges,
    () => {
      const named = fieldOf(state, parameter, "id");
      return typeof named === "string" ? named : new URLSearchParams(search).get(parameter);
    },
    () => null,
  );
  const chosen = items.find((item) => item.id === id);
  return chosen ? { chosen } : { unknown: id !== null };
}

/** Another choice comes with another location, and so with another drawing. */
function neverChanges() {
  return () => undefined;
}
