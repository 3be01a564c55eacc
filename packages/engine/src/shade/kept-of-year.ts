import { QuickArray, type Strings } from "./quick-array";
import type { PlaneYear } from "../solar/year/plane-year";
import type { SkyYear } from "../solar/year/sky-year";
import type { PatternsOfYear } from "./patterns-of-year";

/** The light on the modules hour by hour, and their cells. [W/m², °C] */
export interface LightOfHours {
  /** From the sun and close around it: what shade takes. */
  readonly beam: Float64Array;
  /** From the rest of the sky and the ground. */
  readonly rest: Float64Array;
  readonly temperature: Float64Array;
}

/**
 * The light on a plane by what shade takes of it: the sun and the bright sky close around it go, the rest stays.
 *
 * @param temperature  Of the cells, one value per row of the sky. [°C]
 */
export function lightOfHours(sky: SkyYear, plane: PlaneYear, temperature: Float64Array): LightOfHours {
  const spot = sky.circumsolar.map((around, index) => around * Math.max(plane.cosIncidence[index] ?? 0, 0));
  return {
    beam: plane.beam.map((beam, index) => beam + (spot[index] ?? 0)),
    rest: plane.sky.map((light, index) => Math.max(light - (spot[index] ?? 0), 0) + (plane.ground[index] ?? 0)),
    temperature,
  };
}

/** Hours with less light have no shade worth finding. [W/m²] */
const FAINT = 1;

/** What shade leaves of an array's direct-current power, hour by hour, under one year's weather. Each 0 to 1 */
export const keptOfYear = (patterns: PatternsOfYear, light: LightOfHours, of: Strings): Float64Array =>
  keptOfYears(patterns, of)(light);

/** The same for many years: curves that one year has asked for are known in the next. */
export function keptOfYears({ patterns, hours }: PatternsOfYear, of: Strings): (light: LightOfHours) => Float64Array {
  const array = new QuickArray(of, patterns);
  return (light) =>
    Float64Array.from(hours, (modules, hour) => {
      const [beam, rest] = [light.beam[hour] ?? 0, light.rest[hour] ?? 0];
      if (modules === null || beam <= 0 || beam + rest < FAINT) return 1;
      return array.kept(modules, { beam, rest, temperature: light.temperature[hour] ?? 25 });
    });
}
