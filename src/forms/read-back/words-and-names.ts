import { editDistance } from "../../edit-distance";
import { isInCalendar } from "./dates-in-words";

/** Where words are printed: on the front, where little but the name stands, or further inside. */
export type WordsPlace = "front" | "inside";

/** A word of some words that is probably a misspelling of a word of a name. */
export interface NameMismatch {
  written: string;
  inName: string;
}

/** Words that are nearly names, and stand on many covers. */
const ordinaryWords = ["angel", "bride", "chapel", "parish", "peace"];
/** Words that stand in names without being part of them. */
const besideNames = ["née", "nee", "known"];

/**
 * Looks for words that are nearly, but not quite, a word of the name. A word counts when its line
 * has another word of the name; on the front, where few others are named, also by itself.
 */
export function misspeltNames(words: string, name: string, place: WordsPlace): NameMismatch[] {
  const nameWords = wordsOf(name).filter((word) => !besideNames.includes(word.toLowerCase()));
  const found = words.split("\n").flatMap((line) => {
    const lineWords = wordsOf(line);
    const isNamed = nameWords.some((each) => has(lineWords, each));
    // Where the name itself stands too, what is nearly the same is somebody else's.
    const nearby = place === "front" ? wordsOf(words) : lineWords;
    const missing = nameWords.filter((each) => !has(nearby, each));
    return lineWords.filter(mayBeName).flatMap((written) => {
      const inName = has(nameWords, written)
        ? undefined
        : missing.find((each) => isNearly(each, written) && counts(each, written, isNamed, place));
      return inName === undefined ? [] : [{ written, inName }];
    });
  });
  return [...new Map(found.map((mismatch) => [mismatch.written, mismatch])).values()];
}

function has(words: readonly string[], word: string): boolean {
  return words.some((each) => isSame(each, word));
}

function mayBeName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isInCalendar(word);
}

/** Whether a word is likely enough to be meant for one of the name. */
function counts(nameWord: string, written: string, isNamed: boolean, place: WordsPlace): boolean {
  return place === "front"
    ? isNamed || standsByItself(nameWord, written)
    : isNamed && nameWord.length >= 5;
}

/** The words of a text, without the "’s" of whose they are. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFC").replaceAll("’", "'");
  return [...plain.matchAll(/\p{L}+(?:'\p{L}+)*/gu)].map(([word]) => word.replace(/'s$/i, ""));
}

/** Upper and lower case are for whoever sets the page, but "Macdonald" is not "MacDonald". */
function isSame(one: string, other: string): boolean {
  const bothMixed = [one, other].every(
    (word) => word !== word.toUpperCase() && word !== word.toLowerCase(),
  );
  return bothMixed ? one === other : one.toLowerCase() === other.toLowerCase();
}

function isNearly(nameWord: string, written: string): boolean {
  const [a, b] = [nameWord.toLowerCase(), written.toLowerCase()];
  const shortest = Math.min(a.length, b.length);
  return (
    shortest >= 3 &&
    (soundOf(a) === soundOf(b) || editDistance(a, b) <= (shortest >= 8 ? 2 : 1)) &&
    !isPlural(a, b) &&
    !isHerForm(a, b) &&
    !isHerForm(b, a) &&
    !isPetForm(a, b) &&
    !isPetForm(b, a)
  );
}

/** The same for names that sound alike: Stephen and Steven, Lesley and Leslie. */
function soundOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/ph|f/g, "v")
    .replace(/ck?/g, "k")
    .replace(/(?:ie|ey|y)$/, "i");
}

/** "the Hartleys" */
function isPlural(name: string, written: string): boolean {
  return written === `${name}s` || written === `${name}es`;
}

/** "Roberta" beside Robert, "Paula" beside Paul */
function isHerForm(name: string, written: string): boolean {
  return written === `${name}a`;
}

/** "Rosie" for Rose, "Billy" for Bill */
function isPetForm(name: string, written: string): boolean {
  const ending = /(?:ie|ey|y|i)$/;
  return (
    ending.test(written) &&
    !ending.test(name) &&
    written.replace(ending, "") === name.replace(/e$/, "")
  );
}

function standsByItself(nameWord: string, written: string): boolean {
  return (
    nameWord.length >= 5 &&
    soundOf(nameWord)[0] === soundOf(written)[0] &&
    !ordinaryWords.includes(written.toLowerCase())
  );
}
