import { render, screen, within } from "@testing-library/react";
import { MainMenu } from "./main-menu";

const items = [
  { label: "Start", path: "/", button: false, links: [] },
  { label: "Galleries", path: null, button: false, links: [{ label: "Leaves", path: "/leaves" }] },
  { label: "Questions", path: null, button: false, links: [{ label: "Prices", path: "/prices" }] },
  { label: "Write to us", path: "/write", button: true, links: [] },
];

function menuOn(pathname: string) {
  return <MainMenu id="menu" items={items} pathname={pathname} />;
}

const menu = () => screen.getByRole("navigation", { name: "Main" });
const groups = () => within(menu()).getAllByRole<HTMLDetailsElement>("group");

/** jsdom has no popovers: this one is open until it is told to hide. */
function openAsPopover(element: HTMLElement) {
  const matches = element.matches.bind(element);
  let open = true;
  Object.assign(element, {
    matches: (selector: string) => (selector === ":popover-open" ? open : matches(selector)),
    hidePopover: () => {
      open = false;
    },
  });
  return () => open;
}

it("has a link or a group for each entry, in order", () => {
  render(menuOn("/"));

  const entries = within(menu()).getAllByRole("list")[0]?.children ?? [];
  expect(
    [...entries].map((entry) => entry.querySelector(":scope > a, summary")?.textContent),
  ).toEqual(["Start", "Galleries", "Questions", "Write to us"]);
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/write");
  expect(groups()).toHaveLength(2);
});

it("sets the entry apart that is a button", () => {
  render(menuOn("/"));

  const looks = ["Start", "Write to us"].map(
    (name) => screen.getByRole("link", { name }).className,
  );
  expect(looks).toEqual(["link", "button"]);
});

it("ties its groups together, so that the browser keeps one open at a time", () => {
  render(menuOn("/"));

  const names = groups().map((group) => group.getAttribute("name"));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it("has a button that closes it", () => {
  render(menuOn("/"));

  const button = screen.getByRole("button", { name: "Close menu" });
  expect(menu()).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", menu().id);
  expect(button).toHaveAttribute("popovertargetaction", "hide");
});

it("stays in working order in browsers that do not know popovers", () => {
  const { rerender } = render(menuOn("/"));
  jest.spyOn(menu(), "matches").mockImplementation(() => {
    throw new SyntaxError("The selector is not known");
  });

  rerender(menuOn("/leaves"));

  expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
});

it("closes, with its groups, when another page comes", () => {
  const { rerender } = render(menuOn("/"));
  const isOpen = openAsPopover(menu());
  for (const group of groups()) {
    group.open = true;
  }

  rerender(menuOn("/"));
  expect(isOpen()).toBe(true);
  expect(groups().every(({ open }) => open)).toBe(true);

  rerender(menuOn("/leaves"));
  expect(isOpen()).toBe(false);
  expect(groups().some(({ open }) => open)).toBe(false);
});
