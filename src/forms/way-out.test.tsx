import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleStudio } from "../test-support/gatsby-stand-in";
import { type UnsentRequest, WayOut } from "./way-out";

const request: UnsentRequest = {
  reference: "F4K9-TR2M",
  subject: "Order: Zoë & Søn (F4K9-TR2M)",
  text: "Order Details, reference F4K9-TR2M\n\nTHE SERVICE\nHymn: “Abide with me”, 100% & more 🌷",
  hasPhotographs: false,
};

const copied = "Copied. You can paste it into an e-mail or a message.";
const copyButton = () => screen.getByRole("button", { name: "Copy my details" });
const textByHand = () => screen.queryByRole("textbox", { name: /copy by hand/ });

it("names the reference", () => {
  render(<WayOut request={request} />);

  expect(screen.getByText(request.reference)).toBeVisible();
});

it("leads to an e-mail to the studio with the subject and the whole text", () => {
  render(<WayOut request={request} />);

  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Write it as an e-mail" });
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname).toBe(sampleStudio.email);
  expect(searchParams.get("subject")).toBe(request.subject);
  expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(request.text);
});

it("copies the text, and says so", async () => {
  const user = userEvent.setup();
  render(<WayOut request={request} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await user.click(copyButton());

  expect(screen.getByRole("status")).toHaveTextContent(copied);
  expect(await navigator.clipboard.readText()).toBe(request.text);
  expect(textByHand()).not.toBeInTheDocument();
});

it("no longer says so when the answers have changed since", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<WayOut request={request} />);
  await user.click(copyButton());

  rerender(<WayOut request={{ ...request, text: `${request.text}\nCopies: 60` }} />);

  expect(screen.queryByText(copied)).not.toBeInTheDocument();
});

describe("where the browser does not copy", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, "clipboard");
  });

  it.each([
    ["refuses", { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) }],
    ["cannot", undefined],
  ])("because it %s: shows the text, selected, to copy by hand", async (_, clipboard) => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    render(<WayOut request={request} />);

    await user.click(copyButton());

    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /copy by hand/ });
    expect(box).toHaveFocus();
    expect(box).toHaveValue(request.text);
    expect(box).toHaveAttribute("readonly");
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(request.text);
    expect(screen.queryByText(copied)).not.toBeInTheDocument();
  });

  it("selects it again when asked again, and goes away when copying works after all", async () => {
    const user = userEvent.setup();
    jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new DOMException("No", "NotAllowedError"));
    render(<WayOut request={request} />);
    await user.click(copyButton());
    await user.click(copyButton());
    expect(textByHand()).toHaveFocus();

    jest.restoreAllMocks();
    await user.click(copyButton());

    expect(screen.getByRole("status")).toHaveTextContent(copied);
    expect(textByHand()).not.toBeInTheDocument();
  });
});

it.each([
  [true, 1],
  [false, 0],
])("asks to attach photographs by hand if there are any: %p", (hasPhotographs, times) => {
  render(<WayOut request={{ ...request, hasPhotographs }} />);

  expect(screen.queryAllByText(/attach them to the e-mail yourself/)).toHaveLength(times);
});

it("leaves the form it stands in alone", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(
    <form aria-label="Order" onSubmit={onSubmit}>
      <WayOut request={request} />
    </form>,
  );

  await user.click(copyButton());

  expect(onSubmit).not.toHaveBeenCalled();
  expect([...new FormData(screen.getByRole<HTMLFormElement>("form"))]).toEqual([]);
});
