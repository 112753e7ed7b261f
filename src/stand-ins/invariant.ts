/**
 * Takes the place of the package of this name in the bundle (see build/webpack-config.ts), which puts
 * messages together in a way that the site's router does not use.
 */
export default function invariant(condition: unknown, message: string): void {
  if (!condition) {
    throw new Error(message);
  }
}
