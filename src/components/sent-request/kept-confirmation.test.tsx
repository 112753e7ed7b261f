import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { sampleSentRequest as request } from "../../test-support/sample-sent-request";
import { KeptConfirmation } from "./kept-confirmation";
import { keepSentRequest, keptSentRequest } from "./kept-request";

const page = (
  <main tabIndex={-1}>
    <KeptConfirmation />
    <h1>Home</h1>
  </main>
);

afterEach(() => sessionStorage.clear());

it("shows the request that was sent", async () => {
  keepSentRequest(request);
  render(page);

  expect(await screen.findByRole("heading", { name: request.heading })).toBeVisible();
  expect(screen.getByText(request.reference)).toBeVisible();
});

it("is gone for good once it is dismissed, with the focus on the page's content", async () => {
  const user = userEvent.setup();
  keepSentRequest(request);
  const { unmount } = render(page);

  await user.click(await screen.findByRole("button", { name: "Dismiss" }));

  expect(screen.queryByText(request.heading)).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(keptSentRequest()).toBeUndefined();
  unmount();
  render(page);
  expect(screen.getByRole("main")).toHaveTextContent(/^Home$/);
});

it("is nothing for visitors who have sent nothing", () => {
  render(page);

  expect(screen.getByRole("main")).toHaveTextContent(/^Home$/);
});

it("is nothing in the HTML", () => {
  keepSentRequest(request);

  expect(renderToString(<KeptConfirmation />)).toBe("");
});
