import { type BilledUse, billOf, MINOR_UNITS } from "./bill";
import { type BillReading, type Charge, planFor } from "./tariff-plan";

/** What a bill is for, beside its energy. */
export type BilledPeriod = Omit<BilledUse, "bought" | "byHour" | "halves">;

/** A tariff that may be meant, over the time that may be meant. */
export interface Candidate {
  readonly reading: BillReading;
  readonly period: BilledPeriod;
}

/** What one tariff says an amount was paid for. [kWh] */
export interface BillAnswer {
  readonly candidate: Candidate;
  readonly from: number;
  readonly to: number;
  /** The middle, in whole kilowatt hours. */
  readonly kwh: number;
  /** What that costs. [currency] */
  readonly bill: number;
}

/**
 * Why no energy costs the amount: it is below what nothing costs; above what the most costs; in a jump between two
 * kilowatt hours, as where a subsidy ends; or between two kilowatt hours, because it was rounded or is of another tariff.
 */
export type NoEnergy = "below" | "above" | "jump" | "between";

type BillMeaning =
  | { readonly kind: "unique" | "range"; readonly answer: BillAnswer }
  /** More than one is possible: they are shown, and asked about. */
  | { readonly kind: "several"; readonly answers: readonly BillAnswer[] }
  | {
      readonly kind: "none";
      readonly because: NoEnergy;
      /** The whole kilowatt hours on either side and what they cost; null where there is none. [kWh, currency] */
      readonly below: Priced | null;
      readonly above: Priced | null;
    };

interface Priced {
  readonly kwh: number;
  readonly bill: number;
}

/** The most a home is taken to use. [kWh/month] Assumption: ten times a German home with a heat pump and a car. */
export const MOST_A_MONTH = 6_000;
/** Of the currency: an amount to the minor unit. */
export const TO_THE_MINOR_UNIT = 0.5 / MINOR_UNITS;

/**
 * The whole kilowatt hours whose bill is the amount, by each tariff that may be meant. One tariff answers with all that lie
 * within the tolerance. Of several, each answers with the one whose bill is nearest, where the amount lies between bills
 * that follow one another by the price of a kilowatt hour; an amount that falls in a jump is never moved to its edge.
 *
 * @param amount     As it was paid. [currency]
 * @param tolerance  How far a bill may be from it: half of what it was rounded to. [currency]
 *
 * Held to `truth/bill-inverse.json`.
 */
export function meaningOfBill(candidates: readonly Candidate[], amount: number, tolerance: number): BillMeaning {
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error("A bill is by some tariff");
  if (others.length === 0) return meaningByOne(first, amount, tolerance);
  const answers = candidates.flatMap((candidate) => nearestTo(candidate, amount, tolerance));
  const [only, ...more] = answers;
  if (only === undefined) return nothing(first, amount);
  return more.length > 0 ? { kind: "several", answers } : meaningByOne(only.candidate, amount, tolerance);
}

function meaningByOne(candidate: Candidate, amount: number, tolerance: number): BillMeaning {
  const answers = joined(
    segmentsOf(candidate).flatMap((segment) => {
      const from = firstReaching(segment, inMinor(amount - tolerance, "ceil"));
      const to = firstReaching(segment, inMinor(amount + tolerance, "floor") + 1) - 1;
      return from <= to ? [{ from, to }] : [];
    }),
  ).map(({ from, to }): BillAnswer => {
    const kwh = Math.round((from + to) / 2);
    return { candidate, from, to, kwh, bill: billFor(candidate, kwh) / MINOR_UNITS };
  });
  const [answer, ...more] = answers;
  if (answer === undefined) return nothing(candidate, amount);
  if (more.length > 0) return { kind: "several", answers };
  return { kind: answer.from === answer.to ? "unique" : "range", answer };
}

/** Spans that touch are one. */
function joined(spans: readonly Span[]): readonly Span[] {
  return spans.reduce<Span[]>((before, span) => {
    const last = before.at(-1);
    if (last === undefined || last.to + 1 < span.from) return [...before, span];
    return [...before.slice(0, -1), { from: last.from, to: span.to }];
  }, []);
}

