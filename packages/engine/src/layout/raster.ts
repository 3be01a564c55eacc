import { overlap, type Box } from "../geometry/rectangle";
import { firstFrom } from "./ordered";
import type { Plan } from "./problem";
import { valueOfShare } from "./plan-value";
import { reducedPositions, type Positions } from "./positions";
import type { Stretches } from "./shade";
import { sharesKept } from "./shares-kept";

/** Every place a panel may have, column by column; it covers raster points from the first index up to the end index. */
export interface Candidates {
  readonly count: number;
  readonly size: Uint8Array;
  readonly column: Int32Array;
  readonly row: Int32Array;
  readonly columnEnd: Int32Array;
  readonly rowEnd: Int32Array;
  /** In units of the objective: 1, or thousandths of an unshaded panel. */
  readonly value: Float64Array;
}

/** The exact finite model of a plan: an optimal layout of the continuous problem uses these candidates only. */
export interface Raster {
  readonly plan: Plan;
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly candidates: Candidates;
}

/** Which edges shape the raster: all of them is exact, none ("empty") is a coarse relaxation that only proves bounds. */
export type RasterKind = "exact" | "empty";

/** The grids of positions along both sides. */
export function positionsOf(plan: Plan, kind: RasterKind): { xs: Positions; ys: Positions } {
  const edges = kind === "exact" ? [...plan.blockers, ...plan.zones] : [];
  const lengths = (side: "width" | "height") => [...new Set(plan.sizes.map((size) => size[side]))];
  const sides = (side: keyof Box) => edges.map((box) => box[side]);
  return {
    xs: reducedPositions(plan.width, lengths("width"), plan.gap, sides("right"), sides("left")),
    ys: reducedPositions(plan.height, lengths("height"), plan.gap, sides("bottom"), sides("top")),
  };
}

/** How many places a raster looks at. */
export function placesOn(plan: Plan, kind: RasterKind): number {
  const { xs, ys } = positionsOf(plan, kind);
  return xs.at.length * ys.at.length * plan.sizes.length;
}

/** Positions a panel's corner must not take because of a box: the open rectangle in which they would overlap. */
const forbidden = (box: Box, width: number, height: number): Box => ({
  left: box.left - width,
  top: box.top - height,
  right: box.right,
  bottom: box.bottom,
});

/**
 * Whether some position within `cell` (both ends included) lies in none of the forbidden boxes. A free position can be
 * pushed left and up until it stops, so only the cell's own corner and the far sides of the boxes need a look.
 */
function hasFreePosition(cell: Box, boxes: readonly Box[]): boolean {
  const meeting = boxes.filter(
    (box) => box.left < cell.right && box.right > cell.left && box.top < cell.bottom && box.bottom > cell.top,
  );
  if (cell.left === cell.right && cell.top === cell.bottom) return meeting.length === 0;
  const xs = [cell.left, ...meeting.map((box) => box.right).filter((x) => x <= cell.right)];
  const ys = [cell.top, ...meeting.map((box) => box.bottom).filter((y) => y <= cell.bottom)];
  const inside = (x: number, y: number) =>
    meeting.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  return ys.some((y) => xs.some((x) => !inside(x, y)));
}

/** The most a panel of one size can be worth somewhere in a cell; 0 when it fits nowhere there. */
function valueFinder({ blockers, zones, fullValue }: Plan, width: number, height: number) {
  const blocked = blockers.map((box) => forbidden(box, width, height));
  const levels = [fullValue, ...new Set(zones.map(({ value }) => value))].sort((a, b) => b - a);
  const tiers = levels.map((value) => ({
    value,
    boxes: [...blocked, ...zones.filter((zone) => zone.value < value).map((zone) => forbidden(zone, width, height))],
  }));
  return (cell: Box) => tiers.find(({ boxes }) => hasFreePosition(cell, boxes))?.value ?? 0;
}

/**
 * What a panel of one size is worth at every raster point, or at best in every cell, where the sun decides. A cell ends
 * where a panel would leave the roof. When stopped, it may be too much, never too little.
 */
