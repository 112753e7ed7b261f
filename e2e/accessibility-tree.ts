import type { Page } from "@playwright/test";
import { found } from "./content";

/** An element as the browser gives it to assistive technology. */
export interface AccessibleElement {
  role: string;
  name: string;
  description: string;
  required: boolean;
  invalid: boolean;
}

/** Every element of a form that assistive technology meets, in its order. */
export async function accessibleElements(
  page: Page,
  formName: string,
): Promise<AccessibleElement[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  type Node = (typeof nodes)[number];

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (node: Node): Node[] =>
    (node.childIds ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((child) => [child, ...within(child)]);
  const form = nodes.find(({ role, name }) => role?.value === "form" && name?.value === formName);

  return within(found(form, `a form ${formName}`))
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const property = (wanted: string) =>
        String(properties.find((each) => each.name === wanted)?.value.value);
      return {
        role: String(role?.value ?? ""),
        name: String(name?.value ?? ""),
        description: String(description?.value ?? ""),
        required: property("required") === "true",
        invalid: property("invalid") === "true",
      };
    });
}
