import "../../test-support/set-email-identifiers";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { navigate } from "../../test-support/gatsby-stand-in";
import { formOf } from "../../test-support/sample-form";
import { StandInEmailService } from "../../test-support/stand-in-email-service";
import { RequestForm } from "../request-form";

const definition = formOf(
  { name: "who", label: "Full name", kind: "text", readBackAs: "name" },
  { name: "front", label: "Words on the front", kind: "paragraph", readBackAs: "front-words" },
  {
    name: "size",
    label: "Size",
    kind: "radios",
    options: ["Small", "Large"],
    required: true,
    missing: "Choose a size",
  },
);

let emailService: StandInEmailService;
const { showModal } = HTMLDialogElement.prototype;

beforeEach(() => {
  emailService = new StandInEmailService();
  navigate.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal });
});

const nameBox = () => screen.getByRole("textbox", { name: "Full name" });
const frontBox = () => screen.getByRole("textbox", { name: "Words on the front" });
const findSheet = () => screen.findByRole("dialog", { name: "Please read this once more" });
const sheet = () => screen.queryByRole("dialog");

function setUp() {
  render(<RequestForm definition={definition} />);
  return userEvent.setup();
}

async function fillIn(user: UserEvent) {
  await user.type(nameBox(), "Margaret Hartley");
  await user.type(frontBox(), "Margret{Enter}with love");
  await user.click(screen.getByRole("radio", { name: "Small" }));
}

async function send(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: definition.submitLabel }));
}

it("comes before anything is sent, with the focus on its heading", async () => {
  const user = setUp();
  await fillIn(user);

  await send(user);

  const facts = within(await findSheet());
  expect(facts.getByRole("heading", { name: "Please read this once more" })).toHaveFocus();
  expect(facts.getByText("Margaret Hartley")).toBeVisible();
  expect(facts.getByText(/^Margret\s+with love$/)).toBeVisible();
  expect(facts.getByText(/Nothing is printed before you have seen it/)).toBeVisible();
  expect(emailService.requests).toEqual([]);
});

it("asks about what may be mistaken, by the answer, and does not insist", async () => {
  const user = setUp();
  await fillIn(user);
  await send(user);

  const question = within(await findSheet()).getByText(/would be printed as/);
  expect(question).toHaveTextContent(
    "Please check: This would be printed as “Margret”, and “Margaret” is in the name.",
  );
  await user.click(screen.getByRole("button", { name: "This is right, send it" }));

  await waitFor(() => expect(emailService.requests).toHaveLength(1));
  expect(emailService.latest("who")).toEqual(["Margaret Hartley"]);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(sheet()).not.toBeInTheDocument();
});

it("leads back to the form, which can be sent later", async () => {
  const user = setUp();
  await fillIn(user);
  await send(user);
  await findSheet();

  await user.click(screen.getByRole("button", { name: "Go back and change something" }));
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  expect(emailService.requests).toEqual([]);
  expect(nameBox()).toHaveValue("Margaret Hartley");
  expect(screen.getByRole("radio", { name: "Small" })).toBeChecked();

  await send(user);
  await findSheet();
  await user.click(screen.getByRole("button", { name: "This is right, send it" }));
  await waitFor(() => expect(emailService.requests).toHaveLength(1));
});

it("leads from an answer to its field, and shows what was changed", async () => {
  const user = setUp();
  await fillIn(user);
  await send(user);
  await findSheet();

  await user.click(screen.getByRole("button", { name: "Change Words on the front" }));
  expect(frontBox()).toHaveFocus();
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  await user.clear(frontBox());
  await user.type(frontBox(), "Margaret");
  await send(user);

  const facts = within(await findSheet());
  expect(facts.getByText("Margaret")).toBeVisible();
  expect(facts.queryByText(/Please check/)).not.toBeInTheDocument();
});

it("waits until the answers can be sent at all", async () => {
  const user = setUp();
  await user.type(nameBox(), "Margaret Hartley");

  await send(user);

  expect(await screen.findByRole("link", { name: "Choose a size" })).toBeVisible();
  expect(sheet()).not.toBeInTheDocument();
});

it("stays away when there is nothing to read", async () => {
  const user = setUp();
  await user.click(screen.getByRole("radio", { name: "Small" }));

  await send(user);

  await waitFor(() => expect(emailService.requests).toHaveLength(1));
  expect(sheet()).not.toBeInTheDocument();
});

it("comes once and sends once, however often the form is submitted", async () => {
  const user = setUp();
  await fillIn(user);

  fireEvent.submit(screen.getByRole("form"));
  fireEvent.submit(screen.getByRole("form"));
  await findSheet();
  fireEvent.submit(screen.getByRole("form"));
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "This is right, send it" }));

  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(emailService.requests).toHaveLength(1);
});

it("is gone without where the browser has no dialogs", async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  const user = setUp();
  await fillIn(user);

  await send(user);

  await waitFor(() => expect(emailService.requests).toHaveLength(1));
});
