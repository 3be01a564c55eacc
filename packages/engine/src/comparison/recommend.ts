import { BALANCED } from "./configuration";

/** What a person wants most. */
export const PRIORITIES = ["lifetime-cost", "first-cost", "payback", "reliability", "life", "carbon"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What is looked at of a configuration. */
export interface Candidate {
  readonly name: string;
  readonly totalCost: number;
  readonly paybackPeriod: number | null;
  readonly lifetimeSavings: number;
  readonly co2Reduction: number;
  /** [h a year] */
  readonly darkHours: number;
  /** Until the first large part is replaced. [years] */
  readonly firstRenewal: number;
}

/** A figure and whether more of it is better; null is worse than any number. */
const MERITS: Readonly<Record<Priority, (of: Candidate) => number | null>> = {
  "lifetime-cost": ({ lifetimeSavings }) => lifetimeSavings,
  "first-cost": ({ totalCost }) => -totalCost,
  payback: ({ paybackPeriod }) => (paybackPeriod === null ? null : -paybackPeriod),
  reliability: ({ darkHours }) => -darkHours,
  life: ({ firstRenewal }) => firstRenewal,
  carbon: ({ co2Reduction }) => co2Reduction,
};

/** Closer than this two figures tie. House rule: prices and weather are not known within a hundredth. */
const TIE = 0.01;

export interface Recommended {
  readonly name: string;
  /** Balanced Choice was not better than another, only as good. */
  readonly byTie: boolean;
}

/**
 * The configuration that does best in what a person wants most. Within a hundredth of the best counts as the best; among
 * such Balanced Choice wins, else the one that truly is best. Null for none, and where all fail the priority the
 * tie is Balanced Choice's as well.
 */
export function recommend(candidates: readonly Candidate[], priority: Priority): Recommended | null {
  const merit = MERITS[priority];
  const ranked = candidates.toSorted((one, other) => inOrder(merit(other), merit(one)));
  const [best] = ranked;
  if (best === undefined) return null;
  const top = merit(best);
  const asGood = ranked.filter((candidate) => ties(merit(candidate), top));
  const chosen = asGood.find(({ name }) => name === BALANCED) ?? best;
  return { name: chosen.name, byTie: chosen.name === BALANCED && asGood.length > 1 };
}

const inOrder = (one: number | null, other: number | null) =>
  one === other ? 0 : (one ?? Number.NEGATIVE_INFINITY) - (other ?? Number.NEGATIVE_INFINITY);

const ties = (one: number | null, best: number | null) =>
  one === null || best === null ? one === best : best - one <= TIE * Math.abs(best);
