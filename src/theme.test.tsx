import { act, render, screen } from "@testing-library/react";
import { setTheme, themeScript, useTheme } from "./theme";

const root = document.documentElement;

function ShownTheme() {
  return <p>{useTheme()}</p>;
}

/** As with storage switched off in the browser: touching it throws. */
function blockStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

/** The head's script, as the browser runs it before anything is drawn. */
function runHeadScript(): void {
  new Function(themeScript)();
}

/** What a new visit begins with: the storage, and a page that nothing has changed yet. */
function leaveAndComeBack(): void {
  delete root.dataset.theme;
  runHeadScript();
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.theme;
});

it("follows the device at first", () => {
  leaveAndComeBack();

  expect(root).not.toHaveAttribute("data-theme");
});

it.each(["light", "dark"] as const)("shows %s at once and remembers it", (theme) => {
  setTheme(theme);
  expect(root).toHaveAttribute("data-theme", theme);

  leaveAndComeBack();
  expect(root).toHaveAttribute("data-theme", theme);
});

it("forgets the choice on going back to the device's theme", () => {
  setTheme("dark");

  setTheme("system");
  expect(root).not.toHaveAttribute("data-theme");

  leaveAndComeBack();
  expect(root).not.toHaveAttribute("data-theme");
  expect(localStorage).toHaveLength(0);
});

it("takes nothing from storage that is no theme", () => {
  setTheme("dark");
  const [key] = Object.keys(localStorage);
  localStorage.setItem(key ?? "", "sepia");

  leaveAndComeBack();

  expect(root).not.toHaveAttribute("data-theme");
});

describe("with storage switched off", () => {
  it("still changes the theme of this page", () => {
    blockStorage();

    setTheme("dark");
    expect(root).toHaveAttribute("data-theme", "dark");

    setTheme("system");
    expect(root).not.toHaveAttribute("data-theme");
  });

  it("still loads the page", () => {
    blockStorage();

    expect(leaveAndComeBack).not.toThrow();
    expect(root).not.toHaveAttribute("data-theme");
  });
});

describe("useTheme", () => {
  it("gives the theme that the page was loaded with", () => {
    setTheme("light");
    leaveAndComeBack();

    render(<ShownTheme />);

    expect(screen.getByText("light")).toBeVisible();
  });

  it("follows every change", () => {
    render(<ShownTheme />);
    expect(screen.getByText("system")).toBeVisible();

    act(() => setTheme("dark"));
    expect(screen.getByText("dark")).toBeVisible();

    act(() => setTheme("system"));
    expect(screen.getByText("system")).toBeVisible();
  });
});
