import { MONTH_OF_DAY } from "../units/year";
import { HOURS_PER_YEAR } from "./system";

export interface LoadPattern {
  readonly dailyKwh: number;
  /** 24 shares of the day that sum to 1. */
  readonly weekday: ArrayLike<number>;
  readonly weekend: ArrayLike<number>;
  /** Energy of a Saturday or Sunday ÷ that of a weekday; 1 when the days are alike. */
  readonly weekendFactor?: number;
  /** 12 factors on the daily energy, January first. */
  readonly monthFactors?: ArrayLike<number>;
}

/**
 * The hourly load of a year that starts on a Sunday, as 2023 does. [kWh an hour, 8760 values]
 */
export function loadYear({ dailyKwh, weekday, weekend, weekendFactor = 1, monthFactors }: LoadPattern): Float64Array {
  const load = new Float64Array(HOURS_PER_YEAR);
  for (const [day, month] of MONTH_OF_DAY.entries()) {
    const isWeekend = day % 7 === 0 || day % 7 === 6;
    const shares = isWeekend ? weekend : weekday;
    const energy = dailyKwh * (monthFactors?.[month] ?? 1) * (isWeekend ? weekendFactor : 1);
    for (let hour = 0; hour < 24; hour++) load[day * 24 + hour] = energy * (shares[hour] ?? 0);
  }
  return load;
}
