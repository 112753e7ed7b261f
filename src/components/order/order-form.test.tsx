import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formInContent } from "../../test-support/sample-form";
import { sampleTemplate } from "../../test-support/sample-gallery";
import { servePageData } from "../../test-support/stand-in-page-data";
import { OrderForm } from "./order-form";

const oak = { id: "quiet-oak", name: "Quiet Oak" };
const wren = { id: "small-wren", name: "Small Wren" };
const ribbon = { id: "ribbons", name: "Ribbon", printedLongEdge: 200 };
const memoryCards = { id: "cards", name: "Memory Cards", printedLongEdge: 148 };

function category(name: string, gathers: string, templates: { id: string; name: string }[]) {
  return { name, path: `/order-of-services/${name.toLowerCase()}`, gathers, templates };
}

/** A favourite that is listed again, as the popular templates are. */
const data: Queries.OrderFormFragment = {
  requestForm: formInContent("order-details"),
  products: { nodes: [ribbon, memoryCards] },
  categories: {
    nodes: [
      category("Favourites", "popular", [oak]),
      category("Trees", "folder", [oak]),
      category("Birds", "folder", [wren]),
    ],
  },
};

function galleryOf(category: string, { id, name }: { id: string; name: string }) {
  const template = sampleTemplate({
    id,
    name,
    alt: `The cover ${name}`,
    category: { name: category, section: "order-of-services" },
  });
  return { page: { templates: [{ ...template, price: "24.99" }] } };
}

beforeEach(() => {
  servePageData({
    "/order-of-services/trees": galleryOf("Trees", oak),
    "/order-of-services/birds": galleryOf("Birds", wren),
  });
});

const noChoice = { search: "", state: null };

const productType = () => screen.getByRole("combobox", { name: "Product Type" });
const templateType = () => screen.getByRole("combobox", { name: "Template Type" });
const frontCover = () => screen.getByRole("combobox", { name: "Front Cover Template" });

it("is filled in with the template that the visitor chose, for memory cards", async () => {
  render(
    <OrderForm
      data={data}
      location={{ search: "?template=quiet-oak", state: null }}
      galleries="/galleries"
    />,
  );

  expect(productType()).toHaveDisplayValue("Memory Cards");
  expect(templateType()).toHaveDisplayValue("Trees");
  expect(frontCover()).toHaveDisplayValue("Quiet Oak");
  expect(await screen.findByRole("img", { name: "The cover Quiet Oak" })).toBeVisible();
});

it("shows the chosen cover with its price, and the way to another", async () => {
  render(
    <OrderForm
      data={data}
      location={{ search: "?template=quiet-oak", state: null }}
      galleries="/galleries"
    />,
  );

  expect(screen.getByRole("heading", { name: "Your cover" })).toBeVisible();
  expect(await screen.findByRole("img", { name: "The cover Quiet Oak" })).toBeVisible();
  expect(screen.getByText(/£24\.99/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Choose another" })).toHaveAttribute(
    "href",
    "/order-of-services/trees",
  );
  expect(screen.queryByRole("heading", { name: "No cover chosen yet" })).not.toBeInTheDocument();
});

it("shows the cover that is chosen in the form instead", async () => {
  const user = userEvent.setup();
  render(
    <OrderForm
      data={data}
      location={{ search: "?template=quiet-oak", state: null }}
      galleries="/galleries"
    />,
  );

  await user.selectOptions(templateType(), "Birds");
  expect(screen.getByRole("heading", { name: "No cover chosen yet" })).toBeVisible();

  await user.selectOptions(frontCover(), "Small Wren");
  expect(await screen.findByRole("img", { name: "The cover Small Wren" })).toBeVisible();
});

it("names the chosen cover even where its picture does not arrive", async () => {
  const asked = servePageData({});
  render(
    <OrderForm
      data={data}
      location={{ search: "?template=small-wren", state: null }}
      galleries="/galleries"
    />,
  );

  await waitFor(() => expect(asked).toEqual(["/order-of-services/birds"]));
  expect(screen.getByRole("heading", { name: "Your cover" })).toBeVisible();
  expect(screen.getByText("Small Wren", { selector: "p" })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("offers the products and categories of the content", async () => {
  const user = userEvent.setup();
  render(<OrderForm data={data} location={noChoice} galleries="/galleries" />);
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole("option")
      .slice(1)
      .map(({ textContent }) => textContent);

  expect(productType()).toHaveDisplayValue("Please choose");
  expect(optionsOf(productType())).toEqual(["Ribbon", "Memory Cards"]);
  expect(screen.queryByRole("combobox", { name: "Template Type" })).not.toBeInTheDocument();

  await user.selectOptions(productType(), "Ribbon");
  expect(optionsOf(templateType())).toEqual(["Favourites", "Trees", "Birds"]);
});

it("is filled in with the product that the visitor chose", () => {
  render(
    <OrderForm
      data={data}
      location={{ search: "?product=ribbons", state: null }}
      galleries="/galleries"
    />,
  );

  expect(productType()).toHaveDisplayValue("Ribbon");
  expect(templateType()).toHaveDisplayValue("Please choose");
});

it("says that it does not know a template, and leaves the choice open", () => {
  render(
    <OrderForm
      data={data}
      location={{ search: "?template=no-such-thing", state: null }}
      galleries="/galleries"
    />,
  );

  expect(screen.getByText(/could not find/)).toBeVisible();
  expect(productType()).toHaveDisplayValue("Please choose");
});

it("says nothing of the kind to those who come without one", () => {
  render(<OrderForm data={data} location={noChoice} galleries="/galleries" />);

  expect(screen.queryByText(/could not find/)).not.toBeInTheDocument();
});
