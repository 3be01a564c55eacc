import type { House } from "../sheet";
import { running } from "./house-load";

/** U I − R I² = P ÷ η at 44.8 V with the loss of 1% its cable may have, or the panels' current where that is more. */
export function batteryCurrent({ inverter, panels }: House): number {
  const power = Math.min(inverter, 30_000) / 0.95;
  const loop = (0.01 * 48) / (power / 44.8);
  const drawn = (44.8 - Math.sqrt(44.8 ** 2 - 4 * loop * power)) / (2 * loop);
  return Math.max(drawn, (panels * 400) / 48);
}

export const batteryWays = (house: House) => Math.max(1, Math.ceil((1.25 * batteryCurrent(house)) / 400));
export const wantsBattery = ({ battery, inverter }: House) => battery > 0 && inverter > 0;
export const buildsBattery = (house: House) => running(house) <= 30_000 && batteryWays(house) <= 4;
