/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import {
  type EmailAccount,
  EmailService,
  maximumAttachmentBytes,
  maximumFieldBytes,
} from "./email-service";
import { Inbox } from "./inbox";

jest.setTimeout(60_000);

const account: EmailAccount = {
  publicKey: "key",
  serviceIds: ["orders"],
  templates: new Map([
    [
      "order",
      {
        from: "website@example.com",
        to: "studio@example.com",
        replyTo: "{{email}}",
        subject: "{{subject_line}}",
        body: "{{request_text}}",
        attachmentField: "photos",
      },
    ],
  ]),
};

let service: EmailService;
let inbox: Inbox;
let origin: string;

beforeAll(async () => {
  const [servicePort, inboxPort, smtpPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  origin = `http://localhost:${servicePort}`;
  service = new EmailService({ port: servicePort, smtpPort, account });
  inbox = new Inbox({ port: inboxPort, smtpPort });
  await Promise.all([service.start(), inbox.start()]);
});

afterAll(async () => {
  await Promise.all([service.stop(), inbox.stop()]);
});

beforeEach(async () => {
  await service.reset();
  await inbox.deleteAll();
});

describe("an accepted request", () => {
  it("arrives as an e-mail to the studio with its attachments unchanged", async () => {
    const photo = randomBytes(200_000);
    const form = requestForm({ request_text: "Für Anna.\nSecond line <b>&amp; {{email}}" });
    form.append("photos", new File([photo], "Großmutter.jpg", { type: "image/jpeg" }));
    form.append("photos", new File(["two"], "Großmutter.jpg", { type: "image/png" }));

    expect(await send(form)).toEqual({ status: 200, text: "OK" });

    const email = await onlyEmail();
    expect(email.to).toEqual([{ address: "studio@example.com" }]);
    expect(email.replyTo).toEqual([{ address: "visitor@example.com" }]);
    expect(email.subject).toBe("Order by a visitor");
    expect(email.text.trimEnd()).toBe("Für Anna.\nSecond line <b>&amp; {{email}}");
    expect(email.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ["Großmutter.jpg", "image/jpeg"],
      ["Großmutter.jpg", "image/png"],
    ]);
    const [first, second] = await Promise.all(
      email.attachments.map((attachment) => inbox.attachmentContent(email, attachment)),
    );
    expect(first?.equals(photo)).toBe(true);
    expect(second?.toString()).toBe("two");
  });

  it("is kept as it was posted", async () => {
    const form = requestForm();
    form.append("photos", new File(["abc"], "photo.jpg", { type: "image/jpeg" }));

    await send(form);

    expect(service.received).toEqual([
      {
        fields: [
          { name: "request_text", value: "The whole request" },
          { name: "subject_line", value: "Order by a visitor" },
          { name: "email", value: "visitor@example.com" },
          { name: "service_id", value: "orders" },
          { name: "template_id", value: "order" },
          { name: "user_id", value: "key" },
        ],
        files: [
          {
            field: "photos",
            filename: "photo.jpg",
            mimeType: "image/jpeg",
            size: 3,
            content: Buffer.from("abc"),
          },
        ],
      },
    ]);
  });

  it("ignores a file field in which nothing was chosen", async () => {
    const form = requestForm();
    form.append("photos", new File([], ""));

    expect(await send(form)).toEqual({ status: 200, text: "OK" });

    expect((await onlyEmail()).attachments).toEqual([]);
  });

  it("attaches only the files of the field that the template names", async () => {
    const form = requestForm();
    form.append("misnamed", new File(["abc"], "photo.jpg"));

    await send(form);

    expect((await onlyEmail()).attachments).toEqual([]);
    expect(service.received[0]?.files).toHaveLength(1);
  });

  it("may fill the limits completely", async () => {
    const form = formOfSize(maximumFieldBytes);
    form.append("photos", new File([Buffer.alloc(maximumAttachmentBytes)], "photo.jpg"));

    expect(await send(form)).toEqual({ status: 200, text: "OK" });
  });

  it("can be read by a page of another origin", async () => {
    const response = await fetch(sendFormUrl(), { method: "POST", body: requestForm() });

    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await fetch(sendFormUrl(), { method: "OPTIONS" })).status).toBe(204);
  });
});

