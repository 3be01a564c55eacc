import type { Box } from "../geometry/rectangle";
import { sizeSums } from "./positions";
import type { Plan } from "./problem";

/** A stretch of a line across the roof that panels can take, and how much of the roof such lines make up. */
interface Span {
  readonly length: number;
  readonly thickness: number;
}

interface Item {
  readonly length: number;
  readonly worth: number;
}

/** Spans looked at for one bound; about 50 ms. */
const WORK = 4_000_000;
const FIRST_STEP = 0.25;
const LAST_STEP = 1e-4;

/**
 * A bound from what lines across the roof can hold. A horizontal line crosses whole panels only, so that along each free
 * stretch of it their widths add up to no more than the stretch; all horizontal lines together cross each panel as often
 * as it is high. The same holds for vertical lines. For any shares u of the sizes,
 *
 *     number of panels = Σ u N + Σ (1 − u) N ≤ ∫ best of a line, worth u ÷ height each, dy + ∫ the same, (1 − u) ÷ width, dx
 *
 * and the shares that make the right side least are searched. An empty roof is as large as panels pushed together reach. With panels that could be cut this is the area of the
 * ground. Source: the bars of F. W. Barnes, "Packing the maximum number of m × n tiles in a large p × q rectangle",
 * Discrete Mathematics 26, 1979, here with stretches of all lengths and priced by linear programming duality.
 */
export function lineBound(plan: Plan): number {
  const { gap, blockers, fullValue } = plan;
  const [width, height] = [reachOf(plan, "width"), reachOf(plan, "height")];
  const sizes = plan.sizes.map((size) => ({ width: size.width + gap, height: size.height + gap }));
  const never = blockers.map((box) => ({ ...box, left: box.left + gap, top: box.top + gap }));
  const across = spansOf(width, height, never);
  const down = spansOf(
    height,
    width,
    never.map(({ left, top, right, bottom }) => ({ left: top, top: left, right: bottom, bottom: right })),
  );
  const bound = (shares: readonly number[]) =>
    held(
      across,
      sizes.map((size, index) => ({ length: size.width, worth: (shares[index] ?? 0) / size.height })),
    ) +
    held(
      down,
      sizes.map((size, index) => ({ length: size.height, worth: (1 - (shares[index] ?? 0)) / size.width })),
    );
  const most = Math.max(1, Math.floor(WORK / workOf(across, down, sizes)));
  // What the sums of floating-point numbers may have lost is far less.
  return Math.floor(least(bound, sizes.length, most) * (1 + 1e-10) + 1e-7) * fullValue;
}

/** How far panels can reach along a side, grown by the gap: pushed together on an empty roof, no farther than their sums. */
function reachOf({ gap, blockers, sizes, ...plan }: Plan, side: "width" | "height"): number {
  const length = plan[side] + gap;
  if (blockers.length > 0) return length;
  return (
    sizeSums(
      length,
      sizes.map((size) => size[side]),
      gap,
    ).at(-1) ?? 0
  );
}

/** What the best panels along every line are worth together. */
function held(spans: readonly Span[], items: readonly Item[]): number {
  const [first, second = { length: 1, worth: 0 }] = items;
  if (!first) return 0;
  let sum = 0;
  for (const { length, thickness } of spans) {
    let best = 0;
    const most = first.worth > 0 ? Math.floor(length / first.length) : 0;
    for (let count = second.worth > 0 ? 0 : most; count <= most; count++) {
      const rest = second.worth > 0 ? Math.floor((length - count * first.length) / second.length) * second.worth : 0;
      best = Math.max(best, count * first.worth + rest);
    }
    sum += best * thickness;
  }
  return sum;
}

const workOf = (
  across: readonly Span[],
  down: readonly Span[],
  sizes: readonly { width: number; height: number }[],
) => {
  const counts = (spans: readonly Span[], side: number) =>
    spans.reduce((sum, { length }) => sum + 1 + Math.floor(length / side), 0);
  return counts(across, sizes[0]?.width ?? 1) + counts(down, sizes[0]?.height ?? 1);
};

/** Free stretches of all horizontal lines, those of one length together. */
function spansOf(width: number, height: number, never: readonly Box[]): Span[] {
  const boxes = never
    .filter(({ left, right, top, bottom }) => left < right && top < bottom && left < width && right > 0)
    .sort((a, b) => a.left - b.left);
  const cuts = boxes.flatMap(({ top, bottom }) => [top, bottom]).filter((y) => y > 0 && y < height);
  const ys = [...new Set([0, ...cuts, height])].sort((a, b) => a - b);
  const thickness = new Map<number, number>();
  for (const [index, top] of ys.slice(0, -1).entries()) {
    const thick = (ys[index + 1] ?? top) - top;
    let reached = 0;
    for (const box of [...boxes.filter((one) => one.top <= top && one.bottom > top), { left: width, right: width }]) {
      if (box.left > reached) thickness.set(box.left - reached, (thickness.get(box.left - reached) ?? 0) + thick);
      reached = Math.max(reached, box.right);
    }
  }
  return Array.from(thickness, ([length, thick]) => ({ length, thickness: thick }));
}

/** The least value of a convex function of one or two shares that a pattern search finds; any value it meets is a bound. */
function least(bound: (shares: readonly number[]) => number, sizes: number, evaluations: number): number {
  let at = Array.from({ length: sizes }, () => 0.5);
  let best = bound(at);
  let left = evaluations;
  const ways = sizes === 1 ? [[-1], [1]] : NEIGHBOURS;
  for (let step = FIRST_STEP; step > LAST_STEP && left > 0;) {
    let moved = false;
    for (const way of ways) {
      const next = at.map((share, index) => share + step * (way[index] ?? 0));
      const value = bound(next);
      left--;
      if (value >= best) continue;
      [at, best, moved] = [next, value, true];
    }
    if (!moved) step /= 2;
  }
  return best;
}
const NEIGHBOURS = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b])).filter(([a, b]) => a !== 0 || b !== 0);
