import "../test-support/set-email-identifiers";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keptSentRequest } from "../components/sent-request/kept-request";
import { ToastArea } from "../components/toasts/toast-area";
import { navigate } from "../test-support/gatsby-stand-in";
import { sampleForm } from "../test-support/sample-form";
import { StandInEmailService } from "../test-support/stand-in-email-service";
import type { FormDefinition } from "./form-definition";
import { RequestForm } from "./request-form";

let emailService: StandInEmailService;

beforeEach(() => {
  emailService = new StandInEmailService();
  navigate.mockClear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

async function send(definition: FormDefinition) {
  const user = userEvent.setup();
  render(
    <>
      <RequestForm definition={definition} />
      <ToastArea />
    </>,
  );
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Sam Sample");
  await user.click(screen.getByRole("radio", { name: "Letter" }));
  await user.click(screen.getByRole("button", { name: definition.submitLabel }));
  return user;
}

const confirmation = () => screen.findByRole("region", { name: sampleForm.confirmation.heading });

it("keeps what was sent, word for word, for the home page to confirm", async () => {
  await send(sampleForm);

  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  const [reference] = emailService.latest("submission_id");
  const [text] = emailService.latest("request_text");
  expect(keptSentRequest()).toEqual({
    ...sampleForm.confirmation,
    reference,
    text,
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it("confirms in a form that stays, under its heading and with the focus, and keeps nothing", async () => {
  const user = await send({ ...sampleForm, afterwards: "stay" });

  const region = await confirmation();
  const [reference] = emailService.latest("submission_id");
  expect(within(region).getByText(String(reference))).toBeVisible();
  expect(within(region).getByRole("heading", { level: 3 })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("");
  expect(keptSentRequest()).toBeUndefined();

  await user.click(within(region).getByRole("button", { name: "Dismiss" }));
  expect(region).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: sampleForm.heading })).toHaveFocus();
});

it.each(["alert", "toast"])("offers other ways after a failure told by %s", async (failureAs) => {
  emailService.refuse(400, "Bad request");
  await send({ ...sampleForm, failureAs });

  const form = within(screen.getByRole("form"));
  expect(await form.findByRole("button", { name: "Copy my details" })).toBeVisible();
  expect(form.getByText("Everything you typed is still here.", { exact: false })).toBeVisible();
  const link = form.getByRole<HTMLAnchorElement>("link", { name: "Write it as an e-mail" });
  const { searchParams } = new URL(link.href);
  expect([searchParams.get("subject")]).toEqual(emailService.latest("subject_line"));
  expect([searchParams.get("body")?.replaceAll("\r\n", "\n")]).toEqual(
    emailService.latest("request_text"),
  );
  expect(keptSentRequest()).toBeUndefined();
});

it("takes the other ways away once it was sent after all", async () => {
  emailService.refuse(400, "Bad request");
  const user = await send({ ...sampleForm, failureAs: "toast", afterwards: "stay" });
  await screen.findByRole("button", { name: "Copy my details" });

  emailService.accept();
  await user.click(screen.getByRole("button", { name: sampleForm.submitLabel }));

  await confirmation();
  expect(screen.queryByRole("button", { name: "Copy my details" })).not.toBeInTheDocument();
});
