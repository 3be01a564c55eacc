import type { Celsius, Degrees, Metres } from "../../units/quantity";

/** What a synthetic year is made from: a place and its mean year. Every list runs from January to December. */
export interface MonthlyClimate {
  /** Fixes the random numbers together with the year's number. */
  readonly seed: string;
  readonly latitude: Degrees;
  readonly longitude: Degrees;
  readonly elevation: Metres;
  /** Local standard time minus UTC. [h] */
  readonly timeZone: number;
  /** Mean daily global irradiation on the horizontal. [kWh/m²/day] */
  readonly ghi: readonly number[];
  /** Mean air temperature. [°C] */
  readonly temperature: readonly number[];
  /** Mean daily maximum minus mean daily minimum; null where unknown. [K] */
  readonly temperatureRange: readonly number[] | null;
  /** Mean wind speed. [m/s] */
  readonly windSpeed: readonly number[];
  /** Yearly mean temperature of the air that bends the sun's light. */
  readonly meanTemperature: Celsius;
}
