import type { StraightPieces } from "./straight-pieces";

/** Where the two stretches only touch, or rounding keeps them apart. [kWh] */
const TOUCHING = 1e-6;

/**
 * What an hour adds to the store at the least cost of itself and of what comes after; `reluctance` a kWh is what has to be
 * gained to move away from `preferred`, which wins among equals. NaN where the hour has no way.
 */
export function cheapestStep(
  hour: StraightPieces,
  later: StraightPieces,
  stored: number,
  preferred: number,
  reluctance: number,
): number {
  const [hourLast, laterLast] = [hour.count - 1, later.count - 1];
  if (hourLast < 0 || laterLast < 0) return Number.NaN;
  const hourStart = hour.x[0] ?? 0;
  const laterStart = (later.x[0] ?? 0) - stored;
  const hourEnd = hour.x[hourLast] ?? 0;
  const laterEnd = (later.x[laterLast] ?? 0) - stored;
  const start = hourStart > laterStart ? hourStart : laterStart;
  const end = hourEnd < laterEnd ? hourEnd : laterEnd;
  if (start >= end) return start - end > TOUCHING ? Number.NaN : start > hourEnd ? hourEnd : start;
  let [i, j] = [0, 0];
  while (i < hourLast - 1 && (hour.x[i + 1] ?? 0) <= start) i += 1;
  while (j < laterLast - 1 && (later.x[j + 1] ?? 0) - stored <= start) j += 1;
  // From the start on, not in full: next to large sums small differences would blur.
  let [x, cost] = [start, 0];
  let [best, least] = [start, 0];
  while (x < end) {
    const hourNext = hour.x[i + 1] ?? 0;
    const laterNext = (later.x[j + 1] ?? 0) - stored;
    let next = hourNext < laterNext ? hourNext : laterNext;
    if (preferred > x && preferred < next) next = preferred;
    if (next > end) next = end;
    const reluctantly = next > preferred ? reluctance : -reluctance;
    cost += (next - x) * ((hour.slope[i] ?? 0) + (later.slope[j] ?? 0) + reluctantly);
    const equal = 1e-11 * (1 + (least > 0 ? least : -least));
    if (cost < least - equal || (cost <= least + equal && Math.abs(next - preferred) < Math.abs(best - preferred))) {
      best = next;
      least = cost;
    }
    if (hourNext <= next && i < hourLast - 1) i += 1;
    if (laterNext <= next && j < laterLast - 1) j += 1;
    x = next;
  }
  return best;
}
