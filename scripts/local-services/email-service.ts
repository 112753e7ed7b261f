import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type Transporter } from "nodemailer";
import { composeEmail } from "./email-message";
import { fieldValue, type PostedForm, readPostedForm } from "./posted-form";

/** An e-mail template as it is set up at EmailJS; `{{name}}` stands for a posted field. */
export type EmailTemplate = {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  body: string;
  /** The file field whose files are attached. Files in other fields are not, as at EmailJS. */
  attachmentField: string;
};

export type EmailAccount = {
  publicKey: string;
  serviceIds: readonly string[];
  templates: ReadonlyMap<string, EmailTemplate>;
};

/**
 * How requests are answered:
 * - "accept": checked and delivered, as the real service does;
 * - a delay: the same after that time;
 * - a status and text: every request gets that answer and nothing is delivered;
 * - "drop": the connection breaks while the request is being sent.
 */
export type Behaviour = "accept" | "drop" | { delayMs: number } | Answer;

type Answer = { status: number; text: string };

const sendFormPath = "/api/v1.0/email/send-form";

/**
 * EmailJS says "50Kb" and "500Kb" without saying how long a Kb is or what it counts. These are the
 * strict readings (1000 bytes; the names of the fields count too), so what fits here fits there.
 */
export const maximumFieldBytes = 50_000;
export const maximumAttachmentBytes = 500_000;

const refusals = {
  notFound: { status: 404, text: "Not Found" },
  notMultipart: { status: 400, text: "The form has to be sent as multipart/form-data" },
  publicKeyMissing: {
    status: 400,
    text: "The Public Key is required. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  publicKeyInvalid: {
    status: 400,
    text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  serviceUnknown: {
    status: 400,
    text: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  },
  templateUnknown: {
    status: 400,
    text: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  },
  fieldsTooLarge: {
    status: 413,
    text: "Variables size limit. The maximum allowed variables size is 50Kb",
  },
  attachmentsTooLarge: {
    status: 413,
    text: "The attachments size limit. The maximum allowed attachments size is 500Kb",
  },
} satisfies Record<string, Answer>;

/** Stands in for EmailJS: the same address, checks and answers, but the e-mails stay local. */
export class EmailService {
  behaviour: Behaviour = "accept";
  /** Every complete form that was posted, also those which were refused. */
  received: PostedForm[] = [];

  readonly #port: number;
  readonly #account: EmailAccount;
  readonly #mailer: Transporter;
  #server: Server | undefined;
  #delays = new AbortController();

  constructor(options: { port: number; smtpPort: number; account: EmailAccount }) {
    this.#port = options.port;
    this.#account = options.account;
    this.#mailer = createTransport({
      host: "127.0.0.1",
      port: options.smtpPort,
      secure: false,
      ignoreTLS: true,
    });
  }

  get isRunning(): boolean {
    return this.#server !== undefined;
  }

  async start(): Promise<void> {
    if (this.#server) throw new Error("The e-mail service is running already.");
    const server = createServer((request, response) => this.#handle(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#server = server;
  }

  /** Afterwards connections are refused; those still open are broken off. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    this.#giveUpDelayedRequests();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** Running, accepting and with nothing received: as after the first start. */
  async reset(): Promise<void> {
    this.#giveUpDelayedRequests();
    this.behaviour = "accept";
    this.received = [];
    if (!this.isRunning) await this.start();
  }

  #giveUpDelayedRequests(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const behaviour = this.behaviour;
    if (behaviour === "drop") {
      // "readable": the first part of the body has arrived, the rest is on its way.
      request.once("readable", () => request.socket.destroy());
      return;
    }
    try {
      const { status, text } = await this.#answerTo(request, behaviour);
      response.writeHead(status, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": "POST, OPTIONS",
        "Access-Control-Allow-Headers": "Content-Type",
        "Content-Type": "text/plain; charset=utf-8",
      });
      response.end(text);
    } catch {
      // A delayed request that was given up.
      request.socket.destroy();
    }
  }

  async #answerTo(
    request: IncomingMessage,
    behaviour: Exclude<Behaviour, "drop">,
  ): Promise<Answer> {
    if (request.method === "OPTIONS") return { status: 204, text: "" };

    const isSendForm = request.method === "POST" && request.url?.split("?")[0] === sendFormPath;
    const form = isSendForm ? await readPostedForm(request) : undefined;
    if (form) this.received.push(form);

    if (typeof behaviour === "object" && "status" in behaviour) return behaviour;
    if (!isSendForm) return refusals.notFound;
    if (!form) return refusals.notMultipart;

    const { publicKey, serviceIds, templates } = this.#account;
    const postedKey = fieldValue(form, "user_id");
    if (postedKey === "") return refusals.publicKeyMissing;
    if (postedKey !== publicKey) return refusals.publicKeyInvalid;
    if (!serviceIds.includes(fieldValue(form, "service_id"))) return refusals.serviceUnknown;
    const template = templates.get(fieldValue(form, "template_id"));
    if (!template) return refusals.templateUnknown;
    if (bytesOfFields(form) > maximumFieldBytes) return refusals.fieldsTooLarge;
    if (bytesOfFiles(form) > maximumAttachmentBytes) return refusals.attachmentsTooLarge;

    if (typeof behaviour === "object") {
      await wait(behaviour.delayMs, undefined, { signal: this.#delays.signal });
    }
    return this.#deliver(template, form);
  }

  async #deliver(template: EmailTemplate, form: PostedForm): Promise<Answer> {
    try {
      await this.#mailer.sendMail(composeEmail(template, form));
      return { status: 200, text: "OK" };
    } catch (error) {
      return { status: 412, text: error instanceof Error ? error.message : String(error) };
    }
  }
}

function bytesOfFields(form: PostedForm): number {
  return form.fields.reduce(
    (sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value),
    0,
  );
}

function bytesOfFiles(form: PostedForm): number {
  return form.files.reduce((sum, file) => sum + file.size, 0);
}
