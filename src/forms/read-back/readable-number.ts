/** "6000" as "6,000". However many figures there are, each stays what it is. */
export function readableNumber(figures: string): string {
  return BigInt(figures).toLocaleString("en-GB");
}
