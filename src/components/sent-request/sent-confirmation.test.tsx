import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleStudio } from "../../test-support/gatsby-stand-in";
import { sampleSentRequest as request } from "../../test-support/sample-sent-request";
import SentConfirmation from "./sent-confirmation";

const confirmation = () => screen.getByRole("region", { name: request.heading });
const printButton = () => screen.getByRole("button", { name: "Print a copy" });
const dismissed = jest.fn();

it("says what has arrived, under which reference, and what happens next", () => {
  render(<SentConfirmation request={request} onDismiss={dismissed} />);

  expect(screen.getByRole("heading", { level: 2, name: request.heading })).toBeVisible();
  expect(within(confirmation()).getByText(request.reference)).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "What happens next" })).toBeVisible();
  for (const step of request.next) {
    expect(within(confirmation()).getByText(step)).toBeVisible();
  }
  expect(within(confirmation()).getByRole("link", { name: sampleStudio.phone })).toBeVisible();
  expect(within(confirmation()).getByRole("link", { name: sampleStudio.email })).toBeVisible();
  expect(confirmation()).toHaveTextContent(sampleStudio.hours);
});

it("shows what was sent, and when, once it is opened", async () => {
  const user = userEvent.setup();
  render(<SentConfirmation request={request} onDismiss={dismissed} />);
  const text = screen.getByText(/^Sample Request, reference/);
  expect(text).not.toBeVisible();

  await user.click(screen.getByText("What you sent"));

  expect(text).toBeVisible();
  expect(text.textContent).toBe(request.text);
  expect(screen.getByText(/^Sent on Friday,? 20 November 2026/)).toBeVisible();
});

it("saves exactly what was sent, under the reference", () => {
  render(<SentConfirmation request={request} onDismiss={dismissed} />);

  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Save a copy" });
  expect(link.download).toBe(`request-${request.reference}.txt`);
  const [type, content = ""] = link.href.split(",");
  expect(type).toBe("data:text/plain;charset=utf-8");
  expect(decodeURIComponent(content)).toBe(`\ufeff${request.text}`);
});

it("is dismissed by its button", async () => {
  const user = userEvent.setup();
  render(<SentConfirmation request={request} onDismiss={dismissed} />);

  await user.click(screen.getByRole("button", { name: "Dismiss" }));

  expect(dismissed).toHaveBeenCalledTimes(1);
});

it("takes the focus, and is a heading below others, where it is asked to", () => {
  render(<SentConfirmation request={request} headingLevel={3} takesFocus onDismiss={dismissed} />);

  expect(screen.getByRole("heading", { level: 3, name: request.heading })).toHaveFocus();
});

it("leaves the focus alone otherwise", () => {
  render(<SentConfirmation request={request} onDismiss={dismissed} />);

  expect(document.body).toHaveFocus();
});

describe("Print a copy", () => {
  const root = document.documentElement;
  let print: jest.SpyInstance;
  let printed: (string | undefined)[];

  beforeEach(() => {
    printed = [];
    print = jest.spyOn(window, "print").mockImplementation(() => {
      printed.push(root.dataset.printing);
    });
  });

  afterEach(() => print.mockRestore());

  /** The parts of the page beside the one that the confirmation is in. */
  const besideThePage = () => document.querySelectorAll("body > div:not(:has(section))");

  it("prints the copy beside the page, each time it is pressed", async () => {
    const user = userEvent.setup();
    render(<SentConfirmation request={request} onDismiss={dismissed} />);
    expect(besideThePage()).toHaveLength(0);

    await user.click(printButton());
    expect(printed).toEqual(["copy"]);
    await user.click(printButton());
    expect(printed).toEqual(["copy", "copy"]);

    const [copy, ...others] = besideThePage();
    expect(others).toEqual([]);
    expect(copy).toHaveTextContent(sampleStudio.name);
    expect(copy).toHaveTextContent(`Your reference: ${request.reference}`);
    expect(copy?.textContent).toContain(request.text);
  });

  it.each([
    ["presses a key", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Control}")],
    ["touches the page", (user: ReturnType<typeof userEvent.setup>) => user.click(root)],
  ])("prints the page again once the visitor %s", async (_, goOn) => {
    const user = userEvent.setup();
    render(<SentConfirmation request={request} onDismiss={dismissed} />);
    await user.click(printButton());
    expect(root.dataset.printing).toBe("copy");

    await goOn(user);

    expect(root.dataset.printing).toBeUndefined();
  });

  it("leaves nothing behind when the confirmation goes", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<SentConfirmation request={request} onDismiss={dismissed} />);
    await user.click(printButton());

    unmount();

    expect(root.dataset.printing).toBeUndefined();
    expect(document.body).toHaveTextContent(/^$/);
  });
});
