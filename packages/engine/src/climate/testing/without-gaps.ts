import { at } from "../../solar/column";
import type { Observer } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";
import type { WeatherYear } from "../../solar/year/weather-year";
import { DAYS_PER_YEAR, HOURS_PER_DAY } from "../synthetic/calendar";

/** Thick cloud leaves some hundredths of the light: none at all with the sun this high is no weather. [°] */
const HIGH_ENOUGH = 10;
/** A day with so many such hours says nothing of its sun. */
const HOURS_OF_A_GAP = 3;

/** The days, counted from 0, on which the instrument or the satellite saw nothing. */
export function gapDays(weather: WeatherYear, observer: Observer): readonly number[] {
  const { zenith } = sunColumns(weather.instants, observer);
  const isBlind = (hour: number) => at(weather.ghi, hour) <= 0 && at(zenith, hour) < 90 - HIGH_ENOUGH;
  return Array.from({ length: DAYS_PER_YEAR }, (_, day) => day).filter(
    (day) =>
      Array.from({ length: HOURS_PER_DAY }, (_, hour) => day * HOURS_PER_DAY + hour).filter(isBlind).length >=
      HOURS_OF_A_GAP,
  );
}

/**
 * A measured year to judge by: the light of a gap's days is that of as many days right after it. Temperature and wind stay.
 *
 * @throws Error where the days after a gap are missing, too.
 */
export function withoutGaps(weather: WeatherYear, observer: Observer): WeatherYear {
  const gaps = gapDays(weather, observer);
  const stoodInBy = (day: number) => day + gaps.length;
  if (gaps.some((day) => gaps.includes(stoodInBy(day)) || stoodInBy(day) >= DAYS_PER_YEAR)) {
    throw new Error("The days after a gap do not stand in for it");
  }
  const filled = (column: Float64Array) => {
    const days = column.slice();
    const ofDay = (day: number) => column.subarray(day * HOURS_PER_DAY, (day + 1) * HOURS_PER_DAY);
    for (const day of gaps) days.set(ofDay(stoodInBy(day)), day * HOURS_PER_DAY);
    return days;
  };
  return { ...weather, ghi: filled(weather.ghi), dni: filled(weather.dni), dhi: filled(weather.dhi) };
}
