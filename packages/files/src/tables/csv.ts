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

/** "sep=;", as Excel has it before a table, says what stands between cells. */
const STATED_SEPARATOR = /^sep=(.)(?:\r\n|\r|\n|$)/i;
/** Of two that stand equally often the first: decimals and titles have commas in tables of the others. */
const SEPARATORS = [";", "\t", ","] as const;
/** What is looked at to see what stands between cells. */
const LOOKED_AT = { signs: 50_000, lines: 20 } as const;

/** Of lines, that have a separator equally often. */
const NEARLY_ALL = 0.9;

/**
 * The first sign that stands equally often in nearly all of the first lines, outside quotes: two decimals with commas do
 * in the rows, but not in the names. Else the one that does in most: a comma of a title does not.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT.signs)
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r\n|\r|\n/, LOOKED_AT.lines)
    .filter((line) => line.trim() !== "");
  const timesOf = (sign: string) => {
    const times = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    }
    return [...times];
  };
  const even = SEPARATORS.find((sign) => timesOf(sign).some(([, found]) => found >= NEARLY_ALL * lines.length));
  const weightOf = (sign: string) => Math.max(0, ...timesOf(sign).map(([count, found]) => count * found));
  return (
    even ?? SEPARATORS.reduce<string>((best, sign) => (weightOf(sign) > weightOf(best) ? sign : best), SEPARATORS[0])
  );
}

/** A line of a table and where it begins in the file; lines without anything are left out. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a table as RFC 4180 has it, and with semicolons or tabs. Throws CsvUnreadable. */
export function readCsv(text: string, most = CSV_ROWS_MAX): readonly CsvLine[] {
  // Titles and notes above a table are none of its rows.
  const lines = readLines(text, most + ABOVE);
  const table = lines.slice(headOf(lines));
  if (table.length > most + 1) throw new CsvUnreadable("rows");
  return table;
}

/** The same with whatever stands above the table. Throws CsvUnreadable. */
export function readLines(text: string, most: number): readonly CsvLine[] {
  if (text.includes("\u0000")) throw new CsvUnreadable("text");
  const [first = "", stated] = STATED_SEPARATOR.exec(text) ?? [];
  return linesOf(text, { separator: stated ?? separatorOf(text), from: first.length, most });
}

/** Lines above the names of columns: a title, a date, who made the list. */
const ABOVE = 10;
const filled = ({ cells }: CsvLine) => cells.filter((cell) => cell !== "").length;

/** Where the table begins: at the first line that fills two cells, where one of the first does. */
function headOf(lines: readonly CsvLine[]): number {
  const at = lines.slice(0, ABOVE + 1).findIndex((line) => filled(line) > 1);
  return Math.max(0, at);
}

interface TableText {
  readonly separator: string;
  /** Signs that are none of the table. */
  readonly from: number;
  readonly most: number;
}

function linesOf(text: string, { separator, from, most }: TableText): readonly CsvLine[] {
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = from === 0 ? 1 : 2;
  let began = line;
  let opened = line;
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
  for (let at = from; at < text.length; at++) {
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

/** How a table is written: what stands between cells, and before decimals. */
export interface TableForm {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}
const PLAIN: TableForm = { separator: ",", decimal: "." };

/** A number, or several, with the decimals that are written: "64.60", "1.5 / 2". */
export interface Figures {
  readonly figures: string;
}
export type Cell = string | number | Figures | null;

/** "1.234" can be read in two ways, "1.2340" in one. */
const withoutDoubt = (figure: string) => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(figure) ? `${figure}0` : figure);

const formed = (figures: string, { decimal }: TableForm) =>
  figures
    .split(" / ")
    .map((figure) => withoutDoubt(figure).replace(".", decimal))
    .join(" / ");

/** A cell as it leaves: a formula becomes text, quotes stand where they must, a number has its form's sign before decimals. */
function written(value: Cell, form: TableForm): string {
  if (typeof value === "number") return written({ figures: String(value) }, form);
  const text = value === null ? "" : typeof value === "string" ? value : formed(value.figures, form);
  const isNumber = PLAIN_NUMBER.test(text.replace(form.decimal, "."));
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) && !(isNumber && form.separator === ";") ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const writeCsv = (lines: readonly (readonly Cell[])[], form: TableForm = PLAIN): string =>
  lines.map((cells) => `${cells.map((cell) => written(cell, form)).join(form.separator)}\r\n`).join("");
