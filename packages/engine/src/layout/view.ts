import { PRICE_UNIT, type LevelCut, type Prices } from "./certificate";
import { Coverage } from "./coverage";
import type { Raster } from "./raster";

/** One of the eight ways to turn and mirror a raster. */
export interface Turn {
  readonly transposed: boolean;
  readonly mirroredX: boolean;
  readonly mirroredY: boolean;
}

/**
 * A raster as one turn of it looks, with what a sweep over its points needs: candidates by their corner, what each
 * point costs when it stays empty, and what each candidate costs beyond its value.
 */
export interface View {
  readonly columns: number;
  readonly rows: number;
  /** First candidate whose corner is a point, −1 for none, and the next one with the same corner. Mirrored, several can. */
  readonly first: Int32Array;
  readonly following: Int32Array;
  readonly columnEnd: Int32Array;
  readonly rowEnd: Int32Array;
  /** Where the narrowest candidate of each point ends, beyond all columns where there is none. */
  readonly narrowestEnd: Int32Array;
  readonly price: Float64Array;
  readonly excess: Float64Array;
  readonly value: Float64Array;
}

/** Price of a candidate minus its value, in PRICE_UNIT per full panel: what a layout gives away by using it. */
export function excesses(raster: Raster, prices: Prices, cuts: readonly LevelCut[]): Float64Array {
  const { candidates, plan } = raster;
  const paid = new Float64Array(candidates.count);
  // Prices are whole and far below 2^53 together, so that the sums are exact.
  new Coverage(raster).under(prices.points, paid);
  return paid.map((price, index) => {
    const value = candidates.value[index] ?? 0;
    let excess = price - Math.round((value * PRICE_UNIT) / plan.fullValue);
    for (const [cut, { level }] of cuts.entries()) if (value >= level) excess += prices.surcharges[cut] ?? 0;
    return excess;
  });
}

export function viewOf(raster: Raster, turn: Turn, prices: Prices, excess: Float64Array, slack: number): View {
  const { xs, ys, candidates } = raster;
  const [wide, tall] = [xs.length, ys.length];
  const [columns, rows] = turn.transposed ? [tall, wide] : [wide, tall];
  const along = (low: number, high: number, length: number, mirrored: boolean) =>
    mirrored ? [length - high, length - low] : [low, high];
  const first = new Int32Array(wide * tall).fill(-1);
  const narrowestEnd = new Int32Array(wide * tall).fill(columns + 1);
  const following = new Int32Array(candidates.count).fill(-1);
  const columnEnd = new Int32Array(candidates.count);
  const rowEnd = new Int32Array(candidates.count);
  for (let index = 0; index < candidates.count; index++) {
    const x = along(candidates.column[index] ?? 0, candidates.columnEnd[index] ?? 0, wide, turn.mirroredX);
    const y = along(candidates.row[index] ?? 0, candidates.rowEnd[index] ?? 0, tall, turn.mirroredY);
    const [across, down] = turn.transposed ? [y, x] : [x, y];
    columnEnd[index] = across[1] ?? 0;
    rowEnd[index] = down[1] ?? 0;
    // One that costs more than is left to lose cannot be part of what is looked for.
    if ((excess[index] ?? 0) > slack) continue;
    const corner = (down[0] ?? 0) * columns + (across[0] ?? 0);
    following[index] = first[corner] ?? -1;
    first[corner] = index;
    narrowestEnd[corner] = Math.min(narrowestEnd[corner] ?? Infinity, columnEnd[index] ?? 0);
  }
  const price = new Float64Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const [viewX, viewY] = [turn.mirroredX ? wide - 1 - x : x, turn.mirroredY ? tall - 1 - y : y];
      price[turn.transposed ? viewX * columns + viewY : viewY * columns + viewX] = prices.points[y * wide + x] ?? 0;
    }
  }
  return { columns, rows, first, following, columnEnd, rowEnd, narrowestEnd, price, excess, value: candidates.value };
}
