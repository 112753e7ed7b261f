/** The long edge, in millimetres, of the smallest of some measures such as "148 × 105 mm". */
export function shortestLongEdge(measures: readonly string[]): number {
  return Math.min(...measures.map(longEdge));
}

function longEdge(measure: string): number {
  return Math.max(...(measure.match(/\d+/g) ?? []).map(Number));
}
