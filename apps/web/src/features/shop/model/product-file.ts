import {
  columnOfField,
  columnOfPrice,
  type ExportedProduct,
  IMPORTED_STATES,
  type ProductRow,
} from "@sunwright/contract/product-import";
import { PRODUCT_NAME_MAX, QUANTITY_STEP_MAX, SKU_MAX, WARRANTY_YEARS_MAX } from "@sunwright/contract/shop-products";
import { TAX_MAX } from "@sunwright/contract/shops";
import { type Currency, CURRENCIES } from "@sunwright/engine/parameters/options";
import { CATEGORIES, type Category, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { MINOR_UNITS } from "./amount";
import { type ColumnsByHand, type ReadColumns, readColumnsOf } from "../../../lib/columns";
import { type Cell, type CsvLine, CsvUnreadable } from "@sunwright/files/tables/csv";
import { type DecimalSign, decimalSignOf, figureIn } from "@sunwright/files/tables/figure-in";
import { minorIn } from "../../../lib/file-figure";
import { bareFigure, withoutCurrency, withoutUnit } from "../../../lib/marked-figure";
import { spoilt } from "../../../lib/spoilt-cell";
import { COMMON, columnsOf, type Common, FIELDS, linesOf, PRICE } from "./product-columns";

/** A cell that says nothing a shop can keep. */
export interface ProductCellFault {
  readonly fault: "number" | "twoWays" | "choice" | "missing" | "long" | "twice" | "scientific" | "broken" | "unit";
  readonly line: number;
  readonly column: string;
  readonly value: string;
}

export interface ProductFile extends ReadColumns {
  readonly rows: readonly ProductRow[];
  readonly faults: readonly ProductCellFault[];
  /** Rows of the file. */
  readonly count: number;
}

const TEXTS = { name: PRODUCT_NAME_MAX, brand: 100, model: 100, description: 2_000 } as const;

const isText = (column: string): boolean => column === "sku" || column in TEXTS;

/** Rows of a table that names its columns, or whose columns are read as `byHand` says. Throws CsvUnreadable. */
export function productFileOf(lines: readonly CsvLine[], byHand: ColumnsByHand = {}): ProductFile {
  const [head, ...all] = lines;
  if (head === undefined || all.length === 0) throw new CsvUnreadable("empty");
  const columns = columnsOf(head.cells, byHand);
  const { names } = columns;
  if (!names.includes("sku")) throw new CsvUnreadable("columns", { columns: head.cells });
  const body = linesOf(head.cells, all, columns);
  const faults: ProductCellFault[] = [];
  const skus = new Map<string, number>();
  const sign = decimalSignOf(
    body.map(({ cells }) => ({ cells: cells.filter((_, at) => !isText(names[at] ?? "")).map(bareFigure) })),
  );
  const rows = body.flatMap(({ line, cells }) => {
    const before = faults.length;
    const row = rowOf(line, { names, sign }, cells, faults);
    const key = row.sku.toLowerCase();
    if (key !== "" && skus.has(key)) faults.push({ fault: "twice", line, column: "sku", value: row.sku });
    skus.set(key, line);
    return faults.length > before ? [] : [row];
  });
  return { rows, faults, count: body.length, ...readColumnsOf(head.cells, names) };
}

function rowOf(
  line: number,
  { names, sign }: { readonly names: readonly string[]; readonly sign: DecimalSign },
  cells: readonly string[],
  faults: ProductCellFault[],
): ProductRow {
  const cell = (column: Common) => cells[names.indexOf(column)] ?? "";
  const fault = (kind: ProductCellFault["fault"], column: string, value: string) =>
    faults.push({ fault: kind, line, column, value });
  /** Undefined where the cell says nothing: that stays as it is. */
  const choice = <Of extends string>(column: Common, options: readonly Of[], text = cell(column)): Of | undefined => {
    if (text === "") return undefined;
    const found = options.find((option) => option.toLowerCase() === text.toLowerCase());
    if (found === undefined) fault("choice", column, text);
    return found;
  };
  const figure = (column: string, text: string, { least = 0, most = 10_000_000, whole = false, unit = "" } = {}) => {
    if (text === "") return undefined;
    const marked = withoutUnit(text, unit);
    if (marked === null) return void fault("unit", column, text);
    const read = figureIn(marked.figure, sign);
    const value = typeof read === "number" ? Number((read * marked.scale).toPrecision(12)) : read;
    if (value === "twoWays") fault("twoWays", column, text);
    else if (value === null || value < least || value > most || (whole && !Number.isInteger(value)))
      fault("number", column, text);
    else return value;
    return undefined;
  };
  const signs = new Set<Currency>();
  const minor = (column: string, text: string) => {
    if (text === "") return undefined;
    const marked = withoutCurrency(text);
    if (marked.currency !== null) signs.add(marked.currency);
    const value = minorIn(marked.figure);
    if (value === "twoWays") fault("twoWays", column, text);
    else if (value === null) fault("number", column, text);
    else return value;
    return undefined;
  };
  const text = (column: keyof typeof TEXTS) => {
    const value = cell(column);
    if (value.length > TEXTS[column]) fault("long", column, `${value.slice(0, 40)}…`);
    if (spoilt(value) === "broken") fault("broken", column, value);
    // A cell of several lines is one: only the description has more.
    return value === "" ? undefined : column === "description" ? value : value.replaceAll(/\s+/g, " ");
  };
  const sku = cell("sku").replaceAll(/\s+/g, " ");
  if (sku === "") fault("missing", "sku", "");
  const damage = spoilt(sku);
  if (damage !== null) fault(damage, "sku", sku);
  if (sku.length > SKU_MAX) fault("long", "sku", `${sku.slice(0, 40)}…`);
  const prices: ProductRow["prices"] = [];
  const spec: Record<string, unknown> = {};
  for (const [at, column] of names.entries()) {
    const value = cells[at] ?? "";
    const [, list, from] = PRICE.exec(column) ?? [];
    if ((list === "public" || list === "trade") && value !== "") {
      const fromQuantity = Number(from ?? "1");
      const unitMinor = minor(column, value);
      if (fromQuantity > QUANTITY_STEP_MAX) fault("number", column, value);
      else if (unitMinor !== undefined) prices.push({ list, fromQuantity, unitMinor });
    }
    const [name, field] = FIELDS.get(column) ?? [];
    if (name === undefined || field === undefined || value === "") continue;
    if (field.kind === "choice") spec[name] = value;
    else if (field.kind === "figure") spec[name] = figure(column, value, { least: -10_000_000, unit: field.unit });
    else spec[name] = value.split(/[;/]\s*|,\s+/).map((part) => figure(column, part, { unit: field.unit }) ?? 0);
  }
  const costMinor = minor("cost", cell("cost"));
  const currency = choice("currency", CURRENCIES) ?? (signs.size === 1 ? [...signs][0] : undefined);
  const others = [...signs].filter((other) => other !== currency);
  if (others.length > 0) fault("choice", "currency", others.join(", "));
  return {
    line,
    sku,
    prices,
    spec,
    ...stated({
      category: choice("category", CATEGORIES, cell("category").replaceAll(/[\s_]+/g, "-")),
      name: text("name"),
      brand: text("brand"),
      model: text("model"),
      description: text("description"),
      state: choice("state", IMPORTED_STATES),
      currency,
      taxPercent: figure("tax_percent", cell("tax_percent"), { most: TAX_MAX, unit: "%" }),
      warrantyYears: figure("warranty_years", cell("warranty_years"), { most: WARRANTY_YEARS_MAX, unit: "years" }),
      multiple: figure("multiple", cell("multiple"), { least: 1, most: QUANTITY_STEP_MAX, whole: true }),
      costMinor,
    }),
  };
}

type Stated<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
/** Those that say something. */
function stated<Fields extends object>(fields: Fields): Stated<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left is what was there
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<Fields>;
}

