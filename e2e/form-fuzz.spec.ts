import { expect, type Page, test } from "@playwright/test";
import { maximumFieldBytes } from "../scripts/local-services/email-service";
import type { PostedForm } from "../scripts/local-services/posted-form";
import { found } from "./content";
import {
  choosePhotographs,
  type FormCase,
  type FormCaseField,
  fieldsOf,
  formCases,
  openForm,
} from "./form-cases";
import { type Submission, SubmissionGenerator } from "./generated-answers";
import { listenToPosts } from "./post-listener";
import { type Outcome, submitInPage } from "./submit-in-page";

/** FUZZ_SEED repeats a run that failed, or tries others. */
const seed = Number(process.env.FUZZ_SEED || 20_260_228);
const submissions = Number(process.env.FUZZ_SUBMISSIONS || 150);
const batchSize = 25;

// A trace would take pictures all the time.
test.use({ trace: "off" });

for (const formCase of formCases) {
  test(`${formCase.slug}: ${submissions} odd submissions arrive as typed, or are refused with a reason`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + submissions * 1000);
    const trouble = watchForTrouble(page);
    const { posted, stop } = await listenToPosts(page);
    const form = await openForm(page, formCase);
    await choosePhotographs(form, formCase);

    const generator = new SubmissionGenerator(fieldsOf(formCase), seed);
    let milliseconds = 0;
    for (let done = 0; done < submissions; done += batchSize) {
      const length = Math.min(batchSize, submissions - done);
      const batch = Array.from({ length }, () => generator.next());
      const postedBefore = posted.length;
      const begin = performance.now();
      const answers = JSON.stringify(batch.map((submission) => submission.answers));
      const outcomes: Outcome[] = JSON.parse(await form.evaluate(submitInPage, answers));
      milliseconds += performance.now() - begin;

      const arrived = posted.slice(postedBefore);
      for (const [index, outcome] of outcomes.entries()) {
        await test.step(`submission ${done + index + 1} of seed ${seed}`, () => {
          const submission = found(batch[index], "a submission");
          expectAsTyped(formCase, submission, outcome);
          if (outcome.problems) expectReason(submission, outcome.problems);
          else expectAsHeld(formCase, outcome, arrived.shift());
        });
      }
      expect(arrived).toEqual([]);
      expect(trouble).toEqual([]);
    }
    await stop();
    const refused = submissions - posted.length;
    const each = Math.round(milliseconds / submissions);
    console.log(
      `${formCase.slug}: ${submissions} submissions (seed ${seed}), ${posted.length} sent, ${refused} refused, ${each} ms each`,
    );
    expect(posted.length).toBeGreaterThan(submissions / 3);
    expect(refused).toBeGreaterThan(0);
  });
}

/** What must not come up: errors that nobody handles, code that runs, what the policy refuses. */
function watchForTrouble(page: Page): string[] {
  const expected = /^The request was not sent: |^Failed to load resource: .* 400 /;
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(String(error)));
  page.on("crash", () => trouble.push("The page crashed."));
  page.on("dialog", (dialog) => {
    trouble.push(`A dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) trouble.push(message.text());
  });
  return trouble;
}

function expectAsTyped(formCase: FormCase, { answers, isRight }: Submission, outcome: Outcome) {
  const held = new Map(outcome.held);
  for (const { name, kind } of fieldsOf(formCase)) {
    const value = held.get(name);
    if (value === undefined) continue;
    const typed = outcome.picked[name] ?? asBoxHolds(kind, String(answers[name]));
    const isNoDate = !isRight && (kind === "date" || kind === "time") && value === "";
    expect(value, name).toBe(isNoDate ? "" : typed);
  }
}

/** What HTML lets boxes of each kind hold. */
function asBoxHolds(kind: string, typed: string): string {
  const oneLine = typed.replace(/[\r\n]/g, "");
  switch (kind) {
    case "paragraph":
      return typed.replace(/\r\n?/g, "\n");
    case "email":
    case "web-address":
      return oneLine.replace(/^[\t\f ]+|[\t\f ]+$/g, "");
    default:
      return oneLine;
  }
}

function expectReason({ isRight }: Submission, problems: string[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toMatch(isRight ? /^This is too long to send together/ : /\w/);
  }
}

function expectAsHeld(formCase: FormCase, { held }: Outcome, form: PostedForm | undefined): void {
  const fields = form?.fields.map(({ name, value }) => [name, value]) ?? [];
  const added = ["lib_version", "service_id", "template_id", "user_id"];
  const wellFormed = held.map(([name, value]) => [name, asPosted(value)]);
  expect(fields.slice(0, held.length)).toEqual(wellFormed);
  expect(fields.slice(held.length).map(([name]) => name)).toEqual(added);
  const bytes = fields.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThanOrEqual(maximumFieldBytes);

  const posted = new Map(held);
  const text = posted.get("request_text");
  for (const field of fieldsOf(formCase)) {
    const answer = posted.get(field.name)?.trim();
    if (answer) expect(text, field.name).toContain(asRead(field, answer));
  }
  const hasPhotographs = fieldsOf(formCase).some(({ kind }) => kind === "photos");
  expect(form?.files.length).toBe(hasPhotographs ? 1 : 0);

  const subject = posted.get("subject_line") ?? "";
  expect(subject).toContain(`(${posted.get("submission_id")})`);
  expect(subject).not.toMatch(/[\p{Control}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect([...subject].length).toBeLessThan(150);
}

/** A posted form ends its lines with two characters and has no half characters. */
function asPosted(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd").replace(/\r\n?|\n/g, "\r\n");
}

/** A line of the text for the studio, or the beginning of an answer of several. */
function asRead({ kind, label }: FormCaseField, answer: string): string {
  const year = Number.parseInt(answer, 10);
  const stem = label.endsWith("?") ? label : `${label}:`;
  if (kind === "date") return ` ${year}`;
  return `\n${stem}${answer.includes("\n") ? "\n" : " "}${answer}`;
}
