import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeControl } from "./theme-control";

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

it("has a button that shows the choice", () => {
  render(<ThemeControl />);

  const choice = screen.getByRole("group", { name: "How the pages look" });
  expect(choice).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Light or dark" })).toHaveAttribute(
    "popovertarget",
    choice.id,
  );
});

it("follows the device until a theme is chosen, and again when that is chosen", async () => {
  const user = userEvent.setup();
  render(<ThemeControl />);
  const choice = within(screen.getByRole("group"));
  expect(choice.getByRole("radio", { name: "Same as my device" })).toBeChecked();

  await user.click(choice.getByRole("radio", { name: "Dark" }));
  expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(root).toHaveAttribute("data-theme", "dark");

  await user.click(choice.getByRole("radio", { name: "Light" }));
  expect(root).toHaveAttribute("data-theme", "light");

  await user.click(choice.getByRole("radio", { name: "Same as my device" }));
  expect(choice.getByRole("radio", { name: "Same as my device" })).toBeChecked();
  expect(root).not.toHaveAttribute("data-theme");
});

it("shows the theme that was chosen before", () => {
  root.dataset.theme = "light";

  render(<ThemeControl />);

  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
});
