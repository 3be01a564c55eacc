import type { Box } from "../geometry/rectangle";

/** Index of the first value above a limit, of ascending values. */
export function firstAbove(values: ArrayLike<number>, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The corner positions of a panel that a shadow touches: open spans in y, and in x for each y. */
export function shadowOf(
  caster: Box,
  alongX: number,
  alongY: number,
  size: { readonly width: number; readonly height: number },
) {
  const [left, top] = [caster.left - size.width, caster.top - size.height];
  const at = (y: number): readonly [number, number] => {
    let [first, last] = [0, 1];
    if (alongY === 0) {
      if (y <= top || y >= caster.bottom) return NOWHERE;
    } else {
      const [a, b] = [(y - top) / alongY, (y - caster.bottom) / alongY];
      first = Math.max(0, Math.min(a, b));
      last = Math.min(1, Math.max(a, b));
      if (first >= last) return NOWHERE;
    }
    return [left + Math.min(first * alongX, last * alongX), caster.right + Math.max(first * alongX, last * alongX)];
  };
  return { top: top + Math.min(0, alongY), bottom: caster.bottom + Math.max(0, alongY), at };
}

const NOWHERE = [Infinity, -Infinity] as const;
