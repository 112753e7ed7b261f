import { formOf, photo, sampleForm } from "../test-support/sample-form";
import { initialValues } from "./form-values";
import { requestSubject, requestText } from "./request-text";

const reference = "F4K9-TR2M";

describe("requestText", () => {
  it("gives the answers under the titles of their sections", () => {
    const values = {
      ...initialValues(sampleForm),
      full_name: "Sam Sample",
      reply_by: "Letter",
      item: "Ribbon",
      range: "Birds",
    };

    expect(requestText(sampleForm, values, reference)).toBe(
      [
        "Sample Request, reference F4K9-TR2M",
        "",
        "ABOUT YOU",
        "Your name: Sam Sample",
        "Reply by: Letter",
        "",
        "THE PIECE",
        "Item: Ribbon",
        "Range: Birds",
        "Print a code? No",
      ].join("\n"),
    );
  });

  it("leaves out blank answers, and sections without any", () => {
    const values = { full_name: "   ", email: "", words: "With love" };

    expect(requestText(sampleForm, values, reference)).toBe(
      "Sample Request, reference F4K9-TR2M\n\nTHE PIECE\nWords: With love",
    );
  });

  it("leaves out what is not shown", () => {
    const values = { item: "", range: "Birds", code: "No", code_link: "https://example.com/" };

    expect(requestText(sampleForm, values, reference)).toBe(
      "Sample Request, reference F4K9-TR2M\n\nTHE PIECE\nPrint a code? No",
    );
  });

  it("puts an answer of several lines under its label", () => {
    const values = { words: "First hymn\nSecond hymn\n" };

    expect(requestText(sampleForm, values, reference)).toContain(
      "\nWords:\nFirst hymn\nSecond hymn",
    );
  });

  it("puts an answer of several lines under its question", () => {
    const definition = formOf({ name: "wish", label: "Anything else?", kind: "paragraph" });

    expect(requestText(definition, { wish: "One\nTwo" }, reference)).toContain(
      "\nAnything else?\nOne\nTwo",
    );
  });

  it("writes dates out with their weekday", () => {
    expect(requestText(sampleForm, { day: "1945-03-15" }, reference)).toContain(
      "\nDay: Thursday 15 March 1945",
    );
  });

  it("leaves a date that it cannot read as it is", () => {
    expect(requestText(sampleForm, { day: "next spring" }, reference)).toContain(
      "\nDay: next spring",
    );
  });

  it("names the photographs as they are sent", () => {
    const values = { photos: [photo("garden.jpg", 10), photo("wedding.png", 20)] };

    expect(requestText(sampleForm, values, reference)).toContain(
      "\nPhotographs: garden.jpg, wedding.jpg",
    );
  });
});

describe("requestSubject", () => {
  it("says for whom the request is", () => {
    expect(requestSubject(sampleForm, { full_name: " Sam Sample " }, reference)).toBe(
      "Sample: Sam Sample (F4K9-TR2M)",
    );
  });

  it.each([
    [
      "a break that could begin another header",
      "Sam\r\nBcc: all@example.com",
      "Sam Bcc: all@example.com",
    ],
    ["breaks of other kinds, and control characters", "Sam\u2028Sam\u0085\0ple\t", "Sam Sam ple"],
    ["what would turn the reference around", "\u202eSam\u202c \u2067Sample", "Sam   Sample"],
    ["more than can be taken in", `${"é".repeat(99)} 🌷🌷`, `${"é".repeat(99)}…`],
    ["half of a character", `${"x".repeat(99)}🌷🌷`, `${"x".repeat(99)}🌷…`],
  ])("leaves out %s", (_, name, shown) => {
    expect(requestSubject(sampleForm, { full_name: name }, reference)).toBe(
      `Sample: ${shown} (F4K9-TR2M)`,
    );
  });

  it("keeps names in every writing as they are", () => {
    const name = "שרה 👩‍👧 Zoe\u0308 नमस्ते";

    expect(requestSubject(sampleForm, { full_name: name }, reference)).toContain(`: ${name} (`);
  });

  it.each([
    ["no name was given", sampleForm, ""],
    ["the name is only spaces", sampleForm, "  "],
    ["the form has no field for it", { ...sampleForm, subjectField: null }, "Sam Sample"],
  ])("does without when %s", (_, definition, name) => {
    expect(requestSubject(definition, { full_name: name }, reference)).toBe("Sample (F4K9-TR2M)");
  });
});
