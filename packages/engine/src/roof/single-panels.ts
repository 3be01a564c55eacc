import type { Rectangle } from "../geometry/rectangle";

/** Two panels this much farther apart than the gap still share a rail. [m] Assumption: a hand's width. */
const BRIDGED = 0.1;

export interface Gaps {
  /** Between panels side by side, and between one row and the next. [m] */
  readonly across: number;
  readonly down: number;
}

/** Which panels stand away from all others, by their place in the list. */
export function singlePanels(panels: readonly Rectangle[], { across, down }: Gaps): readonly number[] {
  const order = [...panels.keys()].sort((a, b) => (panels[a]?.x ?? 0) - (panels[b]?.x ?? 0));
  const widest = panels.reduce((most, { width }) => Math.max(most, width), 0) + across + BRIDGED;
  const together = new Set<number>();
  for (const [place, index] of order.entries()) {
    const one = panels[index];
    if (!one) continue;
    for (let next = place + 1; next < order.length; next += 1) {
      const other = order[next] ?? -1;
      const two = panels[other];
      if (!two || two.x > one.x + widest) break;
      if (!areNeighbours(one, two, { across, down })) continue;
      together.add(index).add(other);
    }
  }
  return [...panels.keys()].filter((index) => !together.has(index));
}

/** Side by side or one above the other, with an edge that they share in part. */
export function areNeighbours(one: Rectangle, two: Rectangle, { across, down }: Gaps): boolean {
  const apartX = Math.max(one.x, two.x) - Math.min(one.x + one.width, two.x + two.width);
  const apartY = Math.max(one.y, two.y) - Math.min(one.y + one.height, two.y + two.height);
  return (apartY < 0 && apartX <= across + BRIDGED) || (apartX < 0 && apartY <= down + BRIDGED);
}
