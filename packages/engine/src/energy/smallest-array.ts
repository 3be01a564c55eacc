import { simulateYear } from "./balance";
import type { EnergySystem } from "./system";

const SMALLEST_KWP = 0.2;
const LARGEST_KWP = 60;
const BRACKET_KWP = 1e-4;

/**
 * The smallest array that keeps the unmet share at or below a target, everything else unchanged. [kWp]
 * Bisection, because more array never serves less; the upper end of the last bracket, so the answer always holds.
 * Null when even 60 kWp misses it.
 */
export function smallestArray(
  system: EnergySystem,
  load: Float64Array,
  pvUnitW: Float64Array,
  unmetShare: number,
): number | null {
  const holds = (pvKwp: number) => simulateYear({ ...system, pvKwp }, load, pvUnitW).unmetShare <= unmetShare;
  if (!holds(LARGEST_KWP)) return null;
  let low = SMALLEST_KWP;
  let high = LARGEST_KWP;
  while (high - low > BRACKET_KWP) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
