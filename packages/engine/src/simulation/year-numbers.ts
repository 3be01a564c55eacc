import { DAYS_OF_YEAR } from "../units/year";

/** Numbers of synthetic years of a place. */
export interface YearNumbers {
  /** Five years a size is searched in, the brightest first: from every fifth of the years between bright and dull one. */
  readonly search: readonly number[];
  /** Twenty others, which the search does not see: what a design is said to serve is counted in them. */
  readonly verdict: readonly number[];
}

/** Source: engineering notes, section 7: twenty years for a figure a bank relies on. */
export const VERDICT_YEARS = 20;
/** House rule: five hold the seldom weeks of a place within a blink of time. */
export const SEARCH_YEARS = 5;
export const YEARS = VERDICT_YEARS + SEARCH_YEARS;

/**
 * Sorts the first 25 years of a place from bright to dull, and takes the middle one of each five to search in. A search
 * in the first five would see a bright place or a dull one, as chance has it.
 *
 * @param daysOf  Irradiation of each day of a year of a number. [any unit, 365 values]
 */
export function splitYears(daysOf: (number: number) => Float64Array): YearNumbers {
  const years = Array.from({ length: YEARS }, (_, number) => daysOf(number));
  const usual = darkestQuarter(years);
  const order = years
    .map((days, number) => ({ number, missing: missingDays(days, usual), sun: total(days) }))
    .toSorted((one, other) => one.missing - other.missing || other.sun - one.sun || one.number - other.number)
    .map(({ number }) => number);
  const width = YEARS / SEARCH_YEARS;
  const search = order.filter((_, place) => place % width === Math.floor(width / 2));
  const verdict = order.filter((number) => !search.includes(number)).toSorted((one, other) => one - other);
  return { search, verdict };
}

/** A yardstick system, near what designs have: what its panels make of a day of the darkest quarter ÷ what a day takes, and its battery. [days] */
const YARDSTICK = { oversupply: 1.2, battery: 1.5 } as const;
/** Run through before the year begins, so that it starts as December leaves it. [days] */
const BEFORE = 61;

/** Days' worth of load that the yardstick system lacks in a year: the more, the duller its dull weeks. */
function missingDays(days: Float64Array, usual: number): number {
  let stored: number = YARDSTICK.battery;
  let missing = 0;
  for (let day = -BEFORE; day < DAYS_OF_YEAR; day += 1) {
    const made = (YARDSTICK.oversupply * (days[(day + DAYS_OF_YEAR) % DAYS_OF_YEAR] ?? 0)) / usual;
    const after = stored + made - 1;
    if (day >= 0) missing += Math.max(0, -after);
    stored = Math.min(YARDSTICK.battery, Math.max(0, after));
  }
  return missing;
}

const QUARTER = 91;

/** Mean day of the darkest quarter of the mean year, wherever in the year it lies. */
function darkestQuarter(years: readonly Float64Array[]): number {
  const mean = Float64Array.from(
    { length: DAYS_OF_YEAR },
    (_, day) => years.reduce((sum, days) => sum + (days[day] ?? 0), 0) / years.length,
  );
  const windows = Array.from({ length: DAYS_OF_YEAR }, (_, first) => {
    let sum = 0;
    for (let day = first; day < first + QUARTER; day += 1) sum += mean[day % DAYS_OF_YEAR] ?? 0;
    return sum / QUARTER;
  });
  // Where the sun stays away for weeks, a day of the whole year is the measure.
  return Math.max(Math.min(...windows), total(mean) / DAYS_OF_YEAR / 100);
}

const total = (days: Float64Array) => days.reduce((sum, value) => sum + value, 0);
