import { DAYS_OF_YEAR, HOURS_OF_YEAR } from "../../units/year";

/** What a meter counted, by hours of UTC; null where it did not. [kWh] */
export interface MeteredHours {
  /** Where the first begins. [ms since 1970] */
  readonly from: number;
  readonly hourly: readonly (number | null)[];
}

export interface MeasuredYear {
  /** From 1 January, 0 h, in the standard time of the place; 29 February is left out. [W] */
  readonly hours: readonly number[];
  readonly measuredHours: number;
  /** Taken from the same hour of other days. */
  readonly filledHours: number;
}

const [HOUR, DAY, WEEK] = [3_600_000, 24, 168];

/**
 * A year of a house from what its meter counted: the mean of each hour where it counted several years, and where it did
 * not count, the same hour of the nearest week, then of the nearest day, that it did. Null where nothing is known of some
 * hour of the day.
 *
 * @param ahead what the place's standard time is ahead of UTC [h]
 */
export function measuredYear({ from, hourly }: MeteredHours, ahead: number): MeasuredYear | null {
  const [sums, counts] = [new Float64Array(HOURS_OF_YEAR), new Float64Array(HOURS_OF_YEAR)];
  hourly.forEach((kwh, index) => {
    const hour = kwh === null ? null : hourOfYear(from + index * HOUR + ahead * HOUR);
    if (hour === null || kwh === null) return;
    sums[hour] = (sums[hour] ?? 0) + kwh * 1_000;
    counts[hour] = (counts[hour] ?? 0) + 1;
  });
  const known = Array.from(sums, (sum, hour) => ((counts[hour] ?? 0) === 0 ? null : sum / (counts[hour] ?? 1)));
  const hours: number[] = [];
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
    const power = known[hour] ?? nearest(known, hour, WEEK) ?? nearest(known, hour, DAY);
    if (power === null) return null;
    hours.push(power);
  }
  const measuredHours = known.filter((power) => power !== null).length;
  return { hours, measuredHours, filledHours: HOURS_OF_YEAR - measuredHours };
}

const FIRST_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function hourOfYear(moment: number): number | null {
  const date = new Date(moment);
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()];
  if (month === 1 && day === 29) return null;
  return ((FIRST_DAYS[month] ?? 0) + day - 1) * DAY + date.getUTCHours();
}

/** The mean of the two nearest, or the one, so many hours apart; the year goes round. */
function nearest(known: readonly (number | null)[], hour: number, step: number): number | null {
  for (let away = step; away <= (DAYS_OF_YEAR * DAY) / 2; away += step) {
    const found = [hour - away, hour + away]
      .map((other) => known[(other + HOURS_OF_YEAR) % HOURS_OF_YEAR] ?? null)
      .filter((power) => power !== null);
    if (found.length > 0) return found.reduce((sum, power) => sum + power, 0) / found.length;
  }
  return null;
}
