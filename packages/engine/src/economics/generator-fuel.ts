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
