import { overlap, type Rectangle } from "../geometry/rectangle";
import { transposed, transposedBack, valueOf, type Placement } from "./plan-value";
import type { Plan } from "./problem";
import { firstFrom, positionsOf, shadedValues } from "./raster";

type Size = Plan["sizes"][number];

/** The plan as one row sees it: only what reaches into its height. */
const bandOf = (plan: Plan, top: number, height: number): Plan => {
  const band = { left: -Infinity, right: Infinity, top, bottom: top + height };
  return {
    ...plan,
    blockers: plan.blockers.filter((box) => overlap(box, band)).sort((a, b) => a.left - b.left),
    zones: plan.zones.filter((zone) => overlap(zone, band)),
  };
};

/** Equal panels pushed left around the blockers: no row of unshaded panels holds more. */
function pushedLeft({ width, gap, blockers, fullValue }: Plan, y: number, size: Size): Placement {
  const panels: Rectangle[] = [];
  for (let x = 0; x + size.width <= width;) {
    const blocker = blockers.find(({ left, right }) => left < x + size.width && right > x);
    if (blocker) x = blocker.right;
    else {
      panels.push({ x, y, width: size.width, height: size.height });
      x += size.width + gap;
    }
  }
  return { panels, value: panels.length * fullValue };
}

/** The most valuable row where shade makes places differ: a dynamic programme from the right over the raster columns. */
function mostValuable(plan: Plan, xs: Int32Array, y: number, size: Size, shaded: Float64Array | null): Placement {
  const best = new Float64Array(xs.length + 1);
  const next = new Int32Array(xs.length).fill(-1);
  for (let column = xs.length - 1; column >= 0; column--) {
    best[column] = best[column + 1] ?? 0;
    const x = xs[column] ?? 0;
    const panel = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    if (panel.right > plan.width || plan.blockers.some((blocker) => overlap(panel, blocker))) continue;
    const after = firstFrom(xs, panel.right + plan.gap);
    const worth = shaded ? (shaded[column] ?? 0) : valueOf(plan, panel);
    const value = worth + (best[after] ?? 0);
    if (worth === 0 || value <= (best[column] ?? 0)) continue;
    best[column] = value;
    next[column] = after;
  }
  const panels: Rectangle[] = [];
  for (let column = 0; column < xs.length;) {
    const after = next[column] ?? -1;
    if (after >= 0) panels.push({ x: xs[column] ?? 0, y, width: size.width, height: size.height });
    column = after >= 0 ? after : column + 1;
  }
  return { panels, value: best[0] ?? 0 };
}

/** The best row at a height: with shade every place counts, without it the leftmost is as good as any. */
function bestRow(plan: Plan, xs: Int32Array, y: number, size: Size, shaded: Float64Array | null): Placement {
  const band = bandOf(plan, y, size.height);
  return shaded || band.zones.length > 0 ? mostValuable(band, xs, y, size, shaded) : pushedLeft(band, y, size);
}

/** Tops of rows looked at one by one; more come from roofs of hundreds of metres and obstructions everywhere. */
const MOST_TOPS = 5000;

type RowsOneWay = Placement & { readonly complete: boolean };

/**
 * The best layout of full-width rows, each of one orientation: a dynamic programme over the tops of rows, exact on the
 * raster rows by the same argument as the raster itself (a whole row is pushed instead of a panel). When stopped early,
 * the rows of the lower part that was finished, and `complete` is false.
 */
function horizontalRows(plan: Plan, stop: () => boolean, shadeAt: "points" | "cells"): RowsOneWay {
  const exact = positionsOf(plan, "exact");
  const coarse = exact.ys.at.length > MOST_TOPS;
  const xs = exact.xs;
  // With too many tops, those of the empty roof: good rows, but better ones may exist between them.
  const ys = coarse ? positionsOf(plan, "empty").ys : exact.ys;
  const shaded = plan.sizes.map((size) => shadedValues(plan, { xs, ys }, size, shadeAt));
  const rowAt = (index: number, option: number, size: Size) => {
    const start = index * xs.at.length;
    return bestRow(plan, xs.at, ys.at[index] ?? 0, size, shaded[option]?.subarray(start, start + xs.at.length) ?? null);
  };
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
      const value = rowAt(first, option, size).value + (best[after(first, size)] ?? 0);
      if (value <= (best[first] ?? 0)) continue;
      best[first] = value;
      chosen[first] = option;
    }
  }
  const panels: Rectangle[] = [];
  for (let index = first; index < ys.at.length;) {
    const option = chosen[index] ?? -1;
    const size = plan.sizes[option];
    if (size) panels.push(...rowAt(index, option, size).panels);
    index = size ? after(index, size) : index + 1;
  }
  return { panels, value: best[first] ?? 0, complete: first === 0 && !coarse };
}

export interface Rows extends Placement {
  readonly method: "rows" | "columns";
  /** False when time ran out before every row was looked at. */
  readonly complete: boolean;
}

/**
 * The best of full-width rows and full-height columns, and which of the two it is. Rows that keep a distance of their own
 * run along x only.
 */
export function bestRows(plan: Plan, stop: () => boolean, shadeAt: "points" | "cells" = "points"): Rows {
  const rows = horizontalRows(plan, stop, shadeAt);
  if (plan.rowExtra > 0) return { ...rows, method: "rows" };
  const columns = horizontalRows(transposed(plan), stop, shadeAt);
  const complete = rows.complete && columns.complete;
  if (columns.value > rows.value) return { ...transposedBack(columns), method: "columns", complete };
  return { ...rows, method: "rows", complete };
}
