import { grown, boxOf } from "../geometry/rectangle";
import { unionArea } from "../geometry/union-area";
import type { RoofProblem } from "./roof-problem";
import { obstaclesOf } from "./walkways";

/** Ground that panels may take: the roof without its setbacks and without obstructions with their clearance and without walkways. [m²] */
export function usableArea(input: RoofProblem): number {
  const {
    roof,
    rules: { setback, clearance },
  } = input;
  const [left, top] = [setback.left, setback.top];
  const [right, bottom] = [roof.width - setback.right, roof.height - setback.bottom];
  if (right <= left || bottom <= top) return 0;
  const taken = obstaclesOf(input)
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((one) => grown(boxOf(one), clearance))
    .map((box) => ({
      left: Math.max(left, box.left),
      top: Math.max(top, box.top),
      right: Math.min(right, box.right),
      bottom: Math.min(bottom, box.bottom),
    }))
    .filter((box) => box.left < box.right && box.top < box.bottom);
  return (right - left) * (bottom - top) - unionArea(taken);
}
