/** Rows below one another, each column as wide as its widest entry. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((entry, column) => Math.max(widest[column] ?? 0, entry.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((entry, column) => entry.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
