import type { Cost } from "./statistics.ts";

const HEADINGS = ["", "µs per call", "rounds from", "to", "ratio"];

/** The costs as lines of text: one client each, numbers flush right. */
export function table(costs: readonly Cost[]): string {
  const rows = costs.map((cost) => [
    cost.name,
    cost.median.toFixed(0),
    cost.fastestRound.toFixed(0),
    cost.slowestRound.toFixed(0),
    cost.ratio.toFixed(2),
  ]);
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join("  "))
    .map((line) => `${line}\n`)
    .join("");
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
