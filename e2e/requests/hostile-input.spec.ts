import type { Page } from "@playwright/test";
import type { InboxEmail } from "../../scripts/local-services/inbox";
import { fieldValue } from "../../scripts/local-services/posted-form";
import { localEmailAccount } from "../../scripts/local-services/settings";
import { found } from "../content";
import {
  choosePhotographs,
  type FormCase,
  fieldsOf,
  fillIn,
  formCases,
  openForm,
  sendForm,
} from "../form-cases";
import { hostileText } from "../hostile-text";
import type { Photograph } from "../photographs";
import { expect, test } from "./fixtures";

const template = found([...localEmailAccount.templates.values()][0], "an e-mail template");
/** Besides the one that says how a text without attachments is encoded. */
const headers = "content-type date from message-id mime-version reply-to subject to".split(" ");

const pieces = Object.values(hostileText)
  .flat()
  .filter((piece) => !/\p{Surrogate}/u.test(piece));
const headersAndMarkup = [...hostileText.headers, ...hostileText.markup];
const email = "{{subject}}%0d%0abcc=x@example.com";

for (const formCase of formCases) {
  test(`${formCase.slug}: nothing that is typed becomes a header or markup`, async ({
    page,
    emailService,
    inbox,
  }) => {
    const answers = hostileAnswers(formCase);
    const photographs = await sendHostile(page, formCase, answers);
    const [arrived, ...others] = await inbox.waitForEmails(1);
    if (!arrived) return;
    expect(others).toEqual([]);
    expect(emailService.received).toHaveLength(1);
    const [posted] = emailService.received;
    const value = (name: string) => withLineFeeds(posted ? fieldValue(posted, name) : "");

    expect(arrived).toMatchObject({
      from: [{ address: template.from }],
      to: [{ address: template.to }],
      envelope: { to: [{ address: template.to }] },
      replyTo: [{ address: email }],
      subject: value("subject_line"),
    });
    expect(arrived.subject).not.toMatch(/[\p{Control}\u2028\u2029]/u);
    expect(headerNames(await inbox.source(arrived))).toEqual(headers);
    expect(arrived.attachments.map(({ fileName }) => fileName)).toEqual(
      // Which is how browsers post a name.
      photographs.map(({ name }) => name.replaceAll('"', "%22")),
    );

    expect(arrived.html).toBeUndefined();
    expect(textOf(arrived)).toBe(value("request_text"));
    for (const { name, kind } of fieldsOf(formCase)) {
      const answer = answers[name] ?? "";
      if (kind === "photos") continue;
      expect(value(name), name).toBe(answer);
      // A date is written out for the studio.
      if (kind !== "date") expect(textOf(arrived), name).toContain(answer.trim());
    }
  });
}

/** Headers and markup in every box for text, and in one of them everything there is, at length. */
function hostileAnswers(formCase: FormCase): Record<string, string> {
  const fields = fieldsOf(formCase);
  const hostile = fields.flatMap(({ name, kind }) => {
    const asLines = [name, ...headersAndMarkup].join("\n").replace(/\r\n?/g, "\n");
    if (kind === "paragraph") return [[name, asLines]];
    return kind === "text" || kind === "telephone" ? [[name, asLines.replaceAll("\n", " ")]] : [];
  });
  const { name } = found(
    fields.findLast(({ kind }) => kind === "paragraph"),
    "a paragraph",
  );
  const everything = pieces.join("\n").replace(/\r\n?/g, "\n").padEnd(5000, "Ann <b>& all\n");
  return { ...formCase.answers, ...Object.fromEntries(hostile), [name]: everything, email };
}

async function sendHostile(
  page: Page,
  formCase: FormCase,
  answers: Record<string, string>,
): Promise<Photograph[]> {
  const form = await openForm(page, formCase);
  await fillIn(form, formCase, answers);
  const photographs = await choosePhotographs(form, formCase, '<b>";Bcc= x@example.com.jpg');
  await sendForm(page, formCase);
  await expect(page.getByText(formCase.form.confirmation.heading)).toBeVisible();
  return photographs;
}

/** The names of the headers of an e-mail itself, not of its parts. */
function headerNames(source: string): string[] {
  const [head = ""] = withLineFeeds(source).split("\n\n");
  return [...head.matchAll(/^([^\s:]+):/gm)]
    .map(([, name = ""]) => name.toLowerCase())
    .filter((name) => name !== "content-transfer-encoding")
    .sort();
}

function textOf({ text }: InboxEmail): string {
  return withLineFeeds(text).trimEnd();
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
