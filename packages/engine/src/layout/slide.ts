import { boxOf, grown, overlap, type Rectangle } from "../geometry/rectangle";
import type { Placement } from "./plan-value";
import type { Plan } from "./problem";
import { shareKept } from "./shade";

/** Places tried along the free way of a panel, both ends included. */
const PLACES = 9;
const PASSES = 2;

/** Moves panels within the room they have to where they keep most of their year, the most shaded first. Valued without rounding. */
export function slidOutOfShade(plan: Plan, { panels }: Placement, stop: () => boolean): Placement {
  const { shade } = plan;
  const placed = [...panels];
  if (!shade) throw new Error("Only shade makes places differ");
  const share = (panel: Rectangle) => shareKept(shade, boxOf(panel));
  for (let pass = 0; pass < PASSES; pass++) {
    const order = placed.map((panel, index) => ({ index, kept: share(panel) })).sort((a, b) => a.kept - b.kept);
    for (const { index, kept } of order.filter((one) => one.kept < 1)) {
      let [best, most] = [placed[index], kept];
      if (!best || stop()) continue;
      const others = placed.filter((_, other) => other !== index);
      for (const axis of ["x", "y"] as const) {
        const from: Rectangle = best;
        for (const place of placesAlong(plan, others, from, axis)) {
          const moved: Rectangle = { ...from, [axis]: place };
          const there = share(moved);
          if (there > most + 1e-9) [best, most] = [moved, there];
        }
      }
      placed[index] = best;
    }
  }
  return { panels: placed, value: plan.fullValue * placed.reduce((sum, panel) => sum + share(panel), 0) };
}

/** Whole millimetres along a side to which a panel can be moved with nothing in its way. */
function placesAlong(plan: Plan, others: readonly Rectangle[], panel: Rectangle, axis: "x" | "y"): number[] {
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