/** Of one call: its transaction holds the embedded database's only connection well below a second. */
const SET_ROWS = 100;
/** Of one call: below the 256 kB that the server takes. [bytes] */
const SET_SIZE = 200_000;
const bytesOf = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** Rows in sets that a call takes: by their number and by what they weigh. */
export function setsOfRows<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const sets: Row[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const weight = bytesOf(row);
    const last = sets.at(-1);
    if (last === undefined || last.length >= SET_ROWS || size + weight > SET_SIZE) {
      sets.push([row]);
      size = weight;
    } else {
      last.push(row);
      size += weight;
    }
  }
  return sets;
}

/** The columns of a file for products of a category. */
export const templateOf = (category: Category): readonly string[] => [
  ...COMMON,
  ...fieldsOf(category).map(([name]) => columnOfField(name)),
];

/** Products as a file that an import reads again: columns that none of them fills are left out. */
export function productTable(products: readonly ExportedProduct[], currency: string): readonly (readonly Cell[])[] {
  const priceColumns = [...new Set(products.flatMap(({ prices }) => prices.map(columnOfPrice)))]
    .filter((column) => column !== "public_price" && column !== "trade_price")
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
  const fields = [...new Set(products.flatMap(({ category }) => fieldsOf(category).map(([name]) => name)))];
  const filled = fields.filter((name) => products.some(({ spec }) => spec[name] !== undefined && spec[name] !== null));
  const rows = products.map((product): readonly Cell[] => {
    const price = (column: string) => {
      const found = product.prices.find((one) => columnOfPrice(one) === column);
      return found === undefined ? null : amountCell(found.unitMinor);
    };
    const common: Record<Common, Cell> = {
      sku: product.sku,
      category: product.category,
      name: product.name,
      brand: product.brand,
      model: product.model,
      state: product.state,
      public_price: price("public_price"),
      trade_price: price("trade_price"),
      cost: product.costMinor === null ? null : amountCell(product.costMinor),
      currency,
      tax_percent: product.taxPercent,
      warranty_years: product.warrantyYears,
      multiple: product.multiple,
      description: product.description,
    };
    return [
      ...COMMON.map((column) => common[column]),
      ...priceColumns.map(price),
      ...filled.map((name) => cellOf(product.spec[name])),
    ];
  });
  return [[...COMMON, ...priceColumns, ...filled.map(columnOfField)], ...rows];
}

const amountCell = (minor: number): Cell => ({ figures: (minor / MINOR_UNITS).toFixed(2) });

/** As a datasheet states it: without the tail of a division, several figures with a stroke between them. */
function cellOf(value: unknown): Cell {
  if (typeof value === "number") return Number(value.toFixed(6));
  if (Array.isArray(value)) return { figures: value.join(" / ") };
  return typeof value === "string" ? value : null;
}
