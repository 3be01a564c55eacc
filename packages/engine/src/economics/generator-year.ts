import { type FuelCurve, litresPerHour } from "./generator-fuel";

const DAYS = 365;

/** What a year of running a load from a generator alone comes to. */
export interface GeneratorYear {
  /** Hours it runs, and is heard. [h/year] */
  readonly hours: number;
  /** [kWh/year] */
  readonly energy: number;
  /** [l/year] */
  readonly litres: number;
}

/**
 * A year of the same day, hour by hour: the set runs in each hour in which it is needed and there is load, at that
 * hour's part load, and stands still otherwise.
 *
 * @param hourlyKw  24 mean powers of the house, hour 0 first. [kW]
 * @param ratedKw   Rated power of the set, at least the largest of them. [kW]
 * @param needed    Whether the house has nothing else in that hour of the day.
 */
export function generatorYear(
  hourlyKw: readonly number[],
  ratedKw: number,
  fuel: FuelCurve,
  needed: (hour: number) => boolean = () => true,
): GeneratorYear {
  const running = hourlyKw.filter((power, hour) => power > 0 && needed(hour));
  const sum = (each: (power: number) => number) => DAYS * running.reduce((total, power) => total + each(power), 0);
  return {
    hours: sum(() => 1),
    energy: sum((power) => power),
    litres: sum((power) => litresPerHour(fuel, ratedKw, power)),
  };
}
