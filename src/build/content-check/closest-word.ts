import { editDistance } from "../../edit-distance";

/** The candidate that a word is probably a misspelling of; undefined when none is close. */
export function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  let closest: string | undefined;
  let smallest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < smallest) {
      smallest = distance;
      closest = candidate;
    }
  }
  return closest;
}
