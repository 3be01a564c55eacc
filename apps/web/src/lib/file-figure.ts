import { PRICE_MAX } from "@sunwright/contract/limits";
import { PIECES_MAX } from "@sunwright/contract/stock";
import { figureIn, type Read } from "@sunwright/files/tables/figure-in";
import { withoutUnit } from "./marked-figure";

/** All currencies of ours have a hundred minor units. */
const MINOR_UNITS = 100;
/** Of pieces and prices, which never have three decimals: "1.234" may be a thousand or a slip, so it is not read either. */
function countIn(cell: string, scale: number, most: number): Read {
  const value = figureIn(cell);
  if (value === null || value === "twoWays") return value;
  const scaled = Number((value * scale).toFixed(4));
  return Number.isInteger(scaled) && scaled >= 0 && scaled <= most ? scaled : null;
}

/** A price. [minor units] */
export const minorIn = (cell: string): Read => countIn(cell, MINOR_UNITS, PRICE_MAX);
/** "30" and "30 pcs". */
export const piecesIn = (cell: string): Read => countIn(withoutUnit(cell, "pieces")?.figure ?? cell, 1, PIECES_MAX);
