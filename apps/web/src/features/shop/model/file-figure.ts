import { PIECES_MAX } from "@sunwright/contract/stock";
import { MINOR_UNITS } from "./amount";

/** A number, or why a cell of a file is none that can be kept. */
type Read = number | "twoWays" | null;

const MINOR_MAX = 1_000_000_000_000;
const PLAIN = /^-?\d+([.,]\d+)?$/;
/** By thousands, or after the first thousand by hundreds, as India writes them. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(,\d{2,3})*,\d{3}(\.\d+)?|(\.\d{3})+(,\d+)?)$/;

/** Of a datasheet, where a point stands before decimals. "5,800" may be read in two ways, so it is not read at all. */
export function figureIn(cell: string): Read {
  const bare = cell.replace("−", "-").replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const isGrouped = GROUPED.test(bare);
  if (PLAIN.test(bare)) return isGrouped && bare.includes(",") ? "twoWays" : Number(bare.replace(",", "."));
  if (!isGrouped) return null;
  const decimals = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const hasDecimals = bare.indexOf(bare.charAt(decimals)) === decimals;
  const whole = hasDecimals ? bare.slice(0, decimals) : bare;
  return Number(`${whole.replaceAll(/[.,]/g, "")}${hasDecimals ? `.${bare.slice(decimals + 1)}` : ""}`);
}

/** Of pieces and prices, which never have three decimals: "1.234" may be a thousand or a slip, so it is not read either. */
function countIn(cell: string, scale: number, most: number): Read {
  const value = figureIn(cell);
  if (value === null || value === "twoWays") return value;
  if (/^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(cell)) return "twoWays";
  const scaled = Number((value * scale).toFixed(4));
  return Number.isInteger(scaled) && scaled >= 0 && scaled <= most ? scaled : null;
}

/** A price. [minor units] */
export const minorIn = (cell: string): Read => countIn(cell, MINOR_UNITS, MINOR_MAX);
export const piecesIn = (cell: string): Read => countIn(cell, 1, PIECES_MAX);
