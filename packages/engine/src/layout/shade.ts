import type { Box } from "../geometry/rectangle";

/**
 * Where the shadow of a stick of height 1 that stands upright on the roof ends, and which share of an unshaded panel's
 * year the beam of that time brings.
 */
export interface SunRay {
  /** Along the eave and down the slope, in units of the height. */
  readonly x: number;
  readonly y: number;
  /** 0 to 1; all rays together hold the beam's share of the year. */
  readonly weight: number;
}

/** Something that stands on the roof or beside it and throws a shadow. Lengths in one unit. */
export interface Caster extends Box {
  /** Above the roof plane. */
  readonly height: number;
}

/** What the sun leaves of a panel, by its place alone. Lengths in whole millimetres in a plan. */
export interface Shade {
  readonly rays: readonly SunRay[];
  readonly casters: readonly Caster[];
  /** A panel that keeps less than this share of its year is not placed. 0 to 1 */
  readonly least: number;
}

/** Where positions may lie; a single position has `from` equal to `to`. Ascending. */
export interface Stretches {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/**
 * Share of its year that a panel keeps: the beam is lost whenever any part of the panel lies in a shadow, because its
 * cells work in series, and the diffuse light stays. A shadow is the caster's base swept along the ray.
 * Source: the partition rule of PVsyst's near shadings.
 */
export function shareKept({ rays, casters }: Pick<Shade, "rays" | "casters">, panel: Box): number {
  let kept = 1;
  for (const { x, y, weight } of rays) {
    for (const caster of casters) {
      if (!meetsShadow(caster, x * caster.height, y * caster.height, panel)) continue;
      kept -= weight;
      break;
    }
  }
  return kept;
}

/** Whether a box overlaps another anywhere on its way along a vector. */
function meetsShadow(box: Box, alongX: number, alongY: number, panel: Box): boolean {
  let [first, last] = [0, 1];
  for (const [low, high, along] of [
    [panel.left - box.right, panel.right - box.left, alongX],
    [panel.top - box.bottom, panel.bottom - box.top, alongY],
  ] as const) {
    // They overlap in this direction while low < t along < high.
    if (along === 0) {
      if (low >= 0 || high <= 0) return false;
    } else {
      first = Math.max(first, Math.min(low / along, high / along));
      last = Math.min(last, Math.max(low / along, high / along));
    }
  }
  return first < last;
}

/**
 * For each cell of positions, row by row, the most that a panel anywhere in it can keep: at each time the beam counts as
 * lost only where every position of the cell is in the shadow of one caster. With cells of a single position this is
 * `shareKept`, computed for all of them at once. The positions shaded by one caster at one time form a convex set, so
 * that a cell lies inside when its corners do.
 */
export function sharesKept(
  { rays, casters }: Pick<Shade, "rays" | "casters">,
  xs: Stretches,
  ys: Stretches,
  size: { readonly width: number; readonly height: number },
): Float64Array {
  const [columns, rows] = [xs.from.length, ys.from.length];
  const kept = new Float64Array(columns * rows).fill(1);
  /** The ray that a cell lost last, so that two shadows at one time count once. */
  const lost = new Int32Array(columns * rows).fill(-1);
  for (const [ray, { x, y, weight }] of rays.entries()) {
    for (const caster of casters) {
      const shadow = shadowOf(caster, x * caster.height, y * caster.height, size);
      for (let row = firstAbove(ys.from, shadow.top); row < rows && (ys.to[row] ?? 0) < shadow.bottom; row++) {
        const [leftA, rightA] = shadow.at(ys.from[row] ?? 0);
        const [leftB, rightB] = shadow.at(ys.to[row] ?? 0);
        const [left, right] = [Math.max(leftA, leftB), Math.min(rightA, rightB)];
        for (let column = firstAbove(xs.from, left); column < columns && (xs.to[column] ?? 0) < right; column++) {
          const cell = row * columns + column;
          if (lost[cell] === ray) continue;
          lost[cell] = ray;
          kept[cell] = (kept[cell] ?? 0) - weight;
        }
      }
    }
  }
  return kept;
}

/** Index of the first value above a limit, of ascending values. */
function firstAbove(values: ArrayLike<number>, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The corner positions of a panel that a shadow touches: open spans in y, and in x for each y. */
function shadowOf(caster: Caster, alongX: number, alongY: number, size: { width: number; height: number }) {
  const [left, top] = [caster.left - size.width, caster.top - size.height];
  const at = (y: number): readonly [number, number] => {
    let [first, last] = [0, 1];
    if (alongY === 0) {
      if (y <= top || y >= caster.bottom) return NOWHERE;
    } else {
      const [a, b] = [(y - top) / alongY, (y - caster.bottom) / alongY];
      first = Math.max(0, Math.min(a, b));
      last = Math.min(1, Math.max(a, b));
      if (first >= last) return NOWHERE;
    }
    return [left + Math.min(first * alongX, last * alongX), caster.right + Math.max(first * alongX, last * alongX)];
  };
  return { top: top + Math.min(0, alongY), bottom: caster.bottom + Math.max(0, alongY), at };
}
const NOWHERE = [Infinity, -Infinity] as const;
