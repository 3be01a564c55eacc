import type { House } from "../sheet";
import { running } from "./house-load";

/** Almost empty; what is still built, and what is sensible. [V, W] */
const BATTERIES = {
  12: { low: 11.2, most: 7_500, sensible: 3_750 },
  24: { low: 22.4, most: 15_000, sensible: 7_500 },
  48: { low: 44.8, most: 30_000, sensible: 15_000 },
} as const;

/** U I − R I² = P ÷ η almost empty with the loss of 1% its cable may have, or the panels' current where that is more. */
export function batteryCurrent({ inverter, panels, busVoltage }: House): number {
  const { low, most } = BATTERIES[busVoltage];
  const power = Math.min(inverter, most) / 0.95;
  const loop = (0.01 * busVoltage) / (power / low);
  const drawn = (low - Math.sqrt(low ** 2 - 4 * loop * power)) / (2 * loop);
  return Math.max(drawn, (panels * 400) / busVoltage);
}

export const batteryWays = (house: House) => Math.max(1, Math.ceil((1.25 * batteryCurrent(house)) / 400));
export const wantsBattery = ({ battery, inverter }: House) => battery > 0 && inverter > 0;
export const buildsBattery = (house: House) =>
  running(house) <= BATTERIES[house.busVoltage].most && batteryWays(house) <= 4;
/** Below 48 V the inverter counts, too: a higher voltage is at hand. */
export const strainsBattery = (house: House) =>
  running(house) > BATTERIES[house.busVoltage].sensible ||
  (house.busVoltage < 48 && house.inverter > BATTERIES[house.busVoltage].sensible);
