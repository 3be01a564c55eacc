import { simulateHouseYear } from "../../simulation/house-year";
import { agedHouse } from "./ages";
import type { Choice } from "./choice";
import type { Figures } from "./figures";
import { houseOf, sourcedSunOf } from "./house-of";
import { unseenYearsOf } from "./unseen-years";

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
  const { house, sun } = underSourced({ ...figures, choice });
  const years = house.years.map((year) => simulateHouseYear(house, choice.size, year));
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

function underSourced(figures: Figures & { readonly choice: Choice }) {
  if (figures.site.sunIsSourced) return unseenYearsOf(figures);
  const sun = sourcedSunOf(figures);
  return {
    sun,
    house: { ...agedHouse(houseOf(figures, sun, "verdict"), figures.choice.age), grid: figures.choice.house.grid },
  };
}
