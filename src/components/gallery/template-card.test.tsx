import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "../../test-support/gatsby-stand-in";
import { sampleTemplate } from "../../test-support/sample-gallery";
import { TemplateCard } from "./template-card";

beforeEach(() => {
  navigate.mockClear();
});

it("shows the cover, the name and the category", () => {
  render(<TemplateCard template={sampleTemplate()} />);

  expect(screen.getByRole("img", { name: "An oak in the mist" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Quiet Oak" })).toBeVisible();
  expect(screen.getByText("Trees")).toBeVisible();
});

it("says that a template is popular when it is", () => {
  const { rerender } = render(<TemplateCard template={sampleTemplate({ popular: true })} />);
  expect(screen.getByText("Popular")).toBeVisible();

  rerender(<TemplateCard template={sampleTemplate({ popular: false })} />);
  expect(screen.queryByText("Popular")).not.toBeInTheDocument();
});

it("prints no price", () => {
  const template = { ...sampleTemplate(), price: "24.99" };
  render(<TemplateCard template={template} />);

  expect(document.body).not.toHaveTextContent(/24\.99|£/);
});

it.each([
  ["order-of-services", "/how-to-order/create-for-you?template=quiet-oak"],
  ["wedding-cards", "/how-to-order/wedding-card-request?template=quiet-oak"],
])(
  "leads from %s to the form, with the choice in the address and in the state",
  async (section, address) => {
    const template = sampleTemplate({ category: { name: "Trees", section } });
    render(<TemplateCard template={template} />);
    const choose = screen.getByRole("link", { name: "Choose Quiet Oak" });
    expect(choose).toHaveAttribute("href", address);

    await userEvent.click(choose);

    expect(navigate.mock.calls).toEqual([
      [address, { state: { template: { id: "quiet-oak", name: "Quiet Oak", category: "Trees" } } }],
    ]);
  },
);
