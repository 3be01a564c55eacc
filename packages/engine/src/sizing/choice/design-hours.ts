import { type DesignHours, simulateHours } from "../../simulation/design-hours";
import type { DesignedYear } from "./designed-year";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { SiteWeather } from "../inputs/own-weather";
import { standbyBought } from "../rule/standby-set";
import { standingHouse } from "./standing-system";

/**
 * Every hour of one simulated year of a design, from what it was made from and what it recommends: the very hours its
 * figures were summed over.
 */
export function designHours(
  { basis, panels, battery, inverter, generator, reserveHours, year }: DesignedYear,
  weather: SiteWeather | null = null,
): DesignHours {
  const rule = ruleFiguresOf(basis, weather, undefined, inverter);
  const standby = generator && standbyBought(rule, generator);
  const { house } = standingHouse({ ...rule, standby }, { reserveHours });
  return simulateHours(house, { pvKwp: panels / 1_000, batteryKwh: battery / 1_000 }, year).hours;
}
