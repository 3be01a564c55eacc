import { readNumber } from "@sunwright/words/read-number";

/** A number, or why a cell of a file is none that can be kept. */
export type Read = number | "twoWays" | null;

/**
 * The number in a cell. "5,800" may be read in two ways, so it is not read at all; nor is "1.234", unless the file has
 * that sign before its decimals.
 */
export function figureIn(cell: string, decimalSign: DecimalSign = null): Read {
  const reading = readNumber(cell);
  if (reading.state === "read") return reading.value;
  if (reading.state !== "ask") return null;
  return decimalSign !== null && cell.includes(decimalSign) ? Number(reading.decimal) : "twoWays";
}

/** The sign before decimals in a file; null where nothing in it says which, or both are used. */
export type DecimalSign = "." | "," | null;

const SURE = /^[-−]?(?:[\d.' \u00a0\u202f]*(,)|[\d,' \u00a0\u202f]*(\.))(?:\d{1,2}|\d{4,})$|^[-−]?0(?:(,)|(\.))\d{3}$/;

/** What a table's own cells say: "12.50" and "0.125" have a point before decimals, "12,50" a comma. */
export function decimalSignOf(lines: readonly { readonly cells: readonly string[] }[]): DecimalSign {
  const found = new Set<string>();
  for (const { cells } of lines)
    for (const cell of cells) {
      const sign = cell.length <= 24 ? SURE.exec(cell.trim())?.slice(1).find(Boolean) : undefined;
      if (sign !== undefined && typeof figureIn(cell) === "number") found.add(sign);
      if (found.size === 2) return null;
    }
  return found.has(".") ? "." : found.has(",") ? "," : null;
}
