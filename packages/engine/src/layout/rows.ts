import type { Box, Rectangle } from "../geometry/rectangle";
import { firstAbove, firstFrom } from "./ordered";
import { transposed, transposedBack, type Placement } from "./plan-value";
import type { Plan } from "./problem";
import { positionsOf, shadedValues } from "./raster";

type Size = Plan["sizes"][number];
type ShadeAt = "points" | "cells";

/** Left ends of the equal panels of a row, and what they are worth together. */
interface Row {
  readonly starts: readonly number[];
  readonly value: number;
}

/** Equal panels pushed left around the blockers: no row of unshaded panels holds more. */
function pushedLeft({ width, gap, blockers, fullValue }: Plan, size: Size): Row {
  const starts: number[] = [];
  const ahead = [...blockers].sort((a, b) => a.left - b.left);
  let next = 0;
  for (let x = 0; x + size.width <= width;) {
    while ((ahead[next]?.right ?? Infinity) <= x) next++;
    const blocker = ahead[next];
    if (blocker && blocker.left < x + size.width) x = blocker.right;
    else {
      starts.push(x);
      x += size.width + gap;
    }
  }
  return { starts, value: starts.length * fullValue };
}

/** The rows of panels of one size at every height. Those that meet the same obstructions and zones are alike. */
class RowsOfSize {
  readonly #plan: Plan;
  readonly #size: Size;
  readonly #xs: Int32Array;
  /** First column after a panel at each column. */
  readonly #after: Int32Array;
  readonly #shaded: Float64Array | null;
  /** Heights at which a row begins or ceases to meet a box, and the row between each two of them. */
  readonly #turns: Float64Array;
  readonly #known: (Row | undefined)[] = [];

  constructor(plan: Plan, size: Size, xs: Int32Array, shaded: Float64Array | null) {
    this.#plan = plan;
    this.#size = size;
    this.#xs = xs;
    this.#shaded = shaded;
    this.#after = xs.map((x) => firstFrom(xs, x + size.width + plan.gap));
    const boxes = [...plan.blockers, ...plan.zones];
    this.#turns = Float64Array.from(boxes.flatMap(({ top, bottom }) => [top - size.height + 1, bottom])).sort();
  }

