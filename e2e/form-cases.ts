import { expect, type Locator, type Page } from "@playwright/test";
import { pagePaths } from "../src/paths";
import { categories, firstTemplate, found, readForm } from "./content";
import { type Photograph, photograph } from "./photographs";
import { chosenAnswers, listedAnswers, typedAnswers } from "./requests/order-answers";

type Form = ReturnType<typeof readForm>;
export type FormCaseField = Form["sections"][number]["fields"][number];

/** A form of content/forms, where it stands, and an answer to each of its questions but photographs. */
export interface FormCase {
  slug: string;
  path: string;
  form: Form;
  answers: Record<string, string>;
}

const weddingTemplate = firstTemplate(
  found(
    categories.find(({ section, templates }) => section === "wedding-cards" && templates[0]),
    "a wedding card",
  ),
);

export const orderCase: FormCase = {
  slug: "order-details",
  path: pagePaths.createForYou,
  form: readForm("order-details"),
  answers: { ...listedAnswers, ...chosenAnswers, ...typedAnswers },
};

export const weddingCase: FormCase = {
  slug: "wedding-card",
  path: pagePaths.weddingCardRequest,
  form: readForm("wedding-card"),
  answers: {
    bride_name: "Zoë Sample",
    groom_name: "Ben O’Brien",
    service_date: "2027-06-06",
    service_time: "10:10",
    venue: "St Mary’s Church, Hexham",
    product_type: "Wedding Invitation Card",
    template_type: weddingTemplate.category.name,
    front_cover_template: weddingTemplate.name,
    color_options: "Color Cover and Color inside",
    page_count: "4 Pages",
    paper_stock: "100% uncoated Recycled",
    quantity: "60",
    front_page_info: "Together with their families",
    content_details: "Dinner at the Royal Oak\nPlease reply by May",
    acknowledgement: "none",
    photo_instructions: "The beach on the front",
    email: "zoe@example.com",
    tel: "01632 960 200",
    proof: "Fax",
    fax: "01632 960 201",
    delivery_options: "Courier Delivery",
    delivery_address: "1 Station Road\nHexham",
    branch_name: "none",
    branch_address: "none",
    reference_no: "WED-17",
    activation_date: "2027-02-02",
  },
};

export const bespokeCase: FormCase = {
  slug: "bespoke",
  path: pagePaths.bespokeRequest,
  form: readForm("bespoke"),
  answers: {
    full_name: "Ben Sample",
    company: "Sample and Daughters",
    email: "ben@example.com",
    phone: "01632 960 002",
    design_request: "A lighthouse at evening.\nHe kept one for thirty years.",
  },
};

export const contactCase: FormCase = {
  slug: "contact",
  path: pagePaths.contact,
  form: readForm("contact"),
  answers: {
    firstName: "Ann Sample",
    email: "ann@example.com",
    phone: "01632 960 001",
    subject: "Lilies",
    message: "Do you have lilies in white?\nMy mother grew them.",
  },
};

export const formCases = [orderCase, weddingCase, bespokeCase, contactCase];

/** The same form on its second page. */
export const secondBespokeCase: FormCase = { ...bespokeCase, path: pagePaths.bespoke };

export function fieldsOf({ form }: FormCase): FormCaseField[] {
  return form.sections.flatMap(({ fields }) => fields);
}

export function formOn(page: Page, { form }: FormCase): Locator {
  return page.getByRole("form", { name: form.heading, exact: true });
}

/** Opens the page and waits until its script checks the answers instead of the browser. */
export async function openForm(page: Page, formCase: FormCase): Promise<Locator> {
  await page.goto(formCase.path);
  const element = formOn(page, formCase);
  await expect(element).toHaveAttribute("novalidate");
  return element;
}

/** The box, list or file field of a question; of one with choices the group. */
export function control(element: Locator, { kind, label }: FormCaseField): Locator {
  return kind === "radios"
    ? element.getByRole("group", { name: label, exact: true })
    : element.getByLabel(label, { exact: true });
}

export function sendButton(element: Locator, { form }: FormCase): Locator {
  return element.getByRole("button", { name: form.submitLabel, exact: true });
}

/** Those questions of a form that there is an answer to. */
function answered(formCase: FormCase, answers: Record<string, string>) {
  return fieldsOf(formCase).flatMap((field) => {
    const answer = answers[field.name];
    return answer === undefined ? [] : [{ field, answer }];
  });
}

/** Fills in those questions that there is an answer to. */
export async function fillIn(
  element: Locator,
  formCase: FormCase,
  answers: Record<string, string> = formCase.answers,
): Promise<void> {
  for (const { field, answer } of answered(formCase, answers)) {
    const box = control(element, field);
    if (field.kind === "radios") {
      await box.getByRole("radio", { name: answer, exact: true }).check();
    } else if (field.kind === "select") {
      await box.selectOption(answer);
    } else {
      await box.fill(answer);
    }
  }
}

/** Gives a form that takes photographs a small one. Returns those that were given. */
export async function choosePhotographs(
  element: Locator,
  formCase: FormCase,
  name = "garden.jpg",
): Promise<Photograph[]> {
  const field = fieldsOf(formCase).find(({ kind }) => kind === "photos");
  if (!field) return [];
  const chosen = [await photograph(name, 60, 40)];
  await control(element, field).setInputFiles(chosen);
  return chosen;
}

export async function expectAnswers(
  element: Locator,
  formCase: FormCase,
  answers: Record<string, string> = formCase.answers,
): Promise<void> {
  for (const { field, answer } of answered(formCase, answers)) {
    const box = control(element, field);
    if (field.kind === "radios") {
      await expect(box.getByRole("radio", { name: answer, exact: true })).toBeChecked();
    } else {
      await expect(box).toHaveValue(answer);
    }
  }
}

/** Presses Send and, where answers are read back first, says that they are right. */
export async function sendForm(page: Page, formCase: FormCase): Promise<void> {
  await sendButton(formOn(page, formCase), formCase).click();
  if (fieldsOf(formCase).some(({ readBackAs }) => readBackAs !== undefined)) {
    await page.getByRole("button", { name: "This is right, send it", exact: true }).click();
  }
}
