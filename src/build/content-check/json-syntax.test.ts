/** @jest-environment node */
import { findSyntaxMistake } from "./json-syntax";

it.each([
  "{}",
  "[]",
  ' {"a": [1, -2.5e3, true, null], "b": {"a": "\\u00e9 \\"x\\" – “y”"}}\n',
  '"text"',
])("accepts %s", (text) => {
  expect(findSyntaxMistake(text)).toBeUndefined();
  expect(() => JSON.parse(text)).not.toThrow();
});

it.each([
  ["", 1, 1, "the file ends too early"],
  ['{\n  "a": 1', 2, 9, "the file ends too early"],
  ['{"a": 1,\n}', 2, 1, "there is a comma too many before }"],
  ["[1, ]", 1, 5, "there is a comma too many before ]"],
  ['{"a": 1\r\n "b": 2}', 2, 2, 'a comma is missing before "b"'],
  ['["a" "b"]', 1, 6, 'a comma is missing before "b"'],
  ['{"a": "say "yes" now"}', 1, 13, "yes does not belong here"],
  ['{"a": 26,99}', 1, 10, "99 does not belong here"],
  ['{"a": 026}', 1, 7, "026 does not belong here"],
  ['{"a": True}', 1, 7, "True does not belong here"],
  ['{"a": }', 1, 7, "} does not belong here"],
  ['{"a" "b"}', 1, 6, '"b" does not belong here'],
  ['{"a": 1]', 1, 8, "] does not belong here"],
  ["{a: 1}", 1, 2, "a does not belong here"],
  ["{} {}", 1, 4, "{ does not belong here"],
  ["{“a”: 1}", 1, 2, "“ is the wrong kind of quotation mark"],
  ["{'a': 1}", 1, 2, "' is the wrong kind of quotation mark"],
  [
    '{"a": "x,\n"b": 1}',
    1,
    7,
    "the text that begins here has no closing quotation mark on its line",
  ],
  ['{"a": "C:\\dir"}', 1, 10, "\\ has a special meaning inside a text"],
  ['{"a": "x\ty"}', 1, 9, "there is a tab inside a text"],
  ["\uFEFF{}", 1, 1, "the file begins with an invisible byte order mark"],
])("finds the mistake in %j", (text, line, column, problem) => {
  expect(findSyntaxMistake(text)).toMatchObject({ line, column, problem });
  expect(() => JSON.parse(text)).toThrow();
});

it("finds a field that stands twice, which JSON.parse lets pass", () => {
  expect(findSyntaxMistake('{"a": {"b": 1},\n "b": 2,\n "a": 3}')).toEqual({
    line: 3,
    column: 2,
    problem: '"a" stands here a second time',
    expected: "each field only once",
  });
});
