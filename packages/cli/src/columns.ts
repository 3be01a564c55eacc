/** Names in a column of their own, with what stands beside each. */
export function labelled(rows: readonly (readonly [name: string, text: string])[]): readonly string[] {
  const width = Math.max(NAME_WIDTH, ...rows.map(([name]) => name.length + 2));
  return rows.map(([name, text]) => name.padEnd(width) + text);
}

/** [characters] */
const NAME_WIDTH = 10;

/** Columns of a list as wide as what stands in them, two blanks apart. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
