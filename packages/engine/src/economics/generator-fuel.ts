/** A linear fuel curve: litres an hour = idle × rated power + slope × power given. */
export interface FuelCurve {
  /** [l/h per kW rated] */
  readonly idle: number;
  /** [l/kWh] */
  readonly slope: number;
}

/**
 * Fuel a generator burns at a load. [l/h]
 *
 * @param ratedKw  Rated power. [kW]
 * @param loadKw   Power given, 0 to rated. [kW]
 * Source: HOMER's linear form.
 */
export const litresPerHour = (curve: FuelCurve, ratedKw: number, loadKw: number) =>
  curve.idle * ratedKw + curve.slope * loadKw;

/** Fuel for one kWh at a load. [l/kWh] */
export const litresPerKwh = (curve: FuelCurve, ratedKw: number, loadKw: number) =>
  litresPerHour(curve, ratedKw, loadKw) / loadKw;

/** What a set did in a year. */
export interface RunningYear {
  readonly hours: number;
  /** Everything it gave, what nobody took included. [kWh] */
  readonly energy: number;
}

/** Fuel of a year: the curve summed over its hours. [l] */
export const litresOfYear = ({ idle, slope }: FuelCurve, ratedKw: number, { hours, energy }: RunningYear) =>
  idle * ratedKw * hours + slope * energy;
