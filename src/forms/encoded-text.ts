/** Text as part of an address. Half a character, which visitors can paste, would throw an error. */
export function encodedText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

/**
 * Text as part of an address that may be no longer than `limit` once it is encoded. What does not
 * fit is left out, a whole character at a time, and `ending` says so.
 */
export function encodedToFit(text: string, limit: number, ending: string): string {
  const whole = encodedText(text);
  if (whole.length <= limit) {
    return whole;
  }
  const encodedEnding = encodedText(ending);
  let beginning = "";
  // A line end of two characters is one.
  for (const [character] of text.matchAll(/\r\n|./gsu)) {
    const longer = beginning + encodedText(character);
    if (longer.length + encodedEnding.length > limit) {
      break;
    }
    beginning = longer;
  }
  return beginning + encodedEnding;
}
