import { INVERTER_FACTOR } from "../inputs/defaults";

/** Twice the peak power, exactly: the specification's "100% safety margin". [W] */
export const inverterCapacity = (peakPower: number) => INVERTER_FACTOR * peakPower;

/**
 * Continuous power ÷ rated power at an air temperature. [°C]
 * Source: class of Victron MultiPlus-II 48/5000, datasheet, cited: 4,000 W at 25 °C, 3,700 W at 40 °C, 3,000 W at 65 °C;
 * straight lines between, the last one carried on. The datasheet of the inverter bought governs.
 */
const HEAT_DERATING = [
  { temperature: 25, share: 1 },
  { temperature: 40, share: 3_700 / 4_000 },
  { temperature: 65, share: 3_000 / 4_000 },
] as const;

export function heatShare(temperature: number): number {
  const [cool, warm, hot] = HEAT_DERATING;
  if (temperature <= cool.temperature) return 1;
  const [from, to] = temperature <= warm.temperature ? [cool, warm] : [warm, hot];
  const slope = (to.share - from.share) / (to.temperature - from.temperature);
  return Math.max(0, from.share + slope * (temperature - from.temperature));
}

/**
 * Above this thin air cools less. [m] Source of the limit: OutBack Power and Beckhoff AL2000, both 1,000 m. The rate of 1%
 * per 100 m is common practice, cited; the inverter bought states its own.
 */
export const FULL_POWER_ALTITUDE = 1_000;
export const altitudeShare = (altitude: number) =>
  Math.max(0, 1 - 0.01 * Math.max(0, (altitude - FULL_POWER_ALTITUDE) / 100));
