import type { Random } from "../../quotes/testing/random";
import { DAYS_OF_YEAR, MONTH_OF_DAY } from "../../units/year";
import { readJson } from "../../validation/files";
import { referenceFiles } from "../../validation/testing/reference";
import { bell } from "./homes";

/** Stations whose days were measured, and the place of the designer whose year has the same seasons. */
export const STATIONS = [
  ["de-munich", "m-ror1"],
  ["in-new-delhi", "m-ithy"],
  ["ng-kano", "m-power_minna"],
  ["gh-accra", "m-power_accra"],
  ["za-cape-town", "m-uyle"],
  ["ng-lagos-ikeja", "m-era5_nsukka"],
  ["ke-nairobi", "m-ccpa"],
  ["au-sydney", "m-uyle"],
] as const;

/** How far a place's own months lie from those of its climate row. One standard deviation; as an assumption. */
const CLIMATE_ERROR = 0.04;
const SHARES = [5, 10, 25, 50, 75, 90, 95] as const;

/**
 * The sun of each day of a year ÷ the mean of its month, by what a station measured: its spread of days, how much a day is
 * like the one before, how far one year's month lies from another's. Nothing in it is of the engine's own generator.
 */
export function otherSky(random: Random, station: string): Float64Array {
  const row = readJson(referenceFiles, "m_daily_clearness.json")
    .list("cases")
    .find((one) => one.text("id") === station);
  if (row === undefined) throw new RangeError(`There is no station ${station}`);
  const months = row.list("months").map((month) => {
    const quantiles = month.field("quantiles");
    const mean = month.number("mean");
    const known = SHARES.map((share) => [share / 100, quantiles.number(`${share}`)] as const);
    const anomaly = ((month.numberOrNull("sd_of_yearly_means") ?? 0) / mean) * bell(random);
    return {
      mean,
      like: month.number("lag1"),
      known,
      level: Math.max(0.5, 1 + anomaly) * Math.exp(CLIMATE_ERROR * bell(random)),
    };
  });
  let state = bell(random);
  return Float64Array.from({ length: DAYS_OF_YEAR }, (_, day) => {
    const month = months[MONTH_OF_DAY[day] ?? 0];
    if (month === undefined) return 1;
    state = month.like * state + Math.sqrt(1 - month.like ** 2) * bell(random);
    return (month.level * clearnessAt(month.known, below(state))) / month.mean;
  });
}

/** Between the measured quantiles, and straight on beyond the last of them, but never below a twentieth of the median. */
function clearnessAt(known: readonly (readonly [number, number])[], share: number): number {
  const after = Math.min(
    known.length - 1,
    Math.max(
      1,
      known.findIndex(([of]) => of >= share),
    ),
  );
  const last = share > (known.at(-1)?.[0] ?? 1) ? known.length - 1 : after;
  const [[lowShare, low], [highShare, high]] = [known[last - 1] ?? [0, 0], known[last] ?? [1, 1]];
  return Math.max(0.02, low + ((share - lowShare) / (highShare - lowShare)) * (high - low));
}

/** Of a normal distribution. Source: Abramowitz and Stegun (1964), 26.2.17, error below 7.5e-8. */
function below(value: number): number {
  const part = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const sum =
    part *
    (0.319_381_53 + part * (-0.356_563_782 + part * (1.781_477_937 + part * (-1.821_255_978 + part * 1.330_274_429))));
  const above = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return value < 0 ? above : 1 - above;
}
