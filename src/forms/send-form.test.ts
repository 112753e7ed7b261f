import { emailIdentifiers, loadedWith } from "../test-support/email-identifiers";
import { photo } from "../test-support/sample-form";
import { StandInEmailService } from "../test-support/stand-in-email-service";

const origin = "https://email.example.com";
const order = { service: "orders", emailTemplate: "order" };

let emailService: StandInEmailService;

beforeEach(() => {
  emailService = new StandInEmailService();
});

afterEach(() => {
  jest.useRealTimers();
});

function loaded(settings: Readonly<Record<string, string>> = emailIdentifiers) {
  return loadedWith({ GATSBY_EMAILJS_ORIGIN: origin, ...settings }, () => import("./send-form"));
}

function sampleForm(): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `
    <input name="full_name" value="Sam Sample">
    <textarea name="words">One\nTwo</textarea>
    <input name="blank" value="">
    <input value="without a name">
    <input type="radio" name="code" value="No">
    <input type="radio" name="code" value="Yes" checked>
    <input type="file" name="photos" multiple>
    <input type="hidden" name="submission_id" value="F4K9-TR2M">
  `;
  const held = new DataTransfer();
  held.items.add(photo("first.jpg", 10));
  held.items.add(photo("second.jpg", 20));
  const files = form.querySelector<HTMLInputElement>('[type="file"]');
  if (files) {
    files.files = held.files;
  }
  return form;
}

it("posts the form's named fields and the identifiers to the service's send-form path", async () => {
  const { sendForm } = await loaded();

  await sendForm(sampleForm(), order);

  expect(emailService.requests).toEqual([
    {
      address: `${origin}/api/v1.0/email/send-form`,
      method: "POST",
      fields: [
        ["full_name", "Sam Sample"],
        ["words", "One\nTwo"],
        ["blank", ""],
        ["code", "Yes"],
        ["photos", expect.objectContaining({ name: "first.jpg", size: 10 })],
        ["photos", expect.objectContaining({ name: "second.jpg", size: 20 })],
        ["submission_id", "F4K9-TR2M"],
        ["lib_version", expect.stringMatching(/^\d+\.\d+\.\d+$/)],
        ["service_id", emailIdentifiers.GATSBY_EMAILJS_ORDERS_SERVICE_ID],
        ["template_id", emailIdentifiers.GATSBY_EMAILJS_ORDER_TEMPLATE_ID],
        ["user_id", emailIdentifiers.GATSBY_EMAILJS_PUBLIC_KEY],
      ],
    },
  ]);
});

it.each([
  ["orders", "order", "sample-orders", "sample-order"],
  ["orders", "bespoke", "sample-orders", "sample-bespoke"],
  ["enquiries", "wedding", "sample-enquiries", "sample-wedding"],
  ["enquiries", "contact", "sample-enquiries", "sample-contact"],
])("%s with %s goes through %s with %s", async (service, emailTemplate, serviceId, templateId) => {
  const { sendForm } = await loaded();

  await sendForm(sampleForm(), { service, emailTemplate });

  expect(emailService.latest("service_id")).toEqual([serviceId]);
  expect(emailService.latest("template_id")).toEqual([templateId]);
});

it("rejects with the status and the text of a refusal", async () => {
  emailService.refuse(400, "The template ID not found");
  const { sendForm } = await loaded();

  await expect(sendForm(sampleForm(), order)).rejects.toMatchObject({
    status: 400,
    text: "The template ID not found",
  });
});

it("rejects when there is no connection", async () => {
  emailService.loseConnection();
  const { sendForm } = await loaded();

  await expect(sendForm(sampleForm(), order)).rejects.toThrow(TypeError);
});

describe("the limit on how often something is sent", () => {
  beforeEach(() => jest.useFakeTimers());

  it("holds back a second request, which is not posted", async () => {
    const { sendForm, limitRate } = await loaded();
    await sendForm(sampleForm(), order);
    await jest.advanceTimersByTimeAsync(limitRate.throttle - 1);

    await expect(sendForm(sampleForm(), order)).rejects.toMatchObject({ status: 429 });
    expect(emailService.requests).toHaveLength(1);
  });

  it("ends by itself", async () => {
    const { sendForm, limitRate } = await loaded();
    await sendForm(sampleForm(), order);
    await jest.advanceTimersByTimeAsync(limitRate.throttle);

    await sendForm(sampleForm(), order);
    expect(emailService.requests).toHaveLength(2);
  });

  it("does not hold back anybody whose clock was wrong and has been put right", async () => {
    const { sendForm } = await loaded();
    await sendForm(sampleForm(), order);
    jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);

    await expect(sendForm(sampleForm(), order)).resolves.toBeUndefined();
  });

  it("does not keep a request from being sent where nothing more can be kept", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("It is full", "QuotaExceededError");
    });
    const { sendForm } = await loaded();

    await expect(sendForm(sampleForm(), order)).resolves.toBeUndefined();
  });

  it("is not set off by a request that failed", async () => {
    const { sendForm } = await loaded();
    emailService.loseConnection();
    await expect(sendForm(sampleForm(), order)).rejects.toThrow(TypeError);
    emailService.accept();

    await expect(sendForm(sampleForm(), order)).resolves.toBeUndefined();
  });
});

describe("an answer that does not come", () => {
  it("is waited for during 60 seconds, and no longer", async () => {
    jest.useFakeTimers();
    emailService.holdBack();
    const { sendForm, SendingTimeoutError } = await loaded();
    const failure = jest.fn();

    sendForm(sampleForm(), order).catch(failure);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(failure).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toHaveBeenCalledWith(expect.any(SendingTimeoutError));
  });

  it("leaves no timer behind once it comes after all", async () => {
    jest.useFakeTimers();
    const answer = emailService.holdBack();
    const { sendForm } = await loaded();

    const sending = sendForm(sampleForm(), order);
    await jest.advanceTimersByTimeAsync(30_000);
    answer();

    await expect(sending).resolves.toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("what is missing", () => {
  it.each([
    ["GATSBY_EMAILJS_PUBLIC_KEY"],
    ["GATSBY_EMAILJS_ORDERS_SERVICE_ID"],
    ["GATSBY_EMAILJS_ORDER_TEMPLATE_ID"],
  ])("is named when it is %s, and nothing is sent", async (name) => {
    const { sendForm, MissingEmailSettingsError } = await loaded({
      ...emailIdentifiers,
      [name]: "",
    });

    const failure = await sendForm(sampleForm(), order).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(MissingEmailSettingsError);
    expect(failure).toHaveProperty("message", expect.stringContaining(name));
    expect(emailService.requests).toEqual([]);
  });

  it("does not matter to a form that does without it", async () => {
    const { sendForm } = await loaded({
      ...emailIdentifiers,
      GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "",
    });

    await expect(sendForm(sampleForm(), order)).resolves.toBeUndefined();
  });

  it("may be the form", async () => {
    const { sendForm } = await loaded();

    await expect(sendForm(null, order)).rejects.toThrow("There is no form to send");
    expect(emailService.requests).toEqual([]);
  });
});
