import type { Page } from "@playwright/test";
import { firstTemplate, ownCategory } from "../content";
import { choice, field } from "../order-form";
import { type Photograph, photograph } from "../photographs";

export const chosenTemplate = firstTemplate(ownCategory);

/** An answer to every question that is typed, by the name of its field. */
export const typedAnswers = {
  quantity: "60",
  deceased_name: "Margaret Ellen Hartley",
  dob: "1941-03-08",
  dod: "2026-01-02",
  age: "84",
  service_date: "2026-02-28",
  service_time: "14:30",
  venue: "St Mary’s Church, Hexham",
  front_page_info: "In Loving Memory of\nMargaret Ellen Hartley",
  content_details: "The Lord’s my shepherd\nReading by Zoë: “Do not stand at my grave”",
  acknowledgement: "The family thanks everybody for coming.",
  refreshment: "Afterwards at the Royal Oak, Hexham",
  charity: "Donations to the lifeboats, if you wish",
  photo_instructions: "Garden on the front, seaside on the back",
  qr_link: "https://example.com/tribute?to=margaret&from=all",
  email: "mary.hartley@example.com",
  tel: "01632 960 200",
  fax: "01632 960 201",
  delivery_address: "1 Station Road\nHexham\nNE46 1AA",
  branch_name: "Hexham branch",
  funeral_arranger: "Tom Ridley",
  branch_address: "2 Market Place\nHexham",
  reference_no: "HX/2026-17",
  activation_date: "2026-01-05",
};

/** As the studio reads them; the others stand in the e-mail as they were typed. */
export const readableAnswers: Record<string, string> = {
  dob: "Saturday 8 March 1941",
  dod: "Friday 2 January 2026",
  service_date: "Saturday 28 February 2026",
  activation_date: "Monday 5 January 2026",
};

export const chosenAnswers = {
  color_options: "Color Cover and Color inside",
  paper_stock: "100% uncoated Recycled",
  qr_required: "Yes",
  proof: "Email",
  delivery_options: "Postal Delivery",
};

export const listedAnswers = {
  product_type: "Memory Cards",
  template_type: chosenTemplate.category.name,
  front_cover_template: chosenTemplate.name,
  page_count: "8 pages",
};

/** Two real photographs that fit into one request as they are. */
export async function twoPhotographs(): Promise<[Photograph, Photograph]> {
  return [
    await photograph("garden.jpg", 480, 360),
    await photograph("at the seaside.jpg", 640, 360),
  ];
}

/** Answers every question but the design, which is chosen in a gallery. */
export async function answerEverything(page: Page, photographs: Photograph[]): Promise<void> {
  await field(page, "page_count").selectOption(listedAnswers.page_count);
  for (const [name, option] of Object.entries(chosenAnswers)) {
    await choice(page, name, option).check();
  }
  for (const [name, answer] of Object.entries(typedAnswers)) {
    await field(page, name).fill(answer);
  }
  await field(page, "photos").setInputFiles(photographs);
}
