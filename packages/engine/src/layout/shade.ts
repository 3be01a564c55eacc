import type { Box } from "../geometry/rectangle";
import { shareKeptByArea, sharesKeptByArea } from "./shade-field";
import { firstAbove, shadowOf } from "./shadow";

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
  /**
   * "partition": a panel loses the beam while any part of it lies in a shadow, because its cells work in series (the
   * partition rule of PVsyst's near shadings). "area": it loses the shaded share of the beam, as with optimisers.
   */
  readonly rule: ShadeRule;
  /** The roof. */
  readonly area: Box;
}

export const SHADE_RULES = ["partition", "area"] as const;
export type ShadeRule = (typeof SHADE_RULES)[number];

/** Where positions may lie; a single position has `from` equal to `to`. Ascending. */
export interface Stretches {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/**
 * Share of its year that a panel keeps: beam is lost in shadows by the shade's rule, diffuse light stays. A shadow is the
 * caster's base swept along the ray.
 */
export function shareKept(shade: Shade, panel: Box): number {
  const { rays, casters, rule } = shade;
  if (casters.length === 0) return 1;
  if (rule === "area") return shareKeptByArea(shade, panel);
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
  shade: Shade,
  xs: Stretches,
  ys: Stretches,
  size: { readonly width: number; readonly height: number },
): Float64Array {
  const { rays, casters, rule } = shade;
  if (rule === "area" && casters.length > 0) return sharesKeptByArea(shade, xs, ys, size);
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
