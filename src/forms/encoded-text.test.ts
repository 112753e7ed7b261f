import { encodedText, encodedToFit } from "./encoded-text";

describe("encodedText", () => {
  it("can be read back", () => {
    const text = "Zoë & Søn #1, 100% “yes”? a+b=c\r\n日本 👩‍👧";

    expect(decodeURIComponent(encodedText(text))).toBe(text);
    expect(encodedText(text)).toMatch(/^[\w%.!~*'()-]+$/);
  });

  it.each(["\ud83d", "\udc69"])("marks half a character", (half) => {
    expect(decodeURIComponent(encodedText(`a${half}b`))).toBe("a\ufffdb");
  });
});

describe("encodedToFit", () => {
  it("leaves alone what just fits", () => {
    expect(encodedToFit("a b", 5, "…")).toBe("a%20b");
  });

  it.each([
    ["letters", "abcdefghijklmnop"],
    ["signs of three characters each", "&#%?&#%?&#%?"],
    ["accents of six", "éèêëéèêëéèêë"],
    ["emoji of twelve", "👩👧🌷🕊👩👧🌷🕊👩👧🌷🕊"],
    ["halves of characters", "\ud83d".repeat(12)],
  ])("never cuts through a character: %s", (_, text) => {
    const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
    for (let limit = 4; limit < encodedText(text).length; limit++) {
      const fitting = encodedToFit(text, limit, "(x)");

      expect(fitting.length).toBeLessThanOrEqual(limit);
      const decoded = decodeURIComponent(fitting);
      expect(decoded.endsWith("(x)")).toBe(true);
      const kept = [...decoded.slice(0, -3)];
      expect(kept).toEqual([...wellFormed].slice(0, kept.length));
    }
  });

  it("leaves out no more than it must", () => {
    expect(encodedToFit("ab&cd", 6, "(x)")).toBe("ab(x)");
    expect(encodedToFit("ab&cdefg", 8, "(x)")).toBe("ab%26(x)");
  });
});
