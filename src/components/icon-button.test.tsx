import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IconButton } from "./icon-button";

function setUp(onClick = () => undefined) {
  const user = userEvent.setup();
  render(
    <>
      <IconButton label="Put away" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>
      <button type="button">Next</button>
    </>,
  );
  return user;
}

const button = () => screen.getByRole("button", { name: "Put away" });

it("is named by its label, once, and shows it as a tooltip", () => {
  setUp();

  expect(button()).toHaveAccessibleName("Put away");
  expect(button()).not.toHaveAccessibleDescription();
  expect(screen.getByText("Put away")).toHaveAttribute("aria-hidden", "true");
});

it("does what it is for, and sends no form", async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Put away" onClick={onClick} />
    </form>,
  );

  await userEvent.click(button());

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("passes other attributes on", () => {
  render(<IconButton label="Put away" popovertarget="menu" disabled />);

  expect(button()).toHaveAttribute("popovertarget", "menu");
  expect(button()).toBeDisabled();
});

describe("the tooltip", () => {
  const dismissed = () => button().dataset.tooltip === "dismissed";

  it("goes on Escape and comes back after the focus has left", async () => {
    const user = setUp();
    await user.tab();
    expect(button()).toHaveFocus();
    expect(dismissed()).toBe(false);

    await user.keyboard("{Escape}");
    expect(dismissed()).toBe(true);
    expect(button()).toHaveFocus();

    await user.tab();
    expect(dismissed()).toBe(false);
  });

  it("comes back after the mouse has left", async () => {
    const user = setUp();
    await user.hover(button());
    await user.tab();
    await user.keyboard("{Escape}");
    expect(dismissed()).toBe(true);

    await user.unhover(button());
    expect(dismissed()).toBe(false);
  });

  it("stays on other keys", async () => {
    const user = setUp();
    await user.tab();

    await user.keyboard("a{Enter}");

    expect(dismissed()).toBe(false);
  });
});
