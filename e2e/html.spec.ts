import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate, type RuleConfig } from "html-validate";

const builtFolder = join(__dirname, "..", "public");

/** The rules that are not applied, or not in full. */
const exceptions: RuleConfig = {
  // React writes srcSet, <meta/> and checked="", which mean the same in HTML.
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  // React's identifiers (:R1:) and Gatsby's (___gatsby) need not begin with a letter.
  "valid-id": ["error", { relaxed: true }],
  // Gatsby styles its wrapper; a picture brings its colour and the carousel its place.
  "no-inline-style": "off",
  // A matter of line breaks, which is for style sheets to settle.
  "tel-non-breaking": "off",
  // Long titles are allowed; search engines shorten them.
  "long-title": "off",
  // A list may be named, though not every screen reader says the name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: exceptions,
});

/** Whole pages; in _gatsby/ there are pieces of them. */
const pages = readdirSync(builtFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => relative(builtFolder, join(parentPath, name)))
  .filter((page) => !page.startsWith("_gatsby"));

test("every built page is valid HTML", async () => {
  expect(pages).toContain("index.html");
  for (const page of pages) {
    const { results } = await validator.validateFile(join(builtFolder, page));
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(mistakes, page).toEqual([]);
  }
});
