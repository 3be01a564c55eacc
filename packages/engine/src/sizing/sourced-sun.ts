import { simulateYear } from "../energy/balance";
import { loadOf, systemOf } from "../simulation/plant";
import type { Figures } from "./figures";
import { houseOf, sourcedSunOf } from "./house-of";

/** What the recommended system does under the sourced sun of the place, whatever sun was typed. */
export interface UnderSourcedSun {
  /** Share of the load served; on-grid the share of it the panels make in a year. 0 to 1 */
  readonly share: number;
  /** Hours a year without full power; 0 on-grid. [h] */
  readonly darkHours: number;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
}

/** Simulates the recommended system under the sourced sun; without a load everything is served. */
export function underSourcedSun(figures: Figures): UnderSourcedSun {
  const { choice, site } = figures;
  if (choice === null) return { share: 1, darkHours: 0, sunHours: site.meanSourcedSunHours };
  const sun = site.sunIsSourced ? choice.sun : sourcedSunOf(figures);
  const house = houseOf(figures, sun);
  const load = loadOf(house);
  const years = sun.unit.map((unit) => simulateYear(systemOf(house, choice.size), load, unit));
  const mean = (of: (year: (typeof years)[number]) => number) =>
    years.reduce((total, year) => total + of(year), 0) / years.length;
  const onGrid = figures.input.parameters.systemType === "on-grid";
  const made = mean((year) => year.load - year.gridImport + year.gridExport) / mean(({ load: used }) => used);
  return {
    share: onGrid ? Math.min(1, made) : 1 - mean(({ unmetShare }) => unmetShare),
    darkHours: onGrid ? 0 : mean(({ lossOfLoadHours }) => lossOfLoadHours),
    sunHours: sun.sunHours,
  };
}
