import { boxOf, grown, overlap, type Rectangle } from "../geometry/rectangle";
import { sharesOf } from "./panel-shares";
import type { Placement } from "./plan-value";
import type { Plan } from "./problem";
import type { Shade } from "./shade";
import { sharesKept } from "./shares-kept";

/** Places tried along the free way of a panel, both ends included. */
const PLACES = 9;
const PASSES = 2;
const AXES = ["x", "y"] as const;
type Axis = (typeof AXES)[number];

/** Moves panels within the room they have to where they keep most of their year, the most shaded first. Valued without rounding. */
export function slidOutOfShade(plan: Plan, { panels }: Placement, stop: () => boolean): Placement {
  const { shade } = plan;
  const placed = [...panels];
  if (!shade) throw new Error("Only shade makes places differ");
  for (let pass = 0; pass < PASSES; pass++) {
    const kept = sharesOf(shade, placed);
    const shaded = [...placed.keys()].filter((index) => (kept[index] ?? 1) < 1);
    for (const index of shaded.sort((a, b) => (kept[a] ?? 0) - (kept[b] ?? 0))) {
      let [best, most] = [placed[index], kept[index] ?? 1];
      if (!best || stop()) break;
      const others = placed.filter((_, other) => other !== index);
      for (const axis of AXES) {
        const from: Rectangle = best;
        const places = placesAlong(plan, others, from, axis);
        for (const [place, share] of sharesAlong(shade, from, axis, places).entries()) {
          if (share > most + 1e-9) [best, most] = [{ ...from, [axis]: places[place] ?? 0 }, share];
        }
      }
      placed[index] = best;
    }
  }
  const value = sharesOf(shade, placed).reduce((sum, share) => sum + share, 0);
  return { panels: placed, value: plan.fullValue * value };
}

/** What a panel keeps at each of some places along one side, ascending. */
function sharesAlong(shade: Shade, panel: Rectangle, axis: Axis, places: readonly number[]): Float64Array {
  const row = (y: number, xs: readonly number[]) => ({ from: y, to: y, xs: { from: xs, to: xs } });
  const rows = axis === "x" ? [row(panel.y, places)] : places.map((y) => row(y, [panel.x]));
  return sharesKept(shade, rows, panel);
}

/** Whole millimetres along a side to which a panel can be moved with nothing in its way. */
function placesAlong(plan: Plan, others: readonly Rectangle[], panel: Rectangle, axis: Axis): number[] {
  const [low, high] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const length = axis === "x" ? panel.width : panel.height;
  const box = boxOf(panel);
  const lane =
    axis === "x" ? { ...box, left: -Infinity, right: Infinity } : { ...box, top: -Infinity, bottom: Infinity };
  const blocking = [...plan.blockers, ...others.map((other) => grown(boxOf(other), plan.gap))];
  let [first, last] = [0, (axis === "x" ? plan.width : plan.height) - length];
  for (const one of blocking) {
    // A panel beside the lane keeps its gap there; one ahead ends the way.
    if (!overlap(one, lane)) continue;
    if (one[high] <= box[low]) first = Math.max(first, one[high]);
    if (one[low] >= box[high]) last = Math.min(last, one[low] - length);
  }
  const step = (last - first) / (PLACES - 1);
  return step <= 0 ? [] : Array.from({ length: PLACES }, (_, index) => Math.round(first + index * step));
}
