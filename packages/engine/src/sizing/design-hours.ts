import { type DesignHours, simulateHours } from "../simulation/design-hours";
import type { DesignInput } from "./design";
import { ruleFiguresOf } from "./rule-figures";
import type { SiteWeather } from "./own-weather";
import { standingHouse } from "./standing-system";

/** A design and one of its years. */
export interface DesignedYear {
  /** `design.basis`. */
  readonly basis: DesignInput;
  /** `design.panels.capacity.value`. [W] */
  readonly panels: number;
  /** `design.battery.capacity.value`. [Wh] */
  readonly battery: number;
  /** `reserveHoursOf(design)`. [h] */
  readonly reserveHours?: number | null | undefined;
  /** One of the design's simulated years; `design.simulation.shownYear` is the hardest. */
  readonly year: number;
}

/**
 * Every hour of one simulated year of a design, from what it was made from and what it recommends: the very hours its
 * figures were summed over.
 */
export function designHours(
  { basis, panels, battery, reserveHours, year }: DesignedYear,
  weather: SiteWeather | null = null,
): DesignHours {
  const { house } = standingHouse(ruleFiguresOf(basis, weather), { reserveHours });
  return simulateHours(house, { pvKwp: panels / 1_000, batteryKwh: battery / 1_000 }, year).hours;
}
