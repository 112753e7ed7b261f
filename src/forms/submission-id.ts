/** Without letters and figures that are mistaken for each other when read out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as "F4K9-TR2M": short enough to read out, and as good as never the same twice. */
export function newSubmissionId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  const letters = [...numbers].map((number) => alphabet[number % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
