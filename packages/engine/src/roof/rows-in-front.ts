import type { Rectangle } from "../geometry/rectangle";

/** Panels that overlap by less share no ground. [m] */
const NOISE = 1e-6;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Which panels have another one in front of them, down the slope or ahead of their row, however far and if only over a
 * part of their width. By their place in the list.
 */
export function areBehindOthers(panels: readonly Rectangle[]): readonly boolean[] {
  const behind = panels.map(() => false);
  // No panel fits between spans as near as this, so that they cover what they would cover as one.
  const near = panels.reduce((least, { width }) => Math.min(least, width), Infinity) - NOISE;
  const fromTheFront = [...panels.entries()].sort(([, one], [, other]) => other.y - one.y);
  let covered: readonly Span[] = [];
  for (const [index, { x, width }] of fromTheFront) {
    const span = { from: x, to: x + width };
    behind[index] = covered.some(({ from, to }) => from < span.to - NOISE && to > span.from + NOISE);
    covered = merged(covered, span, near);
  }
  return behind;
}

/** Spans farther apart than `near`, with one more. */
function merged(spans: readonly Span[], added: Span, near: number): readonly Span[] {
  const isApart = ({ from, to }: Span) => from > added.to + near || to < added.from - near;
  const touching = spans.filter((span) => !isApart(span));
  const from = Math.min(added.from, ...touching.map((span) => span.from));
  const to = Math.max(added.to, ...touching.map((span) => span.to));
  return [...spans.filter(isApart), { from, to }];
}

/**
 * The most panels of a width that can stand on a roof with none in front of them: no two of them overlap across the roof.
 * @param usable  Width of the roof without its setbacks. [m]
 */
export const mostInFront = (usable: number, width: number, gap: number): number =>
  Math.max(0, Math.floor((usable + gap) / (width + gap) + NOISE));