  /** The most valuable row at a height, which is that of a raster row. */
  at(y: number, rasterRow: number): Row {
    if (this.#shaded) return this.#mostValuable(y, rasterRow);
    const stretch = firstAbove(this.#turns, y);
    const known = this.#known[stretch];
    if (known) return known;
    const met = ({ top, bottom }: Box) => top < y + this.#size.height && bottom > y;
    const blockers = this.#plan.blockers.filter(met);
    const row = this.#plan.zones.some(met)
      ? this.#mostValuable(y, rasterRow)
      : pushedLeft({ ...this.#plan, blockers }, this.#size);
    this.#known[stretch] = row;
    return row;
  }

  /** A dynamic programme from the right over the raster columns. */
  #mostValuable(y: number, rasterRow: number): Row {
    const xs = this.#xs;
    const values = this.#values(y, rasterRow);
    const best = new Float64Array(xs.length + 1);
    for (let column = xs.length - 1; column >= 0; column--) {
      const worth = values[column] ?? 0;
      const value = worth > 0 ? worth + (best[this.#after[column] ?? 0] ?? 0) : 0;
      best[column] = Math.max(value, best[column + 1] ?? 0);
    }
    const starts: number[] = [];
    for (let column = 0; column < xs.length;) {
      const taken = (best[column] ?? 0) > (best[column + 1] ?? 0);
      if (taken) starts.push(xs[column] ?? 0);
      column = taken ? (this.#after[column] ?? xs.length) : column + 1;
    }
    return { starts, value: best[0] ?? 0 };
  }

  /** What a panel is worth at every column of a row, 0 where it cannot lie. */
  #values(y: number, rasterRow: number): Float64Array {
    const { width, fullValue, blockers, zones } = this.#plan;
    const xs = this.#xs;
    const values = new Float64Array(xs.length);
    const fits = firstAbove(xs, width - this.#size.width);
    const row = this.#shaded?.subarray(rasterRow * xs.length, rasterRow * xs.length + fits);
    if (row) values.set(row);
    else values.fill(fullValue, 0, fits);
    const boxes: readonly (Box & { readonly value?: number })[] = [...zones, ...blockers];
    for (const box of boxes) {
      if (box.top >= y + this.#size.height || box.bottom <= y) continue;
      const most = box.value ?? 0;
      const end = firstFrom(xs, box.right);
      for (let column = firstAbove(xs, box.left - this.#size.width); column < end; column++) {
        values[column] = Math.min(most, values[column] ?? 0);
      }
    }
    return values;
  }
}

/** Tops of rows looked at one by one; more come from roofs of hundreds of metres and obstructions everywhere. */
const MOST_TOPS = 5000;

interface RowsOneWay {
  readonly value: number;
  readonly complete: boolean;
  /** Made only when asked for: a roof of hundreds of metres has hundreds of thousands. */
  readonly panels: () => Rectangle[];
}

/**
 * The best layout of full-width rows, each of one orientation: a dynamic programme over the tops of rows, exact on the
 * raster rows by the same argument as the raster itself (a whole row is pushed instead of a panel). When stopped early,
 * the rows of the lower part that was finished, and `complete` is false.
 */
function horizontalRows(plan: Plan, stop: () => boolean, shadeAt: ShadeAt): RowsOneWay {
  const exact = positionsOf(plan, "exact");
  const coarse = exact.ys.at.length > MOST_TOPS;
  const xs = exact.xs;
  // With too many tops, those of the empty roof: good rows, but better ones may exist between them.
  const ys = coarse ? positionsOf(plan, "empty").ys : exact.ys;
  const rows = plan.sizes.map(
    (size) => new RowsOfSize(plan, size, xs.at, shadedValues(plan, { xs, ys }, size, shadeAt, stop)),
  );
  const best = new Float64Array(ys.at.length + 1);
  const chosen = new Int8Array(ys.at.length).fill(-1);
  const after = (index: number, size: Size) => firstFrom(ys.at, (ys.at[index] ?? 0) + size.height + plan.gap);
  let first = ys.at.length;
  while (first > 0 && !stop()) {
    first--;
    best[first] = best[first + 1] ?? 0;
    const y = ys.at[first] ?? 0;
    for (const [option, size] of plan.sizes.entries()) {
      if (y + size.height > plan.height) continue;
      const value = (rows[option]?.at(y, first).value ?? 0) + (best[after(first, size)] ?? 0);
      if (value <= (best[first] ?? 0)) continue;
      best[first] = value;
      chosen[first] = option;
    }
  }
  const panels = () => {
    const found: Rectangle[] = [];
    for (let index = first; index < ys.at.length;) {
      const option = chosen[index] ?? -1;
      const [size, y] = [plan.sizes[option], ys.at[index] ?? 0];
      if (size) for (const x of rows[option]?.at(y, index).starts ?? []) found.push({ x, y, ...size });
      index = size ? after(index, size) : index + 1;
    }
    return found;
  };
  return { panels, value: best[first] ?? 0, complete: first === 0 && !coarse };
}

export interface Rows extends Placement {
  readonly method: "rows" | "columns";
  /** False when time ran out before every row was looked at. */
  readonly complete: boolean;
}

/**
 * The best of full-width rows and full-height columns, and which of the two it is. Rows that keep a distance of their own
 * run along x only. When stopped in shade, they may be worth less than it says.
 */
export function bestRows(plan: Plan, stop: () => boolean, shadeAt: ShadeAt = "points"): Rows {
  const rows = horizontalRows(plan, stop, shadeAt);
  const laid = (complete: boolean): Rows => ({ value: rows.value, panels: rows.panels(), method: "rows", complete });
  if (plan.rowExtra > 0) return laid(rows.complete);
  const columns = horizontalRows(transposed(plan), stop, shadeAt);
  const complete = rows.complete && columns.complete;
  if (columns.value <= rows.value) return laid(complete);
  const placement = transposedBack({ value: columns.value, panels: columns.panels() });
  return { ...placement, method: "columns", complete };
}
