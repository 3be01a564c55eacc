import { DAYS_OF_MONTH } from "../units/year";
import { beliefsOf, type Beliefs, type Evidence, evidenceOf } from "./beliefs";
import { expectedIn, expectedRun, type Shares, sharesOf } from "./expectation";
import type { ExpectedYear } from "./expected-year";
import { type Believed, believed, type Fault, FAULTS, hypothesesOf, type Hypothesis } from "./hypotheses";
import { type Counted, dayNumber, daysOf, dayText, kwhCounted, litresCounted, type Reading, together } from "./reading";

export const ALERT_CODES = [...FAULTS, "low_yield", "meter_stopped"] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** Something that the readings say with near certainty. */
export interface Alert {
  readonly code: AlertCode;
  /** First day of the block it began with. */
  readonly since: string;
  /**
   * What is left of panels or battery as the readings have it, and what should be; of a meter, days it stood and 0; of a
   * yield that is low for a reason that cannot be told, measured ÷ forecast since then and 1.
   */
  readonly found: number;
  readonly expected: number;
  readonly unit: "share" | "days";
  /** Of a low yield: between what 8 of 10 years would have put its share; null of every other. */
  readonly band: { readonly low: number; readonly high: number } | null;
}

/** Days from one reading to the next. Kilowatt hours as built, of which 8 of 10 years lie between low and high. */
export interface FollowedInterval {
  readonly from: string;
  readonly to: string;
  readonly measuredKwh: number | null;
  readonly forecastKwh: number;
  readonly lowKwh: number;
  readonly highKwh: number;
  readonly measuredLitres: number | null;
  readonly forecastLitres: number;
}