export function shadedValues(
  { shade, fullValue, rowExtra, width, height }: Plan,
  { xs, ys }: { readonly xs: Positions; readonly ys: Positions },
  size: Plan["sizes"][number],
  at: "points" | "cells",
  stop: () => boolean,
): Float64Array | null {
  if (!shade) return null;
  const stretches = (positions: Positions, farthest: number): Stretches =>
    at === "points"
      ? { from: positions.at, to: positions.at }
      : {
          from: positions.from.map((first) => Math.min(first, farthest)),
          to: positions.to.map((last) => Math.min(last, farthest)),
        };
  const panel = { width: size.width, height: size.height - rowExtra };
  const across = stretches(xs, width - size.width);
  const down = stretches(ys, height - size.height);
  const rows = Array.from(down.from, (from, row) => ({ from, to: down.to[row] ?? from, xs: across }));
  const kept = sharesKept(shade, rows, panel, stop);
  return kept.map((share) => valueOfShare(share, shade, fullValue, at === "points" ? "down" : "up"));
}

/** The boxes that can matter to a row of cells, so that each cell looks at few. */
function planOfBand(plan: Plan, top: number, bottom: number): Plan {
  const near = (box: Box) => overlap(box, { left: -Infinity, right: Infinity, top, bottom });
  return { ...plan, blockers: plan.blockers.filter(near), zones: plan.zones.filter(near) };
}

export interface RasterWanted {
  readonly kind?: RasterKind;
  /** Shade at the raster points, or the least of it in their cells, which bounds what a layout can be worth. */
  readonly at?: "points" | "cells";
  readonly stop: () => boolean;
}

/** When stopped, candidates may be worth too much, never too little: bounds hold, layouts have to be valued again. */
export function rasterOf(plan: Plan, { kind = "exact", at = "points", stop }: RasterWanted): Raster {
  const shadeAt = kind === "exact" ? at : "cells";
  const { xs, ys } = positionsOf(plan, kind);
  const shaded = plan.sizes.map((size) => shadedValues(plan, { xs, ys }, size, shadeAt, stop));
  const found: number[] = [];
  const reach = (positions: Positions, index: number, farthest: number) =>
    kind === "exact" ? (positions.at[index] ?? 0) : Math.min(farthest, positions.to[index] ?? 0);
  const start = (positions: Positions, index: number) =>
    (kind === "exact" ? positions.at[index] : positions.from[index]) ?? 0;
  for (const [row, y] of ys.at.entries()) {
    for (const [size, { width, height }] of plan.sizes.entries()) {
      if (y + height > plan.height) continue;
      const [top, bottom] = [start(ys, row), reach(ys, row, plan.height - height)];
      const valueIn = valueFinder(planOfBand(plan, top, bottom + height), width, height);
      const rowEnd = firstFrom(ys.at, y + height + plan.gap);
      // Only the cells of a coarse raster take long to look at; all of them free is a bound too.
      const late = kind === "empty" && stop();
      for (const [column, x] of xs.at.entries()) {
        if (x + width > plan.width) break;
        const cell = { left: start(xs, column), right: reach(xs, column, plan.width - width), top, bottom };
        const free = late ? plan.fullValue : valueIn(cell);
        const value = free > 0 ? (shaded[size]?.[row * xs.at.length + column] ?? free) : 0;
        if (value > 0) found.push(size, column, row, firstFrom(xs.at, x + width + plan.gap), rowEnd, value);
      }
    }
  }
  return { plan, xs: xs.at, ys: ys.at, candidates: candidatesOf(found) };
}

const FIELDS = 6;
function candidatesOf(found: readonly number[]): Candidates {
  const count = found.length / FIELDS;
  const part = (field: number) => Int32Array.from({ length: count }, (_, index) => found[index * FIELDS + field] ?? 0);
  return {
    count,
    size: Uint8Array.from(part(0)),
    column: part(1),
    row: part(2),
    columnEnd: part(3),
    rowEnd: part(4),
    value: Float64Array.from(part(5)),
  };
}
