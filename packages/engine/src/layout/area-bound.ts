import { unionArea } from "../geometry/union-area";
import type { Plan } from "./problem";

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
