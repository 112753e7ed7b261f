import "../test-support/set-email-identifiers";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ToastArea } from "../components/toasts/toast-area";
import { navigate, sampleStudio } from "../test-support/gatsby-stand-in";
import { formOf, photo, sampleForm, sampleOptions } from "../test-support/sample-form";
import { StandInEmailService } from "../test-support/stand-in-email-service";
import { sendingLimits } from "./email-settings";
import type { FormDefinition } from "./form-definition";
import type { TextAnswers } from "./form-values";
import { RequestForm } from "./request-form";

let emailService: StandInEmailService;
let logged: jest.SpyInstance;

beforeEach(() => {
  emailService = new StandInEmailService();
  navigate.mockClear();
  document.title = "The page";
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
}

function page(definition: FormDefinition, preset?: TextAnswers) {
  return (
    <>
      <RequestForm definition={definition} contentOptions={sampleOptions} preset={preset} />
      <ToastArea />
    </>
  );
}

function setUp(definition = sampleForm) {
  const user = userEvent.setup();
  render(page(definition));
  return user;
}

const nameBox = () => screen.getByRole("textbox", { name: "Your name" });
const wordsBox = () => screen.getByRole("textbox", { name: "Words" });
const copiesBox = () => screen.getByRole("textbox", { name: "Copies" });
const sendButton = () => screen.getByRole("button", { name: sampleForm.submitLabel });

async function fillIn(user: UserEvent) {
  await user.type(nameBox(), "Sam Sample");
  await user.click(screen.getByRole("radio", { name: "Letter" }));
}

async function send(user: UserEvent) {
  await user.click(sendButton());
}

function choosePhotos(...photos: File[]) {
  const input = screen.getByLabelText<HTMLInputElement>("Photographs");
  const held = new DataTransfer();
  for (const each of photos) {
    held.items.add(each);
  }
  input.files = held.files;
  fireEvent.change(input);
}

function chosenPhotos(): (string | null)[] {
  return within(screen.getByRole("list", { name: "Chosen photographs" }))
    .queryAllByRole("listitem")
    .map(({ firstChild }) => firstChild?.textContent ?? null);
}

describe("the form", () => {
  it("has its heading, and the titles and introductions of its sections", () => {
    setUp();

    expect(screen.getByRole("form", { name: "Sample Request" })).toBeVisible();
    expect(screen.getByRole("region", { name: "About you" })).toHaveTextContent(
      "So that we can answer.",
    );
    expect(screen.getByRole("region", { name: "The piece" })).toBeVisible();
  });

  it("ties each label to its control, and each hint", () => {
    setUp();

    expect(nameBox()).toHaveAccessibleDescription("As you sign it");
    expect(
      screen.getByRole("textbox", { name: "E-mail address" }),
    ).not.toHaveAccessibleDescription();
    expect(screen.getByRole("combobox", { name: "Item" })).toBeVisible();
    expect(screen.getByLabelText("Day")).toHaveAttribute("type", "date");
    expect(screen.getByLabelText("Hour")).toHaveAttribute("type", "time");
  });

  it("keeps the choices of a question together under it", () => {
    setUp();

    const question = screen.getByRole("group", { name: "Reply by" });
    expect(question).toHaveAccessibleDescription("However you like");
    expect(
      within(question)
        .getAllByRole("radio")
        .map((choice) => choice.getAttribute("value")),
    ).toEqual(["Letter", "Telephone"]);
  });

  it("begins with the answers that are chosen at first", () => {
    setUp();

    const question = screen.getByRole("group", { name: "Print a code?" });
    expect(within(question).getByRole("radio", { name: "No" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Letter" })).not.toBeChecked();
  });

  it("tells browsers what they may fill in", () => {
    setUp();

    expect(nameBox()).toHaveAttribute("autocomplete", "name");
    expect(wordsBox()).toHaveAttribute("autocomplete", "off");
  });
});

describe("answers that depend on others", () => {
  it("come in when their turn is there, and go again", async () => {
    const user = setUp();
    expect(screen.queryByRole("textbox", { name: "Code link" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.getByRole("textbox", { name: "Code link" })).toBeVisible();

    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByRole("textbox", { name: "Code link" })).not.toBeInTheDocument();
  });

  it("offer what belongs to the answer above, and are emptied when that changes", async () => {
    const user = setUp();
    expect(screen.queryByRole("combobox", { name: "Range" })).not.toBeInTheDocument();

    await user.selectOptions(screen.getByRole("combobox", { name: "Item" }), "Ribbon");
    expect(screen.queryByRole("combobox", { name: "Design" })).not.toBeInTheDocument();

    await user.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Leaves");
    const design = screen.getByRole("combobox", { name: "Design" });
    expect(
      within(design)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Please choose", "Oak", "Ash"]);
    await user.selectOptions(design, "Ash");

    await user.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Birds");
    expect(screen.getByRole("combobox", { name: "Design" })).toHaveDisplayValue("Please choose");

    await user.selectOptions(screen.getByRole("combobox", { name: "Item" }), "Folded Card");
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("Please choose");
    expect(screen.queryByRole("combobox", { name: "Design" })).not.toBeInTheDocument();
  });
});

describe("a form that cannot be sent yet", () => {
  it("says why on top, with the focus there and a word in the title", async () => {
    const user = setUp();

    await send(user);

    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("There is a problem");
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Enter your name", "Choose how we reply"]);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(summary);
    expect(document.activeElement).not.toContainElement(nameBox());
    expect(document.title).toBe("Error: The page");
    expect(emailService.requests).toEqual([]);
    expect(sendButton()).toBeEnabled();
  });

  it("says why beside each field, after its hint", async () => {
    const user = setUp();

    await send(user);

    await screen.findByRole("alert");
    expect(nameBox()).toHaveAttribute("aria-invalid", "true");
    expect(nameBox()).toHaveAccessibleDescription("As you sign it Error: Enter your name");
    expect(screen.getByRole("group", { name: "Reply by" })).toHaveAccessibleDescription(
      "However you like Error: Choose how we reply",
    );
    expect(wordsBox()).not.toHaveAttribute("aria-invalid");
    expect(wordsBox()).not.toHaveAccessibleDescription();
  });

  it.each([
    ["Enter your name", nameBox],
    ["Choose how we reply", () => screen.getByRole("radio", { name: "Letter" })],
  ])("leads from “%s” to the field, at the same address", async (message, control) => {
    const user = setUp();
    const address = window.location.href;
    await send(user);

    await user.click(await screen.findByRole("link", { name: message }));

    expect(control()).toHaveFocus();
    expect(window.location.href).toBe(address);
  });

  it("drops a message as soon as the field is right", async () => {
    const user = setUp();
    await send(user);
    await screen.findByRole("alert");

    await user.type(nameBox(), "Sam");

    await waitFor(() => expect(nameBox()).not.toHaveAttribute("aria-invalid"));
    expect(nameBox()).toHaveAccessibleDescription("As you sign it");
    expect(screen.getByRole("group", { name: "Reply by" })).toHaveAccessibleDescription(
      "However you like Error: Choose how we reply",
    );
  });

  it("can be sent once all is right, under its own title again", async () => {
    const user = setUp();
    await send(user);
    await screen.findByRole("alert");

    await fillIn(user);
    await send(user);

    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    await waitFor(() => expect(document.title).toBe("The page"));
    expect(screen.queryByText("There is a problem")).not.toBeInTheDocument();
  });

  it("takes the focus again when it still cannot be sent", async () => {
    const user = setUp();
    await send(user);
    await user.type(nameBox(), "Sam");

    await send(user);

    await waitFor(() =>
      expect(screen.queryByRole("link", { name: "Enter your name" })).not.toBeInTheDocument(),
    );
    const summary = screen.getByRole("alert");
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(summary);
    expect(document.title).toBe("Error: The page");
  });

  it("says nothing while the visitor is still typing", async () => {
    const user = setUp();

    await user.type(screen.getByRole("textbox", { name: "E-mail address" }), "sam@");
    await user.tab();

    expect(screen.getByRole("textbox", { name: "E-mail address" })).not.toHaveAttribute(
      "aria-invalid",
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("sending", () => {
  it("posts the answers, the reference and the readable text", async () => {
    const user = setUp();
    await fillIn(user);
    await user.type(wordsBox(), "First{Enter}Second");

    await send(user);

    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    const [reference] = emailService.latest("submission_id");
    expect(reference).toMatch(/^\S{4}-\S{4}$/);
    expect(emailService.latest("full_name")).toEqual(["Sam Sample"]);
    expect(emailService.latest("reply_by")).toEqual(["Letter"]);
    expect(emailService.latest("subject_line")).toEqual([`Sample: Sam Sample (${reference})`]);
    expect(emailService.latest("request_text")).toEqual([
      expect.stringMatching(
        new RegExp(`^Sample Request, reference ${reference}\n[^]*\nWords:\r?\nFirst\r?\nSecond$`),
      ),
    ]);
    expect(emailService.latest("code_link")).toEqual([]);
    expect(emailService.latest("photos")).toEqual([]);
  });

  it("says so and waits, with the button off", async () => {
    const user = setUp();
    const answer = emailService.holdBack();
    await fillIn(user);

    await send(user);

    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Clear" })).toBeDisabled();
    expect(navigate).not.toHaveBeenCalled();

    await act(async () => answer());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
  });

  it("sends once, however often the button is pressed", async () => {
    const user = setUp();
    const answer = emailService.holdBack();
    await fillIn(user);

    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
    await screen.findByRole("button", { name: "Submitting..." });
    fireEvent.submit(screen.getByRole("form"));
    await act(async () => answer());

    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(emailService.requests).toHaveLength(1);
  });

  it("shows the good news and takes the visitor home", async () => {
    const user = setUp();
    await fillIn(user);

    await send(user);

    expect(await screen.findByText(sampleForm.success)).toBeInTheDocument();
    expect(navigate.mock.calls).toEqual([["/"]]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("a send that fails", () => {
  it.each([
    ["the service refuses", () => emailService.refuse(400, "Bad request")],
    ["there is no connection", () => setOnline(false)],
  ])("is said, with the focus there and what to do now, when %s", async (_, fail) => {
    const user = setUp();
    fail();
    await fillIn(user);

    await send(user);

    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(sampleForm.failure)).toBeVisible();
    expect(alert).toHaveFocus();
    expect(within(alert).getByRole("link", { name: sampleStudio.phone })).toHaveAttribute(
      "href",
      "tel:01632960123",
    );
    expect(within(alert).getByRole("link", { name: sampleStudio.email })).toHaveAttribute(
      "href",
      `mailto:${sampleStudio.email}`,
    );
    expect(navigate).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("loses nothing, and can be tried again under the same reference", async () => {
    const user = setUp();
    emailService.refuse(400, "Bad request");
    await fillIn(user);
    choosePhotos(photo("garden.jpg", 1000));

    await send(user);
    await screen.findByRole("alert");
    const reference = emailService.latest("submission_id");

    expect(nameBox()).toHaveValue("Sam Sample");
    expect(screen.getByRole("radio", { name: "Letter" })).toBeChecked();
    expect(chosenPhotos()).toEqual(["garden.jpg (1 kB)"]);

    emailService.accept();
    await send(user);

    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
    expect(emailService.requests).toHaveLength(2);
    expect(emailService.latest("submission_id")).toEqual(reference);
    expect(emailService.latest("full_name")).toEqual(["Sam Sample"]);
    expect(screen.queryByText(sampleForm.failure)).not.toBeInTheDocument();
  });

  it("is said again when it fails again", async () => {
    const user = setUp();
    emailService.refuse(400, "Bad request");
    await fillIn(user);
    await send(user);
    await screen.findByRole("alert");

    const answer = emailService.holdBack();
    await send(user);
    await screen.findByRole("button", { name: "Submitting..." });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await act(async () => answer(400, "Bad request"));

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(sampleForm.failure);
    expect(alert).toHaveFocus();
  });
});

describe("Clear", () => {
  it("empties the form, and says so", async () => {
    const user = setUp();
    await fillIn(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Item" }), "Ribbon");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    choosePhotos(photo("garden.jpg", 1000));

    await user.click(screen.getByRole("button", { name: "Clear" }));

    expect(nameBox()).toHaveValue("");
    expect(screen.getByRole("radio", { name: "Letter" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Item" })).toHaveDisplayValue("Please choose");
    expect(chosenPhotos()).toEqual([]);
    expect(screen.getByText("The form has been cleared.")).toBeVisible();
  });

  it("can be undone, and keeps what was typed since", async () => {
    const user = setUp();
    await fillIn(user);
    await user.type(copiesBox(), "60");
    choosePhotos(photo("garden.jpg", 1000));
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.type(copiesBox(), "80");

    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(nameBox()).toHaveValue("Sam Sample");
    expect(screen.getByRole("radio", { name: "Letter" })).toBeChecked();
    expect(chosenPhotos()).toEqual(["garden.jpg (1 kB)"]);
    expect(copiesBox()).toHaveValue("80");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("takes the messages away", async () => {
    const user = setUp();
    await send(user);
    await screen.findByRole("alert");

    await user.click(screen.getByRole("button", { name: "Clear" }));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(nameBox()).not.toHaveAttribute("aria-invalid");
    expect(document.title).toBe("The page");
  });

  it("is not there in a form that does without it", () => {
    setUp({ ...sampleForm, clearLabel: null });

    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  });
});

describe("photographs", () => {
  it("are added to those chosen before, each once, and can be taken out", async () => {
    const user = setUp();

    choosePhotos(photo("garden.jpg", 1000), photo("wedding.jpg", 2400));
    choosePhotos(photo("garden.jpg", 1000), photo("seaside.jpg", 10));
    expect(chosenPhotos()).toEqual([
      "garden.jpg (1 kB)",
      "wedding.jpg (3 kB)",
      "seaside.jpg (1 kB)",
    ]);

    await user.click(screen.getByRole("button", { name: "Remove wedding.jpg" }));
    expect(chosenPhotos()).toEqual(["garden.jpg (1 kB)", "seaside.jpg (1 kB)"]);
  });

  it("are sent with the form", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(photo("garden.jpg", 1000));
    choosePhotos(photo("wedding.jpg", 2400));

    await send(user);

    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    expect(emailService.latest("photos")).toEqual([
      expect.objectContaining({ name: "garden.jpg", size: 1000 }),
      expect.objectContaining({ name: "wedding.jpg", size: 2400 }),
    ]);
  });

  it("have their limit told beforehand, with where larger ones go", () => {
    setUp();

    expect(screen.getByLabelText("Photographs")).toHaveAccessibleDescription(
      expect.stringMatching(
        new RegExp(`${sendingLimits.attachmentsKilobytes} kB.*${sampleStudio.email}`),
      ),
    );
  });

  it("beyond the limit keep the form from being sent", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(photo("huge.jpg", sendingLimits.attachmentsKilobytes * 1000 + 1));

    await send(user);

    expect(
      await screen.findByRole("link", {
        name: new RegExp(`${sendingLimits.attachmentsKilobytes + 1} kB`),
      }),
    ).toBeVisible();
    expect(screen.getByLabelText("Photographs")).toHaveAttribute("aria-invalid", "true");
    expect(emailService.requests).toEqual([]);
  });
});

describe("answers chosen before the visitor begins", () => {
  const preset = { item: "Ribbon", range: "Leaves", design: "Ash" };

  it("are filled in when they come, beside what was typed", async () => {
    const user = userEvent.setup();
    const { rerender } = render(page(sampleForm));
    await user.type(nameBox(), "Sam");

    rerender(page(sampleForm, preset));

    expect(screen.getByRole("combobox", { name: "Item" })).toHaveDisplayValue("Ribbon");
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("Leaves");
    expect(screen.getByRole("combobox", { name: "Design" })).toHaveDisplayValue("Ash");
    expect(nameBox()).toHaveValue("Sam");
  });

  it("can be changed by the visitor", async () => {
    const user = userEvent.setup();
    const { rerender } = render(page(sampleForm));
    rerender(page(sampleForm, preset));

    await user.selectOptions(screen.getByRole("combobox", { name: "Design" }), "Oak");
    await user.type(nameBox(), "Sam");

    expect(screen.getByRole("combobox", { name: "Design" })).toHaveDisplayValue("Oak");
  });
});

describe("before the script has loaded", () => {
  function pageOf(definition: FormDefinition): HTMLElement {
    const container = document.createElement("div");
    container.innerHTML = renderToString(page(definition));
    document.body.append(container);
    return container;
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it("the browser checks the form and keeps it on the page", () => {
    pageOf(sampleForm);

    const form = screen.getByRole<HTMLFormElement>("form");
    expect(form.noValidate).toBe(false);
    expect(form).toHaveAttribute("method", "dialog");
    expect(nameBox()).toBeRequired();
    expect(wordsBox()).not.toBeRequired();
    expect(screen.getByRole("radio", { name: "Letter" })).toBeRequired();
    expect(screen.getByRole("textbox", { name: "E-mail address" })).toHaveAttribute(
      "type",
      "email",
    );
  });

  it("every field is there, and those that hang on an answer are not needed", () => {
    pageOf(sampleForm);

    expect(screen.getByRole("combobox", { name: "Range" })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Design" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Code link" })).not.toBeRequired();
  });

  it("photographs that are chosen are kept when it loads", () => {
    const definition = formOf({ name: "photos", label: "Photographs", kind: "photos" });
    const container = pageOf(definition);
    choosePhotos(photo("garden.jpg", 1000));

    render(page(definition), { container, hydrate: true });

    expect(chosenPhotos()).toEqual(["garden.jpg (1 kB)"]);
  });

  it("says what to do where there is no script at all", () => {
    const text = pageOf(sampleForm).querySelector("noscript")?.textContent;

    expect(text).toContain("your browser does not run scripts");
    expect(text).toContain(sampleStudio.phone);
  });

  it("what is typed and chosen is kept when it loads", async () => {
    const container = pageOf(sampleForm);
    fireEvent.input(nameBox(), { target: { value: "Sam Sample" } });
    fireEvent.input(wordsBox(), { target: { value: "With love" } });
    screen.getByRole("radio", { name: "Telephone" }).click();
    fireEvent.change(screen.getByRole("combobox", { name: "Item" }), {
      target: { value: "Ribbon" },
    });

    render(page(sampleForm), { container, hydrate: true });

    const user = userEvent.setup();
    expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
    expect(nameBox()).toHaveValue("Sam Sample");
    expect(wordsBox()).toHaveValue("With love");
    expect(screen.getByRole("radio", { name: "Telephone" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Item" })).toHaveDisplayValue("Ribbon");
    expect(screen.getByRole("combobox", { name: "Range" })).toBeVisible();

    await send(user);
    expect(await screen.findByRole("link", { name: "Enter your telephone number" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Enter your name" })).not.toBeInTheDocument();
  });
});
