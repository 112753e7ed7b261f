import { mailtoAddress } from "./mailto-address";

const studio = "studio@example.com";

/** The parts of the address as an e-mail program reads them. */
function read(address: string) {
  const { protocol, pathname, searchParams, hash } = new URL(address);
  return {
    to: `${protocol}${pathname}`,
    headers: [...searchParams.keys()],
    // A "+" is a plus sign in these addresses, which URLSearchParams does not know.
    subject: new URL(address.replaceAll("+", "%2B")).searchParams.get("subject"),
    body: new URL(address.replaceAll("+", "%2B")).searchParams.get("body") ?? "",
    hash,
  };
}

it("is to the studio, with the subject and the text", () => {
  expect(mailtoAddress(studio, "Order: Sam (F4K9-TR2M)", "Name: Sam")).toBe(
    "mailto:studio@example.com?subject=Order%3A%20Sam%20(F4K9-TR2M)&body=Name%3A%20Sam",
  );
});

it("ends lines as e-mails do", () => {
  expect(read(mailtoAddress(studio, "", "one\ntwo\r\nthree\rfour")).body).toBe(
    "one\r\ntwo\r\nthree\r\nfour",
  );
});

it.each([
  ["accents and other scripts", "Zoë Müller, 王小明, Ελένη"],
  ["emoji", "With love 🌷👩‍👧"],
  ["signs that addresses use", "Tom & Ann, 100% #1 ? a=b + c;d/e"],
  ["what is encoded already", "%0D%0ABcc: %26"],
  ["markup and quotation marks", `<a href="x">'“”'</a>`],
])("keeps %s", (_, text) => {
  const { subject, body, headers, hash } = read(mailtoAddress(studio, text, text));

  expect(subject).toBe(text);
  expect(body).toBe(text);
  expect(headers).toEqual(["subject", "body"]);
  expect(hash).toBe("");
});

it.each(["\r\n", "\n", "\r", "\r\n\r\n", "\u2028", "\u2029", "\u0085", "\u000b", "\u0000"])(
  "makes one line of a subject with a break in it: %j",
  (lineBreak) => {
    const { subject, headers } = read(
      mailtoAddress(studio, `Order: Sam${lineBreak}Bcc: thief@example.com&cc=x`, "text"),
    );

    expect(subject).toBe("Order: Sam Bcc: thief@example.com&cc=x");
    expect(headers).toEqual(["subject", "body"]);
  },
);

it("lets the recipient bring nothing else in", () => {
  const { to, headers } = read(mailtoAddress("a?cc=thief@example.com", "Order", "text"));

  expect(to).toBe("mailto:a%3Fcc%3Dthief@example.com");
  expect(headers).toEqual(["subject", "body"]);
});

describe("a text that is too long", () => {
  const text = `REFERENCE F4K9-TR2M\n${"The Lord’s my shepherd 🌷\n".repeat(400)}`;

  it("is cut, and says so and what to do", () => {
    const address = mailtoAddress(studio, "Order", text);

    expect(address.length).toBeLessThanOrEqual(2000);
    const { body } = read(address);
    const [kept = "", rest] = body.split("…\r\n\r\n(");
    expect(text.replaceAll("\n", "\r\n").startsWith(kept)).toBe(true);
    expect(kept.length).toBeGreaterThan(500);
    expect(rest).toMatch(
      /^The rest did not fit in here.*“Copy my details”.*paste all of it.*\)\r\n$/,
    );
  });

  it.each([...Array(40).keys()])("is cut between characters, after %d others", (length) => {
    const { body } = read(
      mailtoAddress(studio, "Order", "a".repeat(length) + "🌷é&\n".repeat(400)),
    );

    expect(body).not.toContain("\ufffd");
    expect(body).toMatch(/^a*(🌷é&\r\n)*(🌷|🌷é|🌷é&)?…/u);
  });

  it("makes room for a long subject, which is cut as well", () => {
    const address = mailtoAddress(studio, "王".repeat(2000), text);

    expect(address.length).toBeLessThanOrEqual(2000);
    expect(read(address).subject).toMatch(/^王{20,}…$/);
    expect(read(address).body).toContain("REFERENCE F4K9-TR2M");
  });
});
