export interface SyntaxMistake {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  problem: string;
  expected: string;
}

interface Group {
  opening: "{" | "[";
  names: Set<string>;
}

type Wanted = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end" | "end";

const space = /[ \t\r\n]*/y;
// Every character from the space on, except the quotation mark and the backslash.
const openText = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const closedText = new RegExp(`${openText.source}"`, "y");
const mark = /[{}[\]:,]/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const word = /(?:true|false|null)(?!\w)/y;
const token = new RegExp(
  [closedText, mark, number, word].map(({ source }) => source).join("|"),
  "y",
);

/**
 * Finds what makes a text unreadable as JSON, in words for people who do not program. JSON.parse
 * would say neither the line nor, for some mistakes, the place at all, and it silently drops the
 * first of two fields with the same name.
 */
export function findSyntaxMistake(text: string): SyntaxMistake | undefined {
  const groups: Group[] = [];
  let wanted: Wanted = "value";
  let position = 0;

  for (;;) {
    position += match(space, text, position)?.length ?? 0;
    const found = match(token, text, position);
    const group = groups.at(-1);
    const closing = group && closingOf(group);

    if (found === undefined) {
      if (position === text.length && wanted === "end") return undefined;
      return unreadable(text, position, wanted, group);
    }
    if (found === closing && wanted.endsWith(" or end")) {
      groups.pop();
      wanted = groups.length === 0 ? "end" : "comma or end";
    } else if (wanted === "value" || wanted === "value or end") {
      if (found === "{" || found === "[") {
        groups.push({ opening: found, names: new Set() });
        wanted = found === "{" ? "name or end" : "value or end";
      } else if (/^[\]}:,]$/.test(found)) {
        return misplaced(text, position, found, wanted, group);
      } else {
        wanted = group ? "comma or end" : "end";
      }
    } else if ((wanted === "name" || wanted === "name or end") && found.startsWith('"')) {
      if (group?.names.has(found)) {
        return {
          ...placeOf(text, position),
          problem: `${found} stands here a second time`,
          expected: "each field only once",
        };
      }
      group?.names.add(found);
      wanted = "colon";
    } else if (wanted === "colon" && found === ":") {
      wanted = "value";
    } else if (wanted === "comma or end" && found === ",") {
      wanted = group?.opening === "{" ? "name" : "value";
    } else {
      return misplaced(text, position, found, wanted, group);
    }
    position += found.length;
  }
}

function match(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function closingOf({ opening }: Group): "}" | "]" {
  return opening === "{" ? "}" : "]";
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, position).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A sound token in the wrong place. */
function misplaced(
  text: string,
  position: number,
  found: string,
  wanted: Wanted,
  group: Group | undefined,
): SyntaxMistake {
  const place = placeOf(text, position);
  const beginsEntry = !/^[\]}:,]$/.test(found);
  if (wanted === "comma or end" && beginsEntry) {
    return {
      ...place,
      problem: `a comma is missing before ${found}`,
      expected: "a comma between one entry and the next",
    };
  }
  const afterComma = group?.opening === "{" ? "name" : "value";
  if (group && wanted === afterComma && found === closingOf(group)) {
    return {
      ...place,
      problem: `there is a comma too many before ${found}`,
      expected: "no comma after the last entry",
    };
  }
  return { ...place, problem: `${found} does not belong here`, expected: inWords(wanted, group) };
}

/** Characters that are no token, or the end of the text. */
function unreadable(
  text: string,
  position: number,
  wanted: Wanted,
  group: Group | undefined,
): SyntaxMistake {
  const place = placeOf(text, position);
  const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
  if (position === text.length) {
    return { ...place, problem: "the file ends too early", expected: inWords(wanted, group) };
  }
  if (character === "\uFEFF") {
    return {
      ...place,
      problem: "the file begins with an invisible byte order mark",
      expected: "the file saved as UTF-8 without a byte order mark (BOM)",
    };
  }
  if (character === '"') {
    return brokenText(text, position);
  }
  if (/[“”„‘’']/.test(character)) {
    return {
      ...place,
      problem: `${character} is the wrong kind of quotation mark`,
      expected: 'straight double quotation marks, such as "name"',
    };
  }
  return {
    ...place,
    problem: `${match(/\S[^\s,:[\]{}"]*/y, text, position) ?? character} does not belong here`,
    expected: inWords(wanted, group),
  };
}

function brokenText(text: string, position: number): SyntaxMistake {
  const end = position + (match(openText, text, position)?.length ?? 0);
  if (text[end] === "\\") {
    return {
      ...placeOf(text, end),
      problem: "\\ has a special meaning inside a text",
      expected: "\\\\ for the character itself, or nothing",
    };
  }
  if (text[end] === "\t") {
    return {
      ...placeOf(text, end),
      problem: "there is a tab inside a text",
      expected: "a space",
    };
  }
  return {
    ...placeOf(text, position),
    problem: "the text that begins here has no closing quotation mark on its line",
    expected: 'a text on one line, with " at both ends',
  };
}

function inWords(wanted: Wanted, group: Group | undefined): string {
  switch (wanted) {
    case "value":
    case "value or end":
      return "a text in quotation marks, a number, true, false, a list in [ ] or fields in { }";
    case "name":
    case "name or end":
      return "the name of a field in quotation marks";
    case "colon":
      return "a colon (:) after the name of the field";
    case "comma or end":
      return `a comma before the next entry, or ${group ? closingOf(group) : "the end"} after the last; a quotation mark inside a text is written \\"`;
    case "end":
      return "nothing after the closing }";
  }
}
