/**
 * Array by the design month. Source: AS/NZS 4509.2 chain, reference table j (`validation/truth/j_sizing.json`).
 */

/** Power of the cells at the day's temperature ÷ power at 25 °C: 1 + γ (T + rise − 25). */
export const temperatureFactor = (perKelvin: number, dayTemperature: number, cellRise: number) =>
  1 + perKelvin * (dayTemperature + cellRise - 25);

/**
 * Energy the array must bring to the bus in a day. [Wh]
 * What runs at night passes through the battery and pays for it; standing draw is added as it is.
 */
export function busEnergy(load: {
  readonly dailyConsumption: number;
  readonly inverterEfficiency: number;
  readonly batteryRoundTrip: number;
  readonly nightShare: number;
  /** What the inverter draws in a day for itself. [Wh] */
  readonly standingEnergy: number;
}): number {
  const { dailyConsumption, inverterEfficiency, batteryRoundTrip, nightShare, standingEnergy } = load;
  return (dailyConsumption / inverterEfficiency) * (1 - nightShare + nightShare / batteryRoundTrip) + standingEnergy;
}

/** Losses between the sun on the plane and the bus, all as factors. */
export interface ArrayLosses {
  readonly dirt: number;
  readonly mismatch: number;
  readonly tracker: number;
  readonly cable: number;
  /** What a horizon and other rows leave; all of it unless given. */
  readonly shade?: number;
}

export const lossFactor = ({ dirt, mismatch, tracker, cable, shade = 1 }: ArrayLosses) =>
  dirt * mismatch * tracker * cable * shade;

/**
 * Array power for a day's energy in one month. [W]
 * @param energy    What must reach the bus, oversupply included. [Wh]
 * @param sunHours  On the plane of the panels. [kWh/m²/day]
 */
export const arrayPower = (energy: number, sunHours: number, heat: number, losses: ArrayLosses) =>
  energy === 0 ? 0 : energy / (sunHours * heat * lossFactor(losses));

/** The month that asks for the largest array, the first of equals; null when all months ask for the same. */
export function designMonthOf(powers: readonly number[]): number | null {
  const largest = Math.max(...powers);
  return largest - Math.min(...powers) <= 1e-9 * largest ? null : powers.indexOf(largest);
}
