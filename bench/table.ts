type Cell = string | number;

/** Prints rows under a heading, in columns, as Markdown has them. */
export function printTable(heading: string, columns: string[], rows: Cell[][]): void {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((row) => row[index]?.length ?? 0)),
  );
  const inColumns = (row: string[]) =>
    `| ${row.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  console.log([`\n${heading}\n`, inColumns(head), rule, ...body.map(inColumns), ""].join("\n"));
}

/** The first column is words, the others are figures. */
function pad(cell: string, width: number, index: number): string {
  return index === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function seconds(time: number): string {
  return time.toFixed(1);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
