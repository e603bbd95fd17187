/** Lines of text in columns: the first flush left, the others, which are numbers, flush right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join("  "))
    .map((line) => `${line}\n`)
    .join("");
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
