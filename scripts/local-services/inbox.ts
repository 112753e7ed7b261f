import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { array, type InferType, number, object, string } from "yup";
import { ChildProgram } from "./child-program";
import { isPortInUse } from "./port-in-use";
import { answersOverHttp, waitUntil } from "./wait-until";

const addressesSchema = array(object({ address: string().required() })).default([]);

const attachmentSchema = object({
  fileName: string().default(""),
  contentType: string().required(),
  length: number().required(),
  /** The name under which the inbox keeps the file, which tells namesakes apart. */
  generatedFileName: string().required(),
});

const emailSchema = object({
  id: string().required(),
  from: addressesSchema,
  to: addressesSchema,
  replyTo: addressesSchema,
  /** To whom it was really delivered, whatever the headers say. */
  envelope: object({ to: addressesSchema }),
  subject: string().default(""),
  text: string().default(""),
  html: string(),
  // The inbox says null when there are none.
  attachments: array(attachmentSchema).nullable().default(null),
});

const emailsSchema = array(emailSchema).required();

/** Run in the inbox's process, so that it never outlives a test runner that was killed. */
const endWithParent = 'data:text/javascript,process.once("disconnect", () => process.exit())';

export type InboxAttachment = InferType<typeof attachmentSchema>;

export type InboxEmail = Omit<InferType<typeof emailSchema>, "attachments"> & {
  attachments: InboxAttachment[];
};

/** A mail server (maildev) that delivers to nobody but shows every e-mail on a web page. */
export class Inbox {
  readonly #port: number;
  readonly #smtpPort: number;
  readonly #url: string;
  #program: ChildProgram | undefined;
  #folder: string | undefined;

  constructor(options: { port: number; smtpPort: number }) {
    this.#port = options.port;
    this.#smtpPort = options.smtpPort;
    this.#url = `http://localhost:${options.port}`;
  }

  /** The program behind the inbox, once it has been started. */
  get program(): ChildProgram | undefined {
    return this.#program;
  }

  async start(): Promise<void> {
    // Otherwise the answers of somebody else's inbox would be taken for this one's.
    for (const port of [this.#port, this.#smtpPort]) {
      if (await isPortInUse(port)) {
        throw new Error(`The inbox needs port ${port}, which is in use.`);
      }
    }
    this.#folder = await mkdtemp(join(tmpdir(), "local-inbox-"));
    const program = new ChildProgram(
      process.execPath,
      [
        ...["--import", endWithParent],
        require.resolve("maildev/bin/maildev"),
        "--silent",
        ...["--ip", "127.0.0.1"],
        ...["--web", String(this.#port)],
        ...["--smtp", String(this.#smtpPort)],
        ...["--mail-directory", this.#folder],
      ],
      { stdio: ["ignore", "ignore", "pipe", "ipc"] },
    );
    this.#program = program;

    const isReady = async () => {
      if (program.hasEnded) throw new Error(`The inbox did not start. ${program.errorOutput}`);
      return (await isPortInUse(this.#smtpPort)) && answersOverHttp(`${this.#url}/healthz`);
    };
    const failure = "The inbox did not answer within 60 seconds.";
    await waitUntil(isReady, { withinMs: 60_000, failure });
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  /** All e-mails that have been delivered so far, the oldest first. */
  async emails(): Promise<InboxEmail[]> {
    let emails: InboxEmail[] = [];
    // A delivered e-mail is a file at once, but is listed only when the inbox has parsed it.
    const areListed = async () => {
      const delivered = await this.#deliveredIds();
      emails = await this.#listedEmails();
      return delivered.every((id) => emails.some((email) => email.id === id));
    };
    const failure = "The inbox does not list an e-mail that was delivered.";
    await waitUntil(areListed, { withinMs: 10_000, failure });
    return emails;
  }

  /** For e-mails that are still on their way: waits for at least so many. */
  async waitForEmails(count: number, withinMs = 10_000): Promise<InboxEmail[]> {
    let emails: InboxEmail[] = [];
    const haveArrived = async () => {
      emails = await this.emails();
      return emails.length >= count;
    };
    const failure = `Fewer than ${count} e-mails arrived within ${withinMs} ms.`;
    await waitUntil(haveArrived, { withinMs, failure });
    return emails;
  }

  /** The e-mail as it was delivered, with all its headers. */
  async source({ id }: InboxEmail): Promise<string> {
    return (await this.#request(`/email/${id}/source`)).text();
  }

  async attachmentContent(email: InboxEmail, attachment: InboxAttachment): Promise<Buffer> {
    const path = `/email/${email.id}/attachment/${attachment.generatedFileName}`;
    let content = Buffer.alloc(0);
    // The inbox may still be writing the file.
    const isComplete = async () => {
      const response = await this.#request(path);
      content = Buffer.from(await response.arrayBuffer());
      return content.length === attachment.length;
    };
    const failure = `The attachment ${attachment.fileName} stays incomplete.`;
    await waitUntil(isComplete, { withinMs: 10_000, failure });
    return content;
  }

  /**
   * Deletes the e-mails one by one, because maildev's "delete all" empties its folder in the
   * background and can take an e-mail with it that arrives meanwhile.
   */
  async deleteAll(): Promise<void> {
    for (const email of await this.emails()) {
      await this.#request(`/email/${email.id}`, { method: "DELETE" });
    }
  }

  async #deliveredIds(): Promise<string[]> {
    const files = this.#folder ? await readdir(this.#folder) : [];
    return files.filter((file) => file.endsWith(".eml")).map((file) => parse(file).name);
  }

  async #listedEmails(): Promise<InboxEmail[]> {
    const response = await this.#request("/email");
    const emails = await emailsSchema.validate(await response.json(), { stripUnknown: true });
    return emails.map((email) => ({ ...email, attachments: email.attachments ?? [] }));
  }

  async #request(path: string, options?: RequestInit): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, options);
    if (!response.ok) throw new Error(`The inbox answered ${response.status} to ${path}.`);
    return response;
  }
}
