/** A spreadsheet takes what begins with these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file: quoted where it has to be, and never a formula. */
function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(csvCell).join(",")).join("\n");
