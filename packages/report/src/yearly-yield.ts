import { say } from "@sunwright/words/report-hours";
import type { YieldRange } from "@sunwright/engine/sizing/inputs/simulated";
import { formatNumber } from "./format";
import { ticksBetween } from "./ticks";

/** How far nine years in ten may fall below the middle one: what the two figures say together, 0 to 1. */
export const yieldSpread = ({ p50, p90 }: YieldRange) => (p50.value > 0 ? 1 - p90.value / p50.value : 0);

export function yieldSentence(range: YieldRange): string {
  const { p50, p90, years } = range;
  const low = years[0] ?? p90.value;
  const high = years.at(-1) ?? p50.value;
  const below = formatNumber(yieldSpread(range) * 100, 1);
  return say("yearlyYield", { years: years.length, low: formatNumber(low), high: formatNumber(high), below });
}

export interface YieldGeometry {
  readonly years: readonly number[];
  readonly p50: number;
  readonly p90: number;
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
}

/** Where each year and the two figures stand on a line of this width. [px] The line does not begin at 0. */
export function yieldGeometry({ p50, p90, years }: YieldRange, left: number, right: number): YieldGeometry {
  const values = [...years, p50.value, p90.value];
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const room = Math.max((highest - lowest) * 0.06, highest * 0.005, 1);
  const from = lowest - room;
  const to = highest + room;
  const x = (value: number) => left + ((right - left) * (value - from)) / (to - from);
  return {
    years: years.map(x),
    p50: x(p50.value),
    p90: x(p90.value),
    ticks: ticksBetween(from, to, 5).map((value) => ({ value, x: x(value) })),
  };
}
