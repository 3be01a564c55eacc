import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../units/year";

/** What a home used in each month of a year, January first. */
export interface YearOfUse {
  /** [kWh] */
  readonly months: readonly number[];
  /** Those that no bill says, 0 to 11. */
  readonly filled: readonly number[];
  /** [kWh/year] */
  readonly total: number;
  /** Of the year's mean day. [kWh] */
  readonly daily: number;
  /** The month with most a day. */
  readonly highest: { readonly month: number; readonly daily: number };
}

/**
 * What a degree adds to a home's day. [1/K] Below 18 °C as the German standard household has it, whose winter day uses 1.6
 * times a summer day between means of -1 and 18 °C (BDEW, profile H0, dynamic). Above 24 °C an assumption within the 0.5
 * to 8.5% of Santamouris et al., Energy and Buildings 98, pp. 119-124, 2015.
 */
const PER_DEGREE = 0.03;
const COLD_BELOW = 18;
const WARM_ABOVE = 24;

/** A day's use beside that of a day between 18 and 24 °C, by the month's mean temperature. [°C] */
export const seasonOf = (temperature: number): number =>
  1 + PER_DEGREE * (Math.max(0, COLD_BELOW - temperature) + Math.max(0, temperature - WARM_ABOVE));

/**
 * A year from the months that are known. One that is not takes the days of the nearest known months before and after it, the
 * nearer one with more weight, each moved by how much colder or warmer it is there: with one month known, the whole season
 * is the climate's.
 *
 * @param known        January first; null: no bill. [kWh]
 * @param temperature  Means of the place. [°C] Null: not known, and nothing is moved.
 */
export function yearOfMonths(
  known: readonly (number | null)[],
  temperature: readonly number[] | null,
): YearOfUse | null {
  const season = DAYS_OF_MONTH.map((_, month) => seasonOf(temperature?.[month] ?? WARM_ABOVE));
  const days = DAYS_OF_MONTH.map((count, month) => {
    const energy = known[month] ?? null;
    return energy === null ? null : energy / count;
  });
  if (days.every((day) => day === null)) return null;
  const daily = days.map((day, month) => day ?? betweenKnown(days, season, month));
  const months = daily.map((day, month) => day * (DAYS_OF_MONTH[month] ?? 0));
  const total = months.reduce((sum, energy) => sum + energy, 0);
  const most = Math.max(...daily);
  return {
    months,
    filled: days.flatMap((day, month) => (day === null ? [month] : [])),
    total,
    daily: total / DAYS_OF_YEAR,
    highest: { month: daily.indexOf(most), daily: most },
  };
}

function betweenKnown(days: readonly (number | null)[], season: readonly number[], month: number): number {
  const found = [-1, 1].map((direction) => {
    for (let steps = 1; steps <= MONTHS; steps++) {
      const other = (month + direction * steps + MONTHS) % MONTHS;
      const day = days[other] ?? null;
      if (day !== null) return { weight: 1 / steps, day: (day * (season[month] ?? 1)) / (season[other] ?? 1) };
    }
    throw new Error("A month is known");
  });
  const weights = found.reduce((sum, { weight }) => sum + weight, 0);
  return found.reduce((sum, { weight, day }) => sum + (weight * day) / weights, 0);
}
const MONTHS = 12;

/** Of a year or a quarter in one sum: its days follow the climate. */
export function yearOfTotal(total: number, temperature: readonly number[] | null): YearOfUse | null {
  const shape = yearOfMonths([1, ...Array<null>(MONTHS - 1).fill(null)], temperature);
  return (
    shape &&
    yearOfMonths(
      shape.months.map((energy) => (energy * total) / shape.total),
      temperature,
    )
  );
}

/** Energy bought ahead on one day. */
interface Purchase {
  /** "2026-03-14". */
  readonly day: string;
  /** [kWh] */
  readonly kwh: number;
}

/** Fewer days than this say too little of a month. */
const DAYS_TO_KNOW = 10;

/**
 * The months that prepaid purchases say: what was bought on one day lasts until the next, so the last one counts for nothing
 * yet. A month of several years is their mean. January first; null: not known. [kWh]
 */
export function monthsOfPurchases(purchases: readonly Purchase[]): readonly (number | null)[] {
  const bought = purchases
    .map(({ day, kwh }) => ({ from: dayNumber(day), kwh }))
    .toSorted((one, other) => one.from - other.from);
  const sums = DAYS_OF_MONTH.map(() => ({ days: 0, kwh: 0 }));
  for (const [index, { from, kwh }] of bought.entries()) {
    const next = bought.slice(index).find((other) => other.from > from)?.from ?? from;
    for (let day = from; day < next; day++) {
      const of = sums[new Date(day * MS_A_DAY).getUTCMonth()];
      if (of === undefined) continue;
      of.days += 1 / bought.filter((other) => other.from === from).length;
      of.kwh += kwh / (next - from);
    }
  }
  return sums.map(({ days, kwh }, month) => (days < DAYS_TO_KNOW ? null : (kwh / days) * (DAYS_OF_MONTH[month] ?? 0)));
}

const MS_A_DAY = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY;
