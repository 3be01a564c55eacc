/** Of a file; more is refused unread. [bytes] */
export const CSV_BYTES_MAX = 20 * 1024 * 1024;
export const CSV_ROWS_MAX = 10_000;

export class CsvUnreadable extends Error {
  override readonly name = "CsvUnreadable";
  readonly why: "large" | "rows" | "empty" | "columns" | "text" | "quote";
  /** Where a quote opens that ends nowhere, or in another cell. */
  readonly line: number;
  /** The names of the columns, where one is missing. */
  readonly columns: readonly string[];
  constructor(
    why: CsvUnreadable["why"],
    { line = 1, columns = [] }: Partial<Pick<CsvUnreadable, "line" | "columns">> = {},
  ) {
    super(why);
    this.why = why;
    this.line = line;
    this.columns = columns;
  }
}

/** The sign that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r\n|\r|\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** A line of a table and where it begins in the file; lines without anything are left out. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a table as RFC 4180 has it, and with semicolons or tabs. Throws CsvUnreadable. */
export function readCsv(text: string, most = CSV_ROWS_MAX): readonly CsvLine[] {
  if (text.includes("\u0000")) throw new CsvUnreadable("text");
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let began = 1;
  let opened = 1;
  /** A quote has ended: nothing but the next cell may follow, or it was one that swallowed what stands between. */
  let closed = false;
  const endCell = () => {
    cells.push(cell.trim().replace(KEPT_FROM_FORMULA, ""));
    cell = "";
    closed = false;
  };
  const endLine = () => {
    endCell();
    if (cells.some((value) => value !== "")) lines.push({ line: began, cells });
    if (lines.length > most + 1) throw new CsvUnreadable("rows");
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    const ends = sign === "\n" || (sign === "\r" && text[at + 1] !== "\n");
    if (ends) line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[at++];
      else [quoted, closed] = [false, true];
    } else if (sign === '"' && cell.trim() === "" && !closed) {
      quoted = true;
      opened = line;
      cell = "";
    } else if (sign === separator) {
      endCell();
    } else if (ends) {
      endLine();
      began = line;
    } else if (sign !== "\r") {
      if (closed && sign?.trim() !== "") throw new CsvUnreadable("quote", { line: opened });
      cell += sign;
    }
  }
  if (quoted) throw new CsvUnreadable("quote", { line: opened });
  endLine();
  return lines;
}

/** What a spreadsheet would calculate when it opens a file, and what was kept from that already. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** The apostrophe that `written` puts before a formula, as other shops' exports do. */
const KEPT_FROM_FORMULA = /^'(?='*[=+\-@])/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell as it leaves: a formula becomes text, quotes stand where they must. */
function written(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const writeCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
