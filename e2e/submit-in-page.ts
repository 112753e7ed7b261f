import type { GeneratedAnswer } from "./generated-answers";

/** What became of a submission, as the page shows it. */
export interface Outcome {
  /** The name and value of each control that is posted, in the order of the page. */
  held: [string, string][];
  /** The choices that were picked by their number. */
  picked: Record<string, string>;
  /** What the error summary names, when the form was not sent. */
  problems: string[] | undefined;
}

/**
 * Runs in the page, on the form: makes the submissions one after the other, much faster than from
 * outside, with the events that typing and pressing make. JSON goes in and out, as only that keeps
 * halves of characters.
 */
export async function submitInPage(form: Element, json: string): Promise<string> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!(form instanceof HTMLFormElement) || !button) throw new Error("This is no form.");

  const withText = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.textContent?.includes(text),
    );
  const wayOut = () => withText("form a", "Write it as an e-mail");
  const summary = () => withText("form [role=alert]", "There is a problem");

  type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const setValue = (box: Box, value: string) => {
    // React puts a property of its own over this one, to tell its changes from the visitor's.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value") ?? {};
    set?.call(box, value);
    const event = box instanceof HTMLSelectElement ? "change" : "input";
    box.dispatchEvent(new Event(event, { bubbles: true }));
  };

  /** Returns the choice that a number has picked. */
  const give = (name: string, answer: GeneratedAnswer): string | undefined => {
    const boxes = [...form.elements].filter((each) => each.getAttribute("name") === name);
    const box = boxes[Number(answer) % boxes.length] ?? boxes[0];
    if (box instanceof HTMLSelectElement) {
      const [blank, ...choices] = box.options;
      const choice = Number(answer) === 0 ? blank : choices[Number(answer) % choices.length];
      setValue(box, choice?.value ?? "");
      return box.value;
    }
    if (box instanceof HTMLInputElement && box.type === "radio") {
      box.click();
      return box.value;
    }
    if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) {
      setValue(box, String(answer));
    }
    return undefined;
  };

  /** Resolves when the page says what became of it: to the problems, if it was not sent. */
  const send = async (): Promise<string[] | undefined> => {
    const wayOutBefore = wayOut();
    button.focus();
    form.requestSubmit(button);
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      withText("dialog[open] button", "This is right, send it")?.click();
      if (document.activeElement?.contains(summary() ?? null)) {
        const links = summary()?.querySelectorAll("a") ?? [];
        return [...links].map(({ textContent }) => textContent ?? "");
      }
      const wayOutNow = wayOut();
      if (wayOutNow && wayOutNow !== wayOutBefore && !button.disabled) {
        return undefined;
      }
    }
  };

  const held = () =>
    [...form.elements].flatMap((each): [string, string][] => {
      const isAnswer =
        each instanceof HTMLTextAreaElement ||
        each instanceof HTMLSelectElement ||
        (each instanceof HTMLInputElement &&
          each.type !== "file" &&
          (each.type !== "radio" || each.checked));
      return isAnswer && each.name !== "" ? [[each.name, each.value]] : [];
    });

  const outcomes: Outcome[] = [];
  for (const answers of JSON.parse(json)) {
    const picked: Outcome["picked"] = {};
    for (const name of Object.keys(answers)) {
      const choice = give(name, answers[name]);
      if (choice !== undefined) picked[name] = choice;
    }
    const problems = await send();
    outcomes.push({ held: held(), picked, problems });
  }
  return JSON.stringify(outcomes);
}
