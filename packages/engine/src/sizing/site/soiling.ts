import { MONTHS } from "../../parameters/options";
import { kimberSoiling } from "../../solar/soiling/kimber";
import { DAYS_OF_YEAR, MONTH_OF_DAY } from "../../units/year";
import { DAYS_OF_MONTH } from "../inputs/defaults";
import type { ParametersInput } from "../inputs/design";

/** How a place dirties panels and who washes them. */
export interface Dirt {
  /** What a day without rain or a wash adds to the loss. [%] */
  readonly rate: number;
  /** Months without rain that cleans: how many, 0 to 12, and the first, 0 to 11. */
  readonly dry: number;
  readonly first: number;
  /** Days between washes in these months; null where nobody washes. */
  readonly washedEvery: number | null;
}

/** What dirt leaves of the light, day by day and on average over each month, 0 to 1. */
export interface Cleanness {
  readonly dirt: Dirt;
  readonly days: Float64Array;
  readonly months: readonly number[];
}

/** A stored design from before there was a choice names none. */
type Asked = Partial<Pick<ParametersInput, "soilingRate" | "dryMonths" | "dryFrom" | "cleaningInterval">>;

/** How clean a project's panels are; null where no rate is typed, and dirt is one figure for the year. */
export function cleannessOf({ soilingRate, dryMonths, dryFrom, cleaningInterval }: Asked): Cleanness | null {
  if (soilingRate === null || soilingRate === undefined) return null;
  const first = Math.max(0, MONTHS.indexOf(dryFrom ?? "January"));
  return cleanUnder({ rate: soilingRate, dry: dryMonths ?? 12, first, washedEvery: cleaningInterval ?? null });
}

/**
 * How clean panels are by Kimber's model. Outside the dry months it rains often enough that they stay clean; washing days
 * are counted from the first dry day.
 */
export function cleanUnder(dirt: Dirt): Cleanness {
  const { rate, dry, first, washedEvery } = dirt;
  const firstDay = MONTH_OF_DAY.indexOf(first);
  const isDry = (day: number) => ((MONTH_OF_DAY[day] ?? 0) - first + 12) % 12 < dry;
  const sinceDry = (day: number) => (day - firstDay + DAYS_OF_YEAR) % DAYS_OF_YEAR;
  const isWashed = (day: number) => washedEvery !== null && isDry(day) && (sinceDry(day) + 1) % washedEvery === 0;
  const lost = kimberSoiling({ rate: rate / 100, rain: flags((day) => !isDry(day)), washed: flags(isWashed) });
  const days = lost.map((share) => 1 - share);
  return { dirt, days, months: monthMeans(days) };
}

const flags = (holds: (day: number) => boolean) =>
  Uint8Array.from({ length: DAYS_OF_YEAR }, (_, day) => (holds(day) ? 1 : 0));

function monthMeans(days: Float64Array): readonly number[] {
  const means = DAYS_OF_MONTH.map(() => 0);
  days.forEach((value, day) => {
    const month = MONTH_OF_DAY[day] ?? 0;
    means[month] = (means[month] ?? 0) + value / (DAYS_OF_MONTH[month] ?? 1);
  });
  return means;
}
