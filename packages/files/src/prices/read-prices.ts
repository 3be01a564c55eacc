import type { Told } from "@sunwright/words/told";
import { CsvUnreadable, type CsvLine, readLines } from "../tables/csv";
import { decimalSignOf, type DecimalSign, figureIn } from "../tables/figure-in";
import { told } from "./told";

/** Prices of a year by the hour, from 1 January, 0 h, 29 February left out. */
export interface PriceYear {
  /** [currency/kWh] */
  readonly prices: readonly number[];
  /** As its column is called. */
  readonly column: string;
}

/** Why a file of prices cannot be read. */
export class PriceFault extends Error {
  override readonly name = "PriceFault";
  readonly text: Told;
  constructor(text: Told) {
    super(text.key);
    this.text = text;
  }
}

const HOURS = 8_760;
const LEAP_HOURS = 8_784;
/** The first hour of 29 February, and the one after its last. */
const [LEAP_DAY, AFTER_LEAP_DAY] = [59 * 24, 60 * 24];
/** Rows of a year by the hour, and what may stand above them. */
const MOST_ROWS = 9_000;

/** What a column's name says that its figures are of. */
const PER = /\/\s*(?<unit>[km])wh/i;
const HUNDREDTHS = /\b(?:ct|cents?|pence|p)\s*\//i;

/**
 * Day-ahead prices of a year from a table with a price an hour, in the order of its rows: the clock changes of a market's
 * file are not looked for. Throws PriceFault.
 */
export function readPrices(text: string): PriceYear {
  const lines = linesOf(text);
  const sign = decimalSignOf(lines);
  const head = lines.findIndex(({ cells }) => cells.some((cell) => PER.test(cell)));
  if (head === -1) throw new PriceFault(told("prices.noUnit"));
  const cells = lines[head]?.cells ?? [];
  const named = cells.flatMap((cell, place) => (PER.test(cell) ? [place] : []));
  const [place = 0] = named;
  if (named.length > 1)
    throw new PriceFault(
      told("prices.severalColumns", { columns: { list: named.map((each) => cells[each] ?? ""), join: "unit" } }),
    );
  const column = cells[place] ?? "";
  const rows = lines.slice(head + 1).map((line) => figureOf(line, place, sign));
  if (rows.length !== HOURS && rows.length !== LEAP_HOURS)
    throw new PriceFault(told("prices.notAYear", { rows: rows.length }));
  const year = rows.length === LEAP_HOURS ? [...rows.slice(0, LEAP_DAY), ...rows.slice(AFTER_LEAP_DAY)] : rows;
  const divisor =
    (PER.exec(column)?.groups?.["unit"]?.toLowerCase() === "m" ? 1_000 : 1) * (HUNDREDTHS.test(column) ? 100 : 1);
  return { prices: year.map((price) => price / divisor), column };
}

function linesOf(text: string): readonly CsvLine[] {
  try {
    return readLines(text, MOST_ROWS);
  } catch (error) {
    if (!(error instanceof CsvUnreadable)) throw error;
    if (error.why === "rows") throw new PriceFault(told("prices.tooManyRows", { most: MOST_ROWS }));
    throw new PriceFault(told("prices.noTable", { line: error.line }));
  }
}

function figureOf({ cells, line }: CsvLine, place: number, sign: DecimalSign): number {
  const text = cells[place] ?? "";
  const figure = figureIn(text, sign);
  if (figure === "twoWays") throw new PriceFault(told("prices.twoWays", { line, text }));
  if (figure === null) throw new PriceFault(told("prices.noFigure", { line, text }));
  return figure;
}
