import { fileText } from "@sunwright/contract/file-text";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { importBookPrices } from "@sunwright/contract/price-book";
import { BOOK_ENTRIES_MAX } from "@sunwright/contract/quote-states";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { LINE_KINDS } from "@sunwright/engine/quotes/written-quote";
import { say as nameOf } from "@sunwright/words/quote-names";
import { type ColumnsByHand, namesOf, type ReadColumns, readColumnsOf } from "../../../lib/columns";
import {
  type CsvLine,
  CsvUnreadable,
  CSV_BYTES_MAX,
  readCsv,
  type TableForm,
  writeCsv,
} from "@sunwright/files/tables/csv";
import { minorIn } from "../../../lib/file-figure";
import { withoutCurrency } from "../../../lib/marked-figure";
import { spoilt } from "../../../lib/spoilt-cell";

export type ListedPrice = BodyInput<typeof importBookPrices>["prices"][number];

/** A line that cannot be kept, and why. */
export interface BookFault {
  readonly line: number;
  readonly fault: "kind" | "name" | "price" | "twoWays" | "currency" | "long" | "twice" | "broken";
  readonly value: string;
}

export interface BookFile extends ReadColumns {
  readonly prices: readonly ListedPrice[];
  readonly faults: readonly BookFault[];
}

export const COLUMNS = ["kind", "name", "price", "currency", "supplier"] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ["kind", "name", "price"];
const LINE_MOST = 100;

/** What suppliers' lists call them, in English and German. */
const CALLED: Readonly<Record<string, Column>> = {
  type: "kind",
  category: "kind",
  art: "kind",
  kategorie: "kind",
  product: "name",
  product_name: "name",
  description: "name",
  item: "name",
  bezeichnung: "name",
  artikel: "name",
  unit_price: "price",
  cost: "price",
  preis: "price",
  einzelpreis: "price",
  ek: "price",
  währung: "currency",
  vendor: "supplier",
  lieferant: "supplier",
};

/** What each column is read as; "" of one that is not. */
export const bookNames = (head: readonly string[], byHand: ColumnsByHand = {}): readonly string[] =>
  namesOf(
    head,
    byHand,
    (name) => COLUMNS.find((column) => column === name) ?? "",
    (name) => CALLED[name] ?? "",
  );

/** Reads a list of prices; a line without a currency is in the firm's own. Throws CsvUnreadable. */
export async function bookFile(file: File, own: Currency, byHand: ColumnsByHand): Promise<BookFile> {
  if (file.size > CSV_BYTES_MAX) throw new CsvUnreadable("large");
  return bookFileOf(readCsv(fileText(new Uint8Array(await file.arrayBuffer())), BOOK_ENTRIES_MAX), own, byHand);
}

/** Throws CsvUnreadable. */
export function bookFileOf(lines: readonly CsvLine[], own: Currency, byHand: ColumnsByHand = {}): BookFile {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) throw new CsvUnreadable("empty");
  const names = bookNames(head.cells, byHand);
  if (!NEEDED.every((column) => names.includes(column))) throw new CsvUnreadable("columns", { columns: head.cells });
  const named = new Set<string>();
  const prices: ListedPrice[] = [];
  const faults: BookFault[] = [];
  for (const { line, cells } of body) {
    const cell = (column: Column) => (cells[names.indexOf(column)] ?? "").replaceAll(/\s+/g, " ").trim();
    const read = priceOf(cell, own);
    const key = "fault" in read ? "" : `${read.kind} ${read.currency} ${read.name.toLowerCase()}`;
    if ("fault" in read) faults.push({ line, ...read });
    else if (named.has(key)) faults.push({ line, fault: "twice", value: read.name });
    else prices.push(read);
    named.add(key);
  }
  return { prices, faults, ...readColumnsOf(head.cells, names) };
}

type Fault = Omit<BookFault, "line">;

function priceOf(cell: (column: Column) => string, own: Currency): ListedPrice | Fault {
  const [asked, name, price, supplier] = [cell("kind"), cell("name"), cell("price"), cell("supplier")];
  const kind = LINE_KINDS.find((each) => isCalled(asked, each) || isCalled(asked, nameOf(`kind.${each}`)));
  if (kind === undefined) return { fault: "kind", value: asked };
  if (name === "") return { fault: "name", value: "" };
  if (spoilt(name) === "broken") return { fault: "broken", value: name };
  if (name.length > LINE_MOST || supplier.length > LINE_MOST) return { fault: "long", value: `${name.slice(0, 40)}…` };
  const priced = withoutCurrency(price);
  const costMinor = minorIn(priced.figure);
  if (costMinor === "twoWays") return { fault: "twoWays", value: price };
  if (costMinor === null) return { fault: "price", value: price };
  const stated = cell("currency") === "" ? (priced.currency ?? own) : cell("currency");
  const currency = CURRENCIES.find((each) => isCalled(stated, each));
  // "64,60 €" in a column that says NGN is neither.
  if (currency === undefined || (priced.currency !== null && priced.currency !== currency))
    return { fault: "currency", value: currency === undefined ? stated : price };
  return { kind, name, currency, costMinor, supplier };
}

const isCalled = (cell: string, name: string) => cell.toLowerCase() === name.toLowerCase();

export const bookTemplate = (form: TableForm) => `\uFEFF${writeCsv([[...COLUMNS]], form)}`;
