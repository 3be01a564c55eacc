import type { Box } from "../../geometry/rectangle";
import type { Shade } from "../shade";

/**
 * A second opinion on the partition rule that shares no code with the solver: each ray and each caster by itself, with the
 * times at which the moving base overlaps the panel in x and in y.
 */
export function shareByShadows({ rays, casters }: Shade, panel: Box): number {
  let kept = 1;
  for (const { x, y, weight } of rays) {
    if (casters.some((caster) => meets(caster, x * caster.height, y * caster.height, panel))) kept -= weight;
  }
  return kept;
}

/** Whether a box overlaps another anywhere on its way along a vector. */
function meets(box: Box, alongX: number, alongY: number, panel: Box): boolean {
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
