import { dollarsOf } from "./prices";
import type { Quote, QuoteFigures, Warning } from "./quote";
import { bars, severityOf } from "./severity";

export const PRIORITIES = ["price", "reliability", "warranty", "monthly", "soonest"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A quote with what was found of it. */
export interface Judged {
  readonly quote: Quote;
  readonly years: QuoteFigures;
  readonly warnings: readonly Warning[];
}

export const REASON_CODES = [
  "least_cost_with_faults",
  "least_price",
  "most_hours",
  "longest_warranty",
  "least_monthly",
  "soonest_start",
  "keeps_target",
  "no_quote_keeps_target",
  "no_warnings",
  "fewest_warnings",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Recommendation {
  readonly id: string;
  /** Why, the reason that decided first. */
  readonly reasons: readonly ReasonCode[];
}

/** Nobody should sign it: it is never recommended, whatever it costs. */
const isBarred = ({ warnings }: Pick<Judged, "warnings">): boolean => warnings.some(bars);

/** It does what was asked for and can be built. */
const keepsTarget = ({ warnings }: Judged) =>
  warnings.every((warning) => severityOf(warning) !== "dark" && severityOf(warning) !== "danger");

/** No price is under half of a median: one beside our dated table does not bar a quote, but another is taken before it. */
const isBelievable = ({ warnings }: Judged) => warnings.every(({ code }) => code !== "price_low");

/** The best of them that there are. */
const TIERS: readonly ((one: Judged) => boolean)[] = [
  (one) => keepsTarget(one) && isBelievable(one),
  keepsTarget,
  () => true,
];

/**
 * The quote to take of those that nothing bars, see `severity.ts`: without a priority the one whose price and the cost of its
 * warnings are least together. By a priority, the best of those that keep the target, or of all where none does; equals by
 * cost. Null where all are barred, or there are none. Quotes without a total are the last by price.
 */
export function recommended(judged: readonly Judged[], priority: Priority | null): Recommendation | null {
  const open = judged.filter((one) => !isBarred(one));
  const among = TIERS.map((tier) => open.filter(tier)).find((ofTier) => ofTier.length > 0) ?? [];
  const costOf = ({ quote, warnings }: Judged) => priceOf(quote) + warnings.reduce((sum, { cost }) => sum + cost, 0);
  const measures: Readonly<Record<Priority, (one: Judged) => number>> = {
    price: ({ quote }) => priceOf(quote),
    reliability: ({ years }) => -Math.round(100 * years.hoursServedPercent) - Math.min(1, years.nightHours / 1_000),
    warranty: ({ quote }) => -warrantyOf(quote),
    // Who offers no credit, or no day, comes last.
    monthly: ({ quote }) => quote.credit?.monthly ?? Number.POSITIVE_INFINITY,
    soonest: ({ quote }) => (quote.start == null ? Number.POSITIVE_INFINITY : Date.parse(quote.start)),
  };
  const measure = priority === null ? costOf : measures[priority];
  const [best] = among.toSorted((one, other) => difference(measure, one, other) || difference(costOf, one, other));
  if (best === undefined) return null;
  return { id: best.quote.id, reasons: reasonsOf(best, judged, priority) };
}

const difference = (measure: (one: Judged) => number, one: Judged, other: Judged): number => {
  const [a, b] = [measure(one), measure(other)];
  return a === b ? 0 : a - b;
};

/** [US dollars] Of a currency without a rate in its own units: the offers of one request are all in one. */
const priceOf = (quote: Quote): number => dollarsOf(quote.total, quote) ?? quote.total ?? Number.POSITIVE_INFINITY;

const warrantyOf = ({ warrantyYears }: Quote): number =>
  (["panels", "battery", "inverter", "work"] as const).reduce((sum, part) => sum + (warrantyYears?.[part] ?? 0), 0);

const REASON_OF: Readonly<Record<Priority, ReasonCode>> = {
  price: "least_price",
  reliability: "most_hours",
  warranty: "longest_warranty",
  monthly: "least_monthly",
  soonest: "soonest_start",
};

function reasonsOf(best: Judged, judged: readonly Judged[], priority: Priority | null): readonly ReasonCode[] {
  const fewest = judged.every(({ warnings }) => warnings.length >= best.warnings.length);
  return [
    priority === null ? "least_cost_with_faults" : REASON_OF[priority],
    keepsTarget(best) ? "keeps_target" : "no_quote_keeps_target",
    ...(best.warnings.length === 0 ? (["no_warnings"] as const) : fewest ? (["fewest_warnings"] as const) : []),
  ];
}
