/** How many letters must be added, removed, replaced or swapped with their neighbour. */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? at(beforePrevious, j - 2) + 1 : replaced;
      row.push(Math.min(replaced, swapped, at(previous, j) + 1, at(row, j - 1) + 1));
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, to.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
