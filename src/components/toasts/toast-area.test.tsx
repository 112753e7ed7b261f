import { act, render, screen } from "@testing-library/react";
import { darkDevice, setMatchingMedia } from "../../test-support/media";
import { setTheme } from "../../theme";
import { showToast } from "./show-toast";
import { ToastArea } from "./toast-area";

afterEach(() => {
  setTheme("system");
  setMatchingMedia([]);
});

async function toastOf(kind: "success" | "error", message: string) {
  await act(() => showToast(kind, message));
  return (await screen.findByText(message)).closest(".Toastify__toast");
}

it("is empty until the first toast, which is not lost", async () => {
  const { container } = render(<ToastArea />);
  expect(container).toBeEmptyDOMElement();

  expect(await toastOf("success", "It has arrived")).toBeVisible();
});

it("announces a toast, at the top in the middle", async () => {
  render(<ToastArea />);
  await toastOf("error", "It is lost");

  expect(screen.getByRole("alert")).toHaveTextContent("It is lost");
  expect(document.querySelector(".Toastify__toast-container--top-center")).toContainElement(
    screen.getByRole("alert"),
  );
});

it.each([
  ["success", "4000ms"],
  ["error", "5000ms"],
] as const)("keeps a toast of %s for %s", async (kind, duration) => {
  render(<ToastArea />);

  const toast = await toastOf(kind, `A toast of ${kind}`);

  expect(toast).toHaveClass(`Toastify__toast--${kind}`);
  expect(toast?.querySelector(".Toastify__progress-bar--animated")).toHaveStyle({
    animationDuration: duration,
  });
});

it.each([
  ["system", [], "light"],
  ["system", [darkDevice], "dark"],
  ["light", [darkDevice], "light"],
  ["dark", [], "dark"],
] as const)("with the theme %s on a device that prefers %p is %s", async (theme, media, shown) => {
  setMatchingMedia(media);
  setTheme(theme);
  render(<ToastArea />);

  expect(await toastOf("success", "It has arrived")).toHaveClass(`Toastify__toast-theme--${shown}`);
});