describe("a refused request", () => {
  afterEach(expectThatNothingWasDelivered);

  it.each([
    ["no public key", { user_id: "" }, "The Public Key is required."],
    ["a wrong public key", { user_id: "other" }, "The Public Key is invalid."],
    ["an unknown service", { service_id: "other" }, "The service ID not found."],
    ["an unknown template", { template_id: "other" }, "The template ID not found."],
    ["a template named like an object's own", { template_id: "constructor" }, "The template ID"],
  ])("has %s", async (_problem, fields, start) => {
    const answer = await send(requestForm(fields));

    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(new RegExp(`^${start}`));
  });

  it("has too much text", async () => {
    expect(await send(formOfSize(maximumFieldBytes + 1))).toEqual({
      status: 413,
      text: "Variables size limit. The maximum allowed variables size is 50Kb",
    });
  });

  it("has attachments that are together too large", async () => {
    const form = requestForm();
    const half = Buffer.alloc(maximumAttachmentBytes / 2);
    form.append("photos", new File([half], "one.jpg"));
    form.append("photos", new File([half], "two.jpg"));
    form.append("photos", new File(["x"], "three.jpg"));

    expect(await send(form)).toEqual({
      status: 413,
      text: "The attachments size limit. The maximum allowed attachments size is 500Kb",
    });
  });

  it("is not multipart", async () => {
    const response = await fetch(sendFormUrl(), { method: "POST", body: "message=Hello" });

    expect(response.status).toBe(400);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=none-of-these"])(
    "is broken: %s",
    async (contentType) => {
      const headers = { "Content-Type": contentType };
      const response = await fetch(sendFormUrl(), { method: "POST", headers, body: "Hello" });

      expect(response.status).toBe(400);
    },
  );

  it("breaks off in the middle of a file", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const body =
      '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nThe beginni';
    const response = await fetch(sendFormUrl(), { method: "POST", headers, body });

    expect(response.status).toBe(400);
  });

  it.each([
    ["another path", "POST", "/api/v1.0/email/send"],
    ["another method", "PUT", "/api/v1.0/email/send-form"],
  ])("uses %s", async (_problem, method, path) => {
    const response = await fetch(origin + path, { method, body: requestForm() });

    expect(response.status).toBe(404);
  });
});

describe("hostile values", () => {
  it("cannot add headers by way of the subject", async () => {
    await send(requestForm({ subject_line: "Order\r\nBcc: victim@example.com\r\n\r\nBody" }));

    const email = await onlyEmail();
    expect(email.subject).toBe("Order Bcc: victim@example.com Body");
    expect(email.to).toEqual([{ address: "studio@example.com" }]);
    expect(email.text.trimEnd()).toBe("The whole request");
  });

  it.each([
    "visitor@example.com\r\nBcc: victim@example.com",
    "visitor@example.com, victim@example.com",
    "Somebody <visitor@example.com>",
    "not an address",
    "",
  ])("leave out the reply address %j", async (address) => {
    expect(await send(requestForm({ email: address }))).toEqual({ status: 200, text: "OK" });

    expect((await onlyEmail()).replyTo).toEqual([]);
  });
});

describe("troubles on purpose", () => {
  it("answers every request with the chosen status and delivers nothing", async () => {
    service.behaviour = { status: 500, text: "Something went wrong" };

    expect(await send(requestForm())).toEqual({ status: 500, text: "Something went wrong" });

    expect(service.received).toHaveLength(1);
    await expectThatNothingWasDelivered();
  });

  it("accepts after a delay", async () => {
    service.behaviour = { delayMs: 300 };
    const start = performance.now();

    expect(await send(requestForm())).toEqual({ status: 200, text: "OK" });

    expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    expect(await inbox.emails()).toHaveLength(1);
  });

  it("drops the connection", async () => {
    service.behaviour = "drop";

    await expect(send(requestForm())).rejects.toThrow("fetch failed");

    expect(service.received).toEqual([]);
  });

  it("refuses connections when stopped, breaks off those waiting, and starts again", async () => {
    service.behaviour = { delayMs: 60_000 };
    const waiting = send(requestForm());
    const brokenOff = expect(waiting).rejects.toThrow("fetch failed");
    while (service.received.length === 0) await new Promise(setImmediate);

    await service.stop();

    await brokenOff;
    await expect(send(requestForm())).rejects.toThrow("fetch failed");
    await service.start();
    service.behaviour = "accept";
    expect(await send(requestForm())).toEqual({ status: 200, text: "OK" });
    expect(await inbox.emails()).toHaveLength(1);
  });

  it("reports that the mail server cannot be reached", async () => {
    const [port, unusedPort] = await Promise.all([freePort(), freePort()]);
    const lonely = new EmailService({ port, smtpPort: unusedPort, account });
    await lonely.start();
    const url = sendFormUrl().replace(origin, `http://localhost:${port}`);

    const response = await fetch(url, { method: "POST", body: requestForm() });

    expect(response.status).toBe(412);
    expect(await response.text()).toContain("ECONNREFUSED");
    await lonely.stop();
  });
});

function sendFormUrl(): string {
  return `${origin}/api/v1.0/email/send-form`;
}

function requestForm(changes: Record<string, string> = {}): FormData {
  const fields = {
    request_text: "The whole request",
    subject_line: "Order by a visitor",
    email: "visitor@example.com",
    service_id: "orders",
    template_id: "order",
    user_id: "key",
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A request whose fields together, names and values, have so many bytes. */
function formOfSize(bytes: number): FormData {
  const others = new Blob([...requestForm({ request_text: "" })].flat()).size;
  const umlaut = "ü";
  return requestForm({
    request_text: umlaut + "x".repeat(bytes - others - Buffer.byteLength(umlaut)),
  });
}

async function send(form: FormData): Promise<{ status: number; text: string }> {
  const response = await fetch(sendFormUrl(), { method: "POST", body: form });
  return { status: response.status, text: await response.text() };
}

async function onlyEmail() {
  const [email, ...others] = await inbox.emails();
  expect(others).toEqual([]);
  if (!email) throw new Error("No e-mail arrived.");
  return email;
}

async function expectThatNothingWasDelivered(): Promise<void> {
  expect(await inbox.emails()).toEqual([]);
}

/**
 * A port that the system picks, so that the usual ones stay free for other programs. Ports that are
 * asked for at the same time differ.
 */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return address.port;
}
