import type { Box } from "../geometry/rectangle";
import type { Plan } from "./problem";

/** Area that a set of boxes covers together, by the cells between all their edges. */
function unionArea(boxes: readonly Box[]): number {
  const xs = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
  let area = 0;
  for (const [index, left] of xs.slice(0, -1).entries()) {
    const wide = (xs[index + 1] ?? left) - left;
    let reached = -Infinity;
    for (const box of boxes.filter((one) => one.left <= left && one.right > left).sort((a, b) => a.top - b.top)) {
      area += wide * Math.max(0, box.bottom - Math.max(reached, box.top));
      reached = Math.max(reached, box.bottom);
    }
  }
  return area;
}

/**
 * What the bare ground allows. Every panel takes its own area and that of a gap to its right and below it, within the
 * roof grown alike; of an obstruction all but the strip of one gap at its left and top can never be taken.
 */
export function areaBound({ width, height, gap, sizes, blockers, fullValue }: Plan): number {
  const [size] = sizes;
  if (!size) return 0;
  const never = blockers
    .map((box) => ({
      left: Math.max(0, box.left + gap),
      top: Math.max(0, box.top + gap),
      right: Math.min(width, box.right),
      bottom: Math.min(height, box.bottom),
    }))
    .filter((box) => box.left < box.right && box.top < box.bottom);
  const ground = (width + gap) * (height + gap) - unionArea(never);
  return Math.floor(ground / ((size.width + gap) * (size.height + gap))) * fullValue;
}
