import { cosDegrees, sinDegrees } from "../../solar/angle";
import { extraterrestrialSpencer } from "../../solar/extraterrestrial";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR } from "../synthetic/calendar";
import { told } from "./told";
import { WeatherError } from "./weather-error";

/**
 * Of the light above the air, what reaches level ground in a year. The dullest places with weather stations (Sichuan, the
 * Faroes, the Aleutians) have 0.28 to 0.35, the clearest (Atacama, the Altiplano) 0.78. What is outside is in another unit:
 * J/cm² gives 0.36 of W/m², BTU/ft² 0.32, MJ/m² 0.0036, kW/m² 0.001, and kJ/m² 3.6.
 */
const CLEARNESS = { least: 0.25, most: 0.85 } as const;

/** Refuses a year that has less or more light than any place of its latitude. */
export function checkYears(ghi: readonly number[], latitude: number, lines: readonly number[]): void {
  const above = lightAboveAir(latitude);
  for (let first = 0; first < ghi.length; first += HOURS_PER_YEAR) {
    const year = ghi.slice(first, first + HOURS_PER_YEAR);
    const sum = year.reduce((total, value) => total + (Number.isNaN(value) ? 0 : value), 0);
    const line = lines[first] ?? 1;
    if (sum === 0) throw new WeatherError(line, told("noLight"));
    const [least, most] = [CLEARNESS.least * above, CLEARNESS.most * above];
    if (sum < least || sum > most)
      throw new WeatherError(line, told("lightOfYear", { sum: sum / 1_000, least: least / 1_000, most: most / 1_000 }));
  }
}

/**
 * Light above the air on a level plane in a year. [Wh/m²]
 * Source: Duffie and Beckman, "Solar Engineering of Thermal Processes", equations 1.6.1, 1.6.10 and 1.10.3.
 */
export function lightAboveAir(latitude: number): number {
  const { sin, PI } = Math;
  let sum = 0;
  for (let day = 1; day <= DAYS_PER_YEAR; day += 1) {
    const declination = 23.45 * sin((2 * PI * (284 + day)) / DAYS_PER_YEAR);
    const cosSunset =
      -(sinDegrees(latitude) * sinDegrees(declination)) / (cosDegrees(latitude) * cosDegrees(declination));
    // No sunset in polar summer, no sunrise in polar winter.
    const sunset = Math.acos(Math.min(1, Math.max(-1, cosSunset)));
    const high =
      cosDegrees(latitude) * cosDegrees(declination) * sin(sunset) +
      sunset * sinDegrees(latitude) * sinDegrees(declination);
    sum += (HOURS_PER_DAY / PI) * extraterrestrialSpencer(day) * high;
  }
  return sum;
}
