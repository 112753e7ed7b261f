import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setMatchingMedia, wideScreen } from "../../test-support/media";
import { MenuGroup } from "./menu-group";

const links = [
  { label: "Leaves", path: "/leaves" },
  { label: "Birds", path: "/birds" },
];

function setUp(pathname = "/") {
  const user = userEvent.setup();
  render(
    <>
      <MenuGroup label="Galleries" links={links} pathname={pathname} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return user;
}

const group = () => screen.getByRole<HTMLDetailsElement>("group");
const label = () => screen.getByText("Galleries");
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });
const firstLink = () => screen.getByText("Leaves");

it("leads to its pages", async () => {
  const user = setUp();
  await user.click(label());

  expect(
    screen
      .getAllByRole("link")
      .map((link) => ({ label: link.textContent, path: link.getAttribute("href") })),
  ).toEqual(links);
});

it("says when it holds the current page", () => {
  setUp("/birds");
  expect(label()).toHaveAttribute("aria-current", "true");
});

it("says nothing of the kind on other pages", () => {
  setUp("/birdsong");
  expect(label()).not.toHaveAttribute("aria-current");
});

describe.each([
  ["a wide screen", [wideScreen]],
  ["a phone", []],
])("on %s", (_, media) => {
  beforeEach(() => setMatchingMedia(media));

  it("opens and closes by a press", async () => {
    const user = setUp();
    expect(group().open).toBe(false);

    await user.click(label());
    expect(group().open).toBe(true);

    await user.click(label());
    expect(group().open).toBe(false);
  });

  it("closes on Escape, with the focus back on its label", async () => {
    const user = setUp();
    await user.click(label());
    firstLink().focus();

    await user.keyboard("{Escape}");

    expect(group().open).toBe(false);
    expect(label()).toHaveFocus();
  });

  it("leaves the focus where it is when Escape is pressed elsewhere", async () => {
    const user = setUp();
    elsewhere().focus();
    group().open = true;

    await user.keyboard("{Escape}");

    expect(group().open).toBe(false);
    expect(elsewhere()).toHaveFocus();
  });

  it("stays open on other keys", async () => {
    const user = setUp();
    await user.click(label());

    await user.keyboard("a{ArrowDown}");

    expect(group().open).toBe(true);
  });
});

describe("on a wide screen", () => {
  beforeEach(() => setMatchingMedia([wideScreen]));

  it("closes on a press outside, not inside", async () => {
    const user = setUp();
    await user.click(label());

    await user.pointer({ keys: "[MouseLeft]", target: firstLink() });
    expect(group().open).toBe(true);

    await user.pointer({ keys: "[MouseLeft]", target: document.body });
    expect(group().open).toBe(false);
  });

  it("closes when the focus leaves it", async () => {
    const user = setUp();
    group().open = true;
    firstLink().focus();
    expect(group().open).toBe(true);

    await user.tab();
    await user.tab();

    expect(elsewhere()).toHaveFocus();
    expect(group().open).toBe(false);
  });

  it("opens under a mouse and closes when that leaves", async () => {
    const user = setUp();

    await user.hover(label());
    expect(group().open).toBe(true);

    await user.hover(firstLink());
    expect(group().open).toBe(true);

    await user.hover(elsewhere());
    expect(group().open).toBe(false);
  });

  it("stays open on the first press of the mouse that opened it", async () => {
    const user = setUp();
    await user.hover(label());

    await user.pointer({ keys: "[MouseLeft]", target: label() });
    expect(group().open).toBe(true);

    await user.pointer({ keys: "[MouseLeft]", target: label() });
    expect(group().open).toBe(false);
  });

  it("opens by a touch as by a press, not before", async () => {
    const user = setUp();

    await user.pointer({ keys: "[TouchA>]", target: label() });
    expect(group().open).toBe(false);

    await user.pointer({ keys: "[/TouchA]", target: label() });
    expect(group().open).toBe(true);
  });
});

describe("on a phone", () => {
  beforeEach(() => setMatchingMedia([]));

  it("stays open when something else is pressed", async () => {
    const user = setUp();
    await user.click(label());

    await user.click(elsewhere());

    expect(group().open).toBe(true);
  });

  it("does not open under a mouse", async () => {
    const user = setUp();

    await user.hover(label());

    expect(group().open).toBe(false);
  });
});
