/**
 * A root field of a GraphQL answer that the content check guarantees, though Gatsby's schema calls
 * it nullable. Throws an error that names what is missing.
 */
export function requiredContent<T>(content: T | null | undefined, name: string): T {
  if (content === null || content === undefined) {
    throw new Error(`${name} is missing`);
  }
  return content;
}
