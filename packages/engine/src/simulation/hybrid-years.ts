import { darkByChance } from "./chance-outages";
import { askedOf, type HouseBesideGrid, noSums, plantOf, run, storedInJanuary } from "./hybrid-hours";
import { type House, hoursInWindow, type Size } from "./plant";

/** What a mean year of a house with a grid comes to. [kWh unless said otherwise] */
export interface HybridYear {
  /** Twelve, January first. */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** Of the panels: neither used nor stored nor sold. */
  readonly dumped: number;
  readonly fromBattery: number;
  /** Hours with some load unserved, and all hours without grid. [h] */
  readonly darkHours: number;
  readonly hoursAway: number;
  /** Of both, those in the daily window without grid. [h] */
  readonly windowDark: number;
  readonly windowHours: number;
}

/** The years of a house under a size and a reserve. */
export interface HybridYears {
  readonly meanYear: (size: Size, reserveKwh: readonly number[], span?: Span) => HybridYear;
  /** Share of the hours of random outages that goes dark, 0 to 1: by many more outages than the years themselves have. */
  readonly darkByChance: (size: Size, reserveKwh: readonly number[], asked?: Span & { enough?: number }) => number;
}

/** Years of a house, from one of them up to another; all of them unless given. */
interface Span {
  readonly from?: number;
  readonly to?: number;
}

export function hybridYears(house: House): HybridYears {
  if (!isBesideGrid(house)) throw new Error("A house with a grid and no generator");
  const asked = house.years.map((year) => askedOf(house, year));
  return {
    meanYear: (size, reserveKwh, { from, to } = {}) => {
      const plant = plantOf(house, size, reserveKwh);
      const counted = asked.slice(from, to);
      const sums = noSums();
      for (const year of counted)
        run(plant, year, { from: storedInJanuary(plant, year), firstDay: 0, sums, column: null });
      const mean = (sum: number) => sum / counted.length;
      return {
        bought: Array.from(sums.bought, mean),
        sold: Array.from(sums.sold, mean),
        dumped: mean(sums.dumped),
        fromBattery: mean(sums.fromBattery),
        darkHours: mean(sums.darkHours),
        hoursAway: mean(counted.reduce((total, { hoursAway }) => total + hoursAway, 0)),
        windowDark: mean(sums.windowDark),
        windowHours: hoursInWindow(house.grid),
      };
    },
    darkByChance: (size, reserveKwh, { from, to, enough } = {}) =>
      darkByChance(plantOf(house, size, reserveKwh), asked.slice(from, to), enough),
  };
}

const isBesideGrid = (house: House): house is HouseBesideGrid => house.grid !== null && house.generator === null;
