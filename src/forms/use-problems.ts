import { type RefObject, useState } from "react";
import { type FormDefinition, fieldsOf } from "./form-definition";

/** A field that keeps the form from being sent, and why. */
export interface Problem {
  name: string;
  message: string;
}

/** What a check found, by field name. */
type Mistakes = Readonly<Record<string, unknown>>;

const halfTypedMessage = "Enter the whole date or time, or clear it";

/** What keeps a form from being sent, as it was found when the visitor last tried. */
export function useProblems(form: RefObject<HTMLFormElement>, definition: FormDefinition) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [halfTyped, setHalfTyped] = useState<readonly string[]>([]);

  return {
    problems,
    /** Shows what is wrong with the answers and whether nothing is. */
    show: (mistakes: Mistakes): boolean => {
      const unreadable = form.current ? halfTypedFields(form.current) : [];
      const found = fieldsOf(definition).flatMap(({ name }) => {
        const message = unreadable.includes(name) ? halfTypedMessage : mistakes[name];
        return typeof message === "string" ? [{ name, message }] : [];
      });
      setHalfTyped(unreadable);
      setProblems(found);
      return found.length === 0;
    },
    /** What to say beside a field, given the mistakes that are still there. */
    messageFor: (name: string, mistakes: Mistakes): string | undefined => {
      const message = halfTyped.includes(name) ? halfTypedMessage : mistakes[name];
      return problems.length > 0 && typeof message === "string" ? message : undefined;
    },
    add: (problem: Problem) => setProblems([problem]),
    forgetHalfTyped: (name: string) => setHalfTyped(halfTyped.filter((each) => each !== name)),
    forget: () => setProblems([]),
  };
}

/** The fields in which something stands that the browser cannot read, such as a day without a year. */
function halfTypedFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  );
}
