import { boxOf, overlap, type Box, type Rectangle } from "../geometry/rectangle";
import { NOTHING, valueOf, type Placement } from "./plan-value";
import type { Plan } from "./problem";
import { firstFrom } from "./ordered";
import { positionsOf } from "./raster";

/** Panels, lying or standing, that a band may be high at most; higher bands add little and cost much. */
const MOST_STACKED = 5;

interface Grid {
  readonly plan: Plan;
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** For each size, the first column after a panel at each column; −1 where it would leave the roof. */
  readonly after: readonly Int32Array[];
}

/** Heights that a stack of panels of both sizes can have. */
function bandHeights({ sizes, gap, height }: Plan): number[] {
  const heights = new Set<number>();
  const grow = (stacked: number, total: number) => {
    if (stacked > 0 && total - gap <= height) heights.add(total - gap);
    if (stacked < MOST_STACKED) for (const size of sizes) grow(stacked + 1, total + size.height + gap);
  };
  grow(0, 0);
  return [...heights];
}

/** Panels of one size stacked from the top of a column, around what blocks it. */
function stack(plan: Plan, size: Plan["sizes"][number], x: number, top: number, bottom: number): Rectangle[] {
  const column = { left: x, right: x + size.width, top, bottom };
  const blocking = plan.blockers.filter((blocker) => overlap(blocker, column)).sort((a, b) => a.top - b.top);
  const panels: Rectangle[] = [];
  for (let y = top; y + size.height <= bottom;) {
    const blocker = blocking.find((one) => one.top < y + size.height && one.bottom > y);
    if (!blocker) panels.push({ x, y, width: size.width, height: size.height });
    y = blocker ? blocker.bottom : y + size.height + plan.gap;
  }
  return panels;
}

/** What a column of a band is worth; only one that meets a blocker or a zone needs to be stacked to know. */
function columnValues(grid: Grid, band: Plan, size: Plan["sizes"][number], top: number, bottom: number): Float64Array {
  const { plan, xs } = grid;
  const whole = Math.max(0, Math.floor((bottom - top + plan.gap) / (size.height + plan.gap)));
  const values = new Float64Array(xs.length).fill(whole * plan.fullValue);
  for (const { left, right } of [...band.blockers, ...band.zones]) {
    for (let column = firstFrom(xs, left - size.width + 1); (xs[column] ?? right) < right; column++) {
      const panels = stack(band, size, xs[column] ?? 0, top, bottom);
      values[column] = panels.reduce((sum, panel) => sum + valueOf(band, boxOf(panel)), 0);
    }
  }
  return values;
}

interface Band {
  readonly value: number;
  /** Size of the column that starts at each raster column, −1 for none. */
  readonly choice: Int8Array;
}

/** The most valuable sequence of columns in a band: a dynamic programme from the right. */
function bestBand(grid: Grid, top: number, bottom: number): Band {
  const { plan, xs, after } = grid;
  const area = { left: -Infinity, right: Infinity, top, bottom };
  const near = (box: Box) => overlap(box, area);
  const band = { ...plan, blockers: plan.blockers.filter(near), zones: plan.zones.filter(near) };
  const values = plan.sizes.map((size) => columnValues(grid, band, size, top, bottom));
  const best = new Float64Array(xs.length + 1);
  const choice = new Int8Array(xs.length).fill(-1);
  for (let column = xs.length - 1; column >= 0; column--) {
    best[column] = best[column + 1] ?? 0;
    for (let size = 0; size < values.length; size++) {
      const end = after[size]?.[column] ?? -1;
      if (end < 0) continue;
      const value = (values[size]?.[column] ?? 0) + (best[end] ?? 0);
      if (value <= (best[column] ?? 0)) continue;
      best[column] = value;
      choice[column] = size;
    }
  }
  return { value: best[0] ?? 0, choice };
}

function panelsOf(grid: Grid, { choice }: Band, top: number, bottom: number): Rectangle[] {
  const panels: Rectangle[] = [];
  for (let column = 0; column < choice.length;) {
    const chosen = choice[column] ?? -1;
    const size = grid.plan.sizes[chosen];
    if (size) panels.push(...stack(grid.plan, size, grid.xs[column] ?? 0, top, bottom));
    column = size ? (grid.after[chosen]?.[column] ?? column + 1) : column + 1;
  }
  return panels;
}

/**
 * A good layout of a large roof around many obstructions: horizontal bands as high as a few panels, each cut into columns of equal panels that
 * stack around obstructions. Exact within that shape; no bound comes from it. `null` when stopped before the end.
 */
export function bestColumns(plan: Plan, stop: () => boolean): Placement | null {
  const { xs, ys } = positionsOf(plan, "exact");
  const after = plan.sizes.map(({ width }) =>
    xs.at.map((x) => (x + width > plan.width ? -1 : firstFrom(xs.at, x + width + plan.gap))),
  );
  const grid: Grid = { plan, xs: xs.at, ys: ys.at, after };
  const heights = bandHeights(plan);
  const best = new Float64Array(ys.at.length + 1);
  const chosen = Array.from({ length: ys.at.length }, (): { band: Band; bottom: number } | null => null);
  // Bands without anything in their way are all alike.
  const clear = new Map<number, Band>();
  const bandAt = (top: number, bottom: number) => {
    const inTheWay = [...plan.blockers, ...plan.zones].some((box) => box.top < bottom && box.bottom > top);
    const known = inTheWay ? undefined : clear.get(bottom - top);
    const band = known ?? bestBand(grid, top, bottom);
    if (!inTheWay) clear.set(bottom - top, band);
    return band;
  };
  for (let index = ys.at.length - 1; index >= 0; index--) {
    best[index] = best[index + 1] ?? 0;
    const top = ys.at[index] ?? 0;
    for (const height of heights) {
      if (stop()) return null;
      const bottom = top + height;
      if (bottom > plan.height) continue;
      const band = bandAt(top, bottom);
      const value = band.value + (best[firstFrom(ys.at, bottom + plan.gap)] ?? 0);
      if (value <= (best[index] ?? 0)) continue;
      best[index] = value;
      chosen[index] = { band, bottom };
    }
  }
  const panels: Rectangle[] = [];
  for (let index = 0; index < ys.at.length;) {
    const here = chosen[index];
    if (here) panels.push(...panelsOf(grid, here.band, ys.at[index] ?? 0, here.bottom));
    index = here ? firstFrom(ys.at, here.bottom + plan.gap) : index + 1;
  }
  return panels.length > 0 ? { panels, value: best[0] ?? 0 } : NOTHING;
}
