import "../test-support/set-email-identifiers";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ToastArea } from "../components/toasts/toast-area";
import { navigate, sampleStudio } from "../test-support/gatsby-stand-in";
import { formOf, photo, sampleForm, sampleOptions } from "../test-support/sample-form";
import { StandInEmailService } from "../test-support/stand-in-email-service";
import { openAddresses } from "../test-support/stand-in-pictures";
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

/** The names on the list, in its order. */
function chosenPhotos(): string[] {
  return screen
    .queryAllByRole("button", { name: /^Remove / })
    .map((button) => button.getAttribute("aria-label")?.replace("Remove ", "") ?? "");
}

async function expectReady(words: string) {
  expect(await screen.findByText(`${words} ready to send`)).toBeVisible();
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

  it("does not call answers wrong before anybody has tried to send it", async () => {
    const user = setUp();
    const letter = screen.getByRole("radio", { name: "Letter" });
    expect(nameBox()).toHaveAttribute("aria-invalid", "false");
    expect(letter).toHaveAttribute("aria-invalid", "false");

    await send(user);

    await screen.findByRole("alert");
    expect(letter).toHaveAttribute("aria-invalid", "true");
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
    expect(wordsBox()).toHaveAttribute("aria-invalid", "false");
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

    await waitFor(() => expect(nameBox()).toHaveAttribute("aria-invalid", "false"));
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

    expect(screen.getByRole("textbox", { name: "E-mail address" })).toHaveAttribute(
      "aria-invalid",
      "false",
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
    expect(chosenPhotos()).toEqual(["garden.jpg"]);

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
    await expectReady("1 photograph");

    await user.click(screen.getByRole("button", { name: "Clear" }));

    expect(nameBox()).toHaveValue("");
    expect(screen.getByRole("radio", { name: "Letter" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Item" })).toHaveDisplayValue("Please choose");
    await waitFor(() => expect(chosenPhotos()).toEqual([]));
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
    await waitFor(() => expect(chosenPhotos()).toEqual(["garden.jpg"]));
    expect(copiesBox()).toHaveValue("80");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("takes the messages away", async () => {
    const user = setUp();
    await send(user);
    await screen.findByRole("alert");

    await user.click(screen.getByRole("button", { name: "Clear" }));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(nameBox()).toHaveAttribute("aria-invalid", "false");
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
    await expectReady("2 photographs");
    choosePhotos(photo("garden.jpg", 1000), photo("seaside.jpg", 10));
    await expectReady("3 photographs");
    expect(chosenPhotos()).toEqual(["garden.jpg", "wedding.jpg", "seaside.jpg"]);

    await user.click(screen.getByRole("button", { name: "Remove wedding.jpg" }));
    await expectReady("2 photographs");
    expect(chosenPhotos()).toEqual(["garden.jpg", "seaside.jpg"]);
    expect(screen.getByRole("button", { name: "Remove seaside.jpg" })).toHaveFocus();
  });

  it("are sent with the form as they were made ready, under names that differ", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(photo("photo.jpg", 9_000_000, phoneCamera));
    choosePhotos(photo("photo.png", 2400));

    await send(user);

    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    const sent = emailService.latest("photos");
    expect(sent).toEqual([
      expect.objectContaining({ name: "photo.jpg", type: "image/jpeg" }),
      expect.objectContaining({ name: "photo (2).jpg", type: "image/jpeg" }),
    ]);
    expect(bytesOf(sent)).toBeGreaterThan(200_000);
    expect(bytesOf(sent)).toBeLessThan(sendingLimits.attachmentsKilobytes * 1000);
    expect(emailService.latest("request_text")).toEqual([
      expect.stringContaining("Photographs: photo.jpg, photo (2).jpg"),
    ]);
  });

  it("share the room, so that each keeps what it can", async () => {
    const user = setUp();
    await fillIn(user);
    const files = Array.from({ length: 12 }, (_, n) => photo(`${n}.jpg`, 5_000_000, phoneCamera));
    choosePhotos(...files, photo("small.jpg", 100, { width: 200, height: 150 }));

    await send(user);

    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    const sent = emailService.latest("photos");
    expect(sent).toHaveLength(13);
    expect(bytesOf(sent)).toBeLessThan(sendingLimits.attachmentsKilobytes * 1000);
    expect(bytesOf(sent)).toBeGreaterThan(sendingLimits.attachmentsKilobytes * 750);
  });

  it("are sent in the order that the visitor gave them", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(photo("a.jpg", 1), photo("b.jpg", 2), photo("c.jpg", 3));
    await expectReady("3 photographs");

    await user.click(screen.getByRole("button", { name: "Move c.jpg earlier" }));
    expect(await screen.findByText("Photograph 2 of 3")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move c.jpg earlier" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Photograph 1 of 3")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move c.jpg earlier" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(chosenPhotos()).toEqual(["c.jpg", "a.jpg", "b.jpg"]);

    await send(user);
    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    expect(namesOf(emailService.latest("photos"))).toEqual(["c.jpg", "a.jpg", "b.jpg"]);
  });

  it("say beforehand what becomes of them, and where originals go", () => {
    setUp();

    expect(screen.getByLabelText("Photographs")).toHaveAccessibleDescription(
      expect.stringMatching(
        new RegExp(`stay on your device until you press Send.*${sampleStudio.email}`),
      ),
    );
  });

  it("that cannot be opened are named and left out, and the rest is sent", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(new File(["?"], "IMG_2034.HEIC"), photo("garden.jpg", 1000));

    expect(await screen.findByText(/We could not open IMG_2034\.HEIC here/)).toBeVisible();
    expect(screen.getByText("IMG_2034.HEIC could not be opened")).toHaveAttribute("aria-live");
    await expectReady("1 photograph");
    expect(chosenPhotos()).toEqual(["garden.jpg"]);

    await send(user);
    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    expect(namesOf(emailService.latest("photos"))).toEqual(["garden.jpg"]);
  });

  it("that turn out not to open while the form is being sent are said first", async () => {
    const user = setUp();
    await fillIn(user);
    choosePhotos(new File(["?"], "IMG_2034.HEIC"));

    fireEvent.submit(screen.getByRole("form"));
    expect(
      await screen.findByRole("link", { name: /We could not open one of your photographs/ }),
    ).toBeVisible();
    expect(emailService.requests).toEqual([]);

    await send(user);
    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    expect(emailService.latest("photos")).toEqual([]);
  });

  it("keep their message until it has been read", async () => {
    const user = setUp();
    choosePhotos(new File(["?"], "IMG_2034.HEIC"));
    await screen.findByText(/We could not open IMG_2034\.HEIC here/);

    await user.click(screen.getByRole("button", { name: "I have read this" }));

    expect(screen.queryByText(/We could not open/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Photographs")).toHaveFocus();
  });

  it("beyond the number that fits are left for an e-mail", async () => {
    setUp();
    choosePhotos(...Array.from({ length: 27 }, (_, n) => photo(`${n}.jpg`, 10)));

    await expectReady("24 photographs");

    expect(screen.getByText(/The form can carry 24 photographs.*the other 3 to/)).toBeVisible();
  });

  it("that are small for print say so, as long as the product needs more", async () => {
    const user = setUp();
    choosePhotos(photo("face.jpg", 1000, { width: 1500, height: 2000 }));
    expect(
      await screen.findByText(/it is 2,000 pixels long, and 2,480 would be sharp/),
    ).toBeVisible();

    await user.selectOptions(screen.getByRole("combobox", { name: "Item" }), "Folded Card");
    expect(screen.queryByText(/may look soft/)).not.toBeInTheDocument();

    await user.selectOptions(screen.getByRole("combobox", { name: "Item" }), "Ribbon");
    expect(screen.getByText(/2,362 would be sharp/)).toBeVisible();
  });

  it("that could not be made ready keep the form, and can be tried again", async () => {
    const user = setUp();
    await fillIn(user);
    const getContext = jest.spyOn(HTMLCanvasElement.prototype, "getContext");
    getContext.mockReturnValue(null);
    choosePhotos(photo("garden.jpg", 1000));
    expect(await screen.findByText(/We could not get your photographs ready/)).toBeVisible();

    await send(user);
    expect(
      await screen.findByRole("link", { name: /photographs could not be made ready/ }),
    ).toBeVisible();
    expect(nameBox()).toHaveValue("Sam Sample");
    expect(emailService.requests).toEqual([]);

    getContext.mockRestore();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expectReady("1 photograph");
    await send(user);
    await waitFor(() => expect(emailService.requests).toHaveLength(1));
    expect(namesOf(emailService.latest("photos"))).toEqual(["garden.jpg"]);
  });

  it("leave no copy in memory once they are taken out", async () => {
    const user = setUp();
    const before = openAddresses();
    choosePhotos(photo("garden.jpg", 1000));
    await expectReady("1 photograph");
    expect(openAddresses()).toHaveLength(before.length + 1);

    await user.click(screen.getByRole("button", { name: "Remove garden.jpg" }));

    await waitFor(() => expect(openAddresses()).toEqual(before));
    expect(screen.getByLabelText("Photographs")).toHaveFocus();
  });
});

const phoneCamera = { width: 4000, height: 3000 };

function bytesOf(sent: FormDataEntryValue[]): number {
  return sent.reduce((sum, file) => sum + (file instanceof File ? file.size : 0), 0);
}

function namesOf(sent: FormDataEntryValue[]): string[] {
  return sent.map((file) => (file instanceof File ? file.name : file));
}

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

  it("photographs that are chosen are kept when it loads", async () => {
    const definition = formOf({ name: "photos", label: "Photographs", kind: "photos" });
    const container = pageOf(definition);
    choosePhotos(photo("garden.jpg", 1000));

    render(page(definition), { container, hydrate: true });

    await waitFor(() => expect(chosenPhotos()).toEqual(["garden.jpg"]));
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