/** The nearest of each run of bills, where the amount is no further from it than half of the kilowatt hour beside it costs. */
function nearestTo(candidate: Candidate, amount: number, tolerance: number): readonly BillAnswer[] {
  const asked = amount * MINOR_UNITS;
  const found = segmentsOf(candidate).flatMap((segment) => {
    const above = firstReaching(segment, inMinor(amount, "ceil"));
    return [above - 1, above].flatMap((kwh) => {
      if (kwh < segment.from || kwh > segment.to) return [];
      const bill = segment.bill(kwh);
      const steps = [kwh - 1, kwh + 1].filter((other) => other >= segment.from && other <= segment.to);
      const step = Math.min(...steps.map((other) => Math.abs(segment.bill(other) - bill)));
      const reach = Math.max(tolerance * MINOR_UNITS, Number.isFinite(step) ? step / 2 : 0) + HALF_A_MINOR_UNIT;
      return Math.abs(bill - asked) <= reach ? [{ kwh, bill, off: Math.abs(bill - asked) }] : [];
    });
  });
  const best = found.toSorted((one, other) => one.off - other.off)[0];
  if (best === undefined) return [];
  const { kwh, bill } = best;
  return [{ candidate, from: kwh, to: kwh, kwh, bill: bill / MINOR_UNITS }];
}
const HALF_A_MINOR_UNIT = 0.5;

function nothing(candidate: Candidate, amount: number): BillMeaning {
  const { period } = candidate;
  const most = MOST_A_MONTH * period.months;
  const priced = (kwh: number): Priced => ({ kwh, bill: billFor(candidate, kwh) / MINOR_UNITS });
  if (amount < priced(0).bill) return { kind: "none", because: "below", below: null, above: priced(0) };
  if (amount > priced(most).bill) return { kind: "none", because: "above", below: priced(most), above: null };
  const below = segmentsOf(candidate).reduce((last, segment) => {
    const reached = firstReaching(segment, inMinor(amount, "ceil")) - 1;
    return reached >= segment.from ? Math.max(last, reached) : last;
  }, 0);
  const [one, other] = [priced(below), priced(below + 1)];
  const step = other.bill - priced(below + 2).bill;
  // A jump is dearer than the kilowatt hours after it are by more than any block is than the one before.
  const jumps = other.bill - one.bill > JUMP_FROM * Math.abs(step);
  return { kind: "none", because: jumps ? "jump" : "between", below: one, above: other };
}
/** Of tariffs that are known no block costs three times the one before it. */
const JUMP_FROM = 3;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Energies whose bills never fall, because the same rules hold for all of them. [kWh] */
interface Segment extends Span {
  /** [minor units] */
  readonly bill: (kwh: number) => number;
}

function segmentsOf(candidate: Candidate): readonly Segment[] {
  const { reading, period } = candidate;
  const most = MOST_A_MONTH * period.months;
  const limits = reading.plans.flatMap(({ upTo, charges }) => [upTo ?? most, ...charges.flatMap(limitsOf)]);
  const ends = [...new Set([...limits.map((limit) => Math.floor(limit * period.months)), most])]
    .filter((end) => end >= 0 && end <= most)
    .toSorted((one, other) => one - other);
  return ends.map((to, index) => ({
    from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
    to,
    bill: (kwh) => billFor(candidate, kwh),
  }));
}

/** Energies of a month at which the bill may jump. */
const limitsOf = (charge: Charge): readonly number[] =>
  charge.kind === "relief" ? [charge.freeUpTo.value, charge.halfUpTo.value] : [];

/** [minor units] */
function billFor({ reading, period }: Candidate, kwh: number): number {
  const plan = planFor(reading.plans, kwh / period.months, 24);
  return billOf(plan, { ...period, bought: kwh, halves: "up" }).total;
}

/** The least energy of the segment whose bill is at least so much; one past its end where none is. */
function firstReaching({ from, to, bill }: Segment, least: number): number {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (bill(middle) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sums of the tolerance and the amount that miss a minor unit by a double's last digits reach it. */
const inMinor = (amount: number, round: "ceil" | "floor") =>
  round === "ceil" ? Math.ceil(amount * MINOR_UNITS - 1e-6) : Math.floor(amount * MINOR_UNITS + 1e-6);
