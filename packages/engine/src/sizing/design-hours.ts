import { type DesignHours, simulateHours } from "../simulation/design-hours";
import type { DesignInput } from "./design";
import { ruleFiguresOf } from "./figures";
import { houseOf, sunOf } from "./house-of";

/**
 * Every hour of one simulated year of a design, from what it was made from and what it recommends: the very hours its
 * figures were summed over.
 *
 * @param basis    `design.basis`.
 * @param panels   `design.panels.capacity.value`. [W]
 * @param battery  `design.battery.capacity.value`. [Wh]
 * @param year     One of the design's simulated years; `design.simulation.shownYear` is the hardest.
 */
export function designHours(basis: DesignInput, panels: number, battery: number, year: number): DesignHours {
  const figures = ruleFiguresOf(basis);
  const house = houseOf(figures, sunOf(figures));
  return simulateHours(house, { pvKwp: panels / 1_000, batteryKwh: battery / 1_000 }, year).hours;
}
