import type { Box } from "./rectangle";

/** Area that a set of boxes covers together, by the strips between all their sides. */
export function unionArea(boxes: readonly Box[]): number {
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
