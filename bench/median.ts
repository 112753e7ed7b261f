/** The one in the middle, or the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}
