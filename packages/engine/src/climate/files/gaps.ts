import { at } from "../../solar/column";
import { nameOf, type Quantity } from "./quantities";
import { WeatherError } from "./weather-error";
import { told } from "./told";

/** The longest gap that a straight line between its neighbours may fill; pressure is not needed by any model. [h] */
const LONGEST_GAP = 6;

/** Fills short gaps of a column in place. Returns how many values were filled. */
export function fillGaps(column: Float64Array, quantity: Quantity, lines: readonly number[]): number {
  let filled = 0;
  let row = 0;
  while (row < column.length) {
    if (!Number.isNaN(at(column, row))) {
      row += 1;
      continue;
    }
    const end = endOfGap(column, row);
    if (end - row > LONGEST_GAP && quantity !== "pressure") {
      const gap = { quantity: nameOf(quantity), hours: end - row, most: LONGEST_GAP };
      throw new WeatherError(lines[row] ?? 1, told("gapTooLong", gap));
    }
    fill(column, row, end);
    filled += end - row;
    row = end;
  }
  return filled;
}

function endOfGap(column: Float64Array, first: number): number {
  let end = first;
  while (end < column.length && Number.isNaN(at(column, end))) end += 1;
  return end;
}

/** A straight line between the values around the gap; at either end of the file the one value there is. */
function fill(column: Float64Array, first: number, end: number): void {
  const before = first > 0 ? at(column, first - 1) : at(column, end);
  const after = end < column.length ? at(column, end) : before;
  for (let row = first; row < end; row += 1) {
    column[row] = before + ((after - before) * (row - first + 1)) / (end - first + 1);
  }
}