/** A share of what was expected, and between what 8 of 10 years would have put it. */
export interface Factor {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface MonthFactor {
  /** 1 to 12. */
  readonly month: number;
  readonly factor: number;
  readonly low: number;
  readonly high: number;
  /** Days that were measured. */
  readonly days: number;
}

/** A month to come, by the model fitted to the readings. */
export interface ForecastMonth {
  /** "2027-01". */
  readonly month: string;
  readonly kwh: number;
  readonly lowKwh: number;
  readonly highKwh: number;
  readonly litres: number;
}

/** What the readings say of a system. */
export interface Followed {
  readonly intervals: readonly FollowedInterval[];
  readonly factor: Factor | null;
  readonly months: readonly MonthFactor[];
  readonly forecast: readonly ForecastMonth[];
  readonly alerts: readonly Alert[];
}

/** Of a normal distribution: 8 of 10 lie within so many standard deviations. */
const EIGHT_OF_TEN = 1.2816;
/** Days put together before they are judged. House rule: the spread of five days is near that of a bell. */
const BLOCK_DAYS = 5;
/** Blocks that faults are looked for in: half a year. What lies before was either mended or is how the system is. */
const BLOCKS = 36;
/** An alert is said when it is so probable. House rule; the bar is that nine of ten are true. */
const SURE = 0.95;

/**
 * Forecast against readings: intervals with their band, the fitted factor by month, the next twelve months and alerts.
 * The model is fitted by weighing states (share of panels, use, battery) and what may have happened by how likely they make
 * the readings (Bayes). Pure; the same readings give the same answer.
 *
 * @param startOn  Day the system was built, "2026-12-16".
 * @param today    "2027-06-14"; the months of the forecast begin with the one after it.
 * @param mendedOn  Last day on which something was mended or washed: faults are looked for after it. Null: never.
 * Throws nothing; without readings the forecast is that of the system as built, with what is usual of others.
 */
export function followed(
  expected: ExpectedYear,
  startOn: string,
  readings: readonly Reading[],
  today: string,
  mendedOn: string | null = null,
): Followed {
  const kwh = kwhCounted(readings);
  const litres = litresCounted(startOn, readings);
  const after = mendedOn === null ? Number.NEGATIVE_INFINITY : dayNumber(mendedOn);
  const beliefs = beliefsOf(expected);
  const blocks = evidence(expected, beliefs, {
    kwh: kwh.filter(({ from }) => from > after),
    litres: expected.burnsFuel ? litres.filter(({ from }) => from > after) : [],
  });
  const hypotheses = hypothesesOf(beliefs, blocks, expected.strings);
  const result = believed(beliefs, blocks, hypotheses);
  const stopped = stoppedMeter(expected, kwh);
  return {
    intervals: intervalsOf(expected, kwh, litres),
    factor: factorOf(expected, kwh),
    months: monthFactors(expected, kwh),
    forecast: forecastOf(expected, beliefs, result, today),
    alerts: stopped ? [stopped] : alertsOf(blocks, hypotheses, result, (since) => factorOf(expected, kwh, since)),
  };
}

/** Blocks in which both were counted from the same day to the same day belong together. */
function evidence(
  expected: ExpectedYear,
  beliefs: Beliefs,
  counted: { readonly kwh: readonly Counted[]; readonly litres: readonly Counted[] },
): readonly Evidence[] {
  const kwh = together(counted.kwh, BLOCK_DAYS).slice(-BLOCKS);
  const [first] = kwh;
  const litres = together(counted.litres, BLOCK_DAYS).filter(({ from }) => first === undefined || from >= first.from);
  const isSame = (one: Counted, other: Counted) => one.from === other.from && one.to === other.to;
  const blocks = [
    ...kwh.map((one) => ({ kwh: one, litres: litres.find((other) => isSame(one, other)) ?? null })),
    ...litres
      .slice(-BLOCKS)
      .filter((one) => !kwh.some((other) => isSame(one, other)))
      .map((one) => ({ kwh: null, litres: one })),
  ];
  return blocks
    .map((block) => evidenceOf(expected, beliefs, block))
    .toSorted((one, other) => one.to - other.to || one.from - other.from);
}

type Supposed = Pick<Hypothesis, "kind" | "start" | "left">;

/** What is said of hypotheses of this probability each. `factorSince` is measured ÷ forecast since a day. */
export function alertsOf(
  blocks: readonly Pick<Evidence, "from">[],
  hypotheses: readonly Supposed[],
  { probabilities }: Pick<Believed, "probabilities">,
  factorSince: (day: number) => Factor | null,
): readonly Alert[] {
  const named = FAULTS.flatMap((code: Fault): readonly Alert[] => {
    const of = hypotheses.flatMap((hypothesis, index) =>
      hypothesis.kind === code ? [{ ...hypothesis, weight: probabilities[index] ?? 0 }] : [],
    );
    const sum = of.reduce((total, { weight }) => total + weight, 0);
    if (sum < SURE) return [];
    const [likeliest] = of.toSorted((one, other) => other.weight - one.weight);
    const since = blocks[likeliest?.start ?? 0]?.from ?? 0;
    const left = of.reduce((total, { weight, left: share }) => total + (weight / sum) * share, 0);
    return [{ code, since: dayText(since), found: left, expected: 1, unit: "share", band: null }];
  });
  return named.length > 0 ? named : lowYield(blocks, hypotheses, probabilities, factorSince);
}

/** Something is wrong, and no one kind of fault is nearly certain: what is left of the yield since the likeliest began. */
function lowYield(
  blocks: readonly Pick<Evidence, "from">[],
  hypotheses: readonly Supposed[],
  probabilities: readonly number[],
  factorSince: (day: number) => Factor | null,
): readonly Alert[] {
  const faults = hypotheses.flatMap(({ kind, start }, index) =>
    kind === "none" ? [] : [{ start, weight: probabilities[index] ?? 0 }],
  );
  if (faults.reduce((total, { weight }) => total + weight, 0) < SURE) return [];
  const since = blocks[likeliestStart(faults)]?.from ?? 0;
  const factor = factorSince(since);
  // Only fuel says so: the meter of the panels counted what it should.
  if (factor === null || factor.value >= factor.low) return [];
  const { value, low, high } = factor;
  return [{ code: "low_yield", since: dayText(since), found: value, expected: 1, unit: "share", band: { low, high } }];
}

/** The block with which most of what may have happened began. */
function likeliestStart(faults: readonly { readonly start: number; readonly weight: number }[]): number {
  const weights = new Map<number, number>();
  for (const { start, weight } of faults) weights.set(start, (weights.get(start) ?? 0) + weight);
  return [...weights].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** A meter that stood on days that would have counted something in nearly any year: the least of 999 of 1,000. */
const STOOD = { days: 3, kwh: 1, spreads: 3.09 } as const;

function stoppedMeter(expected: ExpectedYear, kwh: readonly Counted[]): Alert | null {
  const still = kwh.toReversed();
  const counting = still.findIndex(({ sum }) => sum > 0);
  const stood = still.slice(0, counting < 0 ? still.length : counting);
  const [last, first] = [stood[0], stood.at(-1)];
  if (last === undefined || first === undefined) return null;
  const days = daysOf({ from: first.from, to: last.to });
  const { mean, spread } = bandOf(expected, { from: first.from, to: last.to });
  if (days < STOOD.days || mean - STOOD.spreads * spread < STOOD.kwh) return null;
  return { code: "meter_stopped", since: dayText(first.from), found: days, expected: 0, unit: "days", band: null };
}

const asBuilt = ({ states }: ExpectedYear): Shares => sharesOf(states, { panels: 1, use: 1, battery: 1 });

function bandOf(expected: ExpectedYear, days: { readonly from: number; readonly to: number }) {
  const { mean, spread } = expectedIn(expectedRun(expected, days, "kwh"), asBuilt(expected));
  return { mean, spread, low: Math.max(0, mean - EIGHT_OF_TEN * spread), high: mean + EIGHT_OF_TEN * spread };
}

function intervalsOf(
  expected: ExpectedYear,
  kwh: readonly Counted[],
  litres: readonly Counted[],
): readonly FollowedInterval[] {
  const key = ({ from, to }: Counted) => `${from} ${to}`;
  const all = new Map([...kwh, ...litres].map((counted) => [key(counted), counted]));
  const shares = asBuilt(expected);
  return [...all.values()]
    .toSorted((one, other) => one.to - other.to || one.from - other.from)
    .map((days) => {
      const { mean, low, high } = bandOf(expected, days);
      const find = (of: readonly Counted[]) => of.find((counted) => key(counted) === key(days))?.sum ?? null;
      return {
        from: dayText(days.from),
        to: dayText(days.to),
        measuredKwh: find(kwh),
        forecastKwh: mean,
        lowKwh: low,
        highKwh: high,
        measuredLitres: find(litres),
        forecastLitres: expectedIn(expectedRun(expected, days, "litres"), shares).mean,
      };
    });
}

/** Of the whole time, or of what was counted since a day. */
function factorOf(expected: ExpectedYear, all: readonly Counted[], since = Number.NEGATIVE_INFINITY): Factor | null {
  const kwh = all.filter(({ from }) => from >= since);
  const [first, last] = [kwh[0], kwh.at(-1)];
  if (first === undefined || last === undefined) return null;
  const mean = kwh.reduce((sum, days) => sum + bandOf(expected, days).mean, 0);
  if (mean <= 0) return null;
  const { mean: whole, low, high } = bandOf(expected, { from: first.from, to: last.to });
  const value = kwh.reduce((sum, counted) => sum + counted.sum, 0) / mean;
  return { value, low: low / whole, high: high / whole };
}

/** An interval over the end of a month counts to both by its days. */
function monthFactors(expected: ExpectedYear, kwh: readonly Counted[]): readonly MonthFactor[] {
  const months = Array.from({ length: 12 }, () => ({ measured: 0, mean: 0, days: 0 }));
  for (const counted of kwh) {
    const { mean } = bandOf(expected, counted);
    const factor = mean > 0 ? counted.sum / mean : 0;
    for (let day = counted.from; day <= counted.to; day += 1) {
      const month = months[Number(dayText(day).slice(5, 7)) - 1];
      const ofDay = bandOf(expected, { from: day, to: day }).mean;
      if (month === undefined) continue;
      month.measured += factor * ofDay;
      month.mean += ofDay;
      month.days += 1;
    }
  }
  return months.flatMap(({ measured, mean, days }, index) => {
    if (days === 0 || mean <= 0) return [];
    // A month in the middle of a year that is not 29 February's.
    const from = dayNumber(`2027-${String(index + 1).padStart(2, "0")}-01`);
    const band = bandOf(expected, { from, to: from + Math.min(days, DAYS_OF_MONTH[index] ?? 30) - 1 });
    return [
      { month: index + 1, factor: measured / mean, low: band.low / band.mean, high: band.high / band.mean, days },
    ];
  });
}

const MONTHS = 12;

function forecastOf(
  expected: ExpectedYear,
  beliefs: Beliefs,
  { lasting }: Believed,
  today: string,
): readonly ForecastMonth[] {
  const states = [...lasting].flatMap((weight, index) => (weight > NOTHING ? [{ weight, index }] : []));
  const total = states.reduce((sum, { weight }) => sum + weight, 0);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS }, (_, step) => {
    const place = year * 12 + month + step;
    const [of, index] = [Math.floor(place / 12), place % 12];
    const name = `${of}-${String(index + 1).padStart(2, "0")}`;
    const from = dayNumber(`${name}-01`);
    const days = { from, to: from + (DAYS_OF_MONTH[index] ?? 30) - 1 };
    const runs = { kwh: expectedRun(expected, days, "kwh"), litres: expectedRun(expected, days, "litres") };
    const sums = { kwh: 0, square: 0, litres: 0 };
    for (const { weight, index: state } of states) {
      const shares = beliefs.shares[state]?.is ?? [];
      const { mean, spread } = expectedIn(runs.kwh, shares);
      sums.kwh += (weight / total) * mean;
      sums.square += (weight / total) * (mean ** 2 + spread ** 2);
      sums.litres += (weight / total) * expectedIn(runs.litres, shares).mean;
    }
    const spread = Math.sqrt(Math.max(0, sums.square - sums.kwh ** 2));
    return {
      month: name,
      kwh: sums.kwh,
      lowKwh: Math.max(0, sums.kwh - EIGHT_OF_TEN * spread),
      highKwh: sums.kwh + EIGHT_OF_TEN * spread,
      litres: sums.litres,
    };
  });
}
/** States less likely than that change no figure. */
const NOTHING = 1e-6;
