import { emptyColumns } from "../energy/year-columns";
import { HOURS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import { darkByChance } from "./chance-outages";
import { type AskedYear, askedOf, type HouseBesideGrid, noSums, plantOf, run, storedInJanuary } from "./hybrid-hours";
import { hoursInWindow } from "../units/daily-outage";
import { type HouseMeter, type MeteredYear, MeterSums } from "./house-meter";
import { simulateHouseYear } from "./house-year";
import type { GeneratingSet, House, Size } from "./plant";

/** What a mean year of a house with a grid comes to. [kWh unless said otherwise] */
export interface HybridYear {
  /** Twelve, January first. */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** Where a tariff has prices by the hour. */
  readonly metered?: MeteredYear;
  /** Of the panels: neither used nor stored nor sold. */
  readonly dumped: number;
  readonly fromBattery: number;
  /** Hours with some load unserved, and all hours without grid. [h] */
  readonly darkHours: number;
  readonly hoursAway: number;
  /** Of both, those in the daily window without grid. [h] */
  readonly windowDark: number;
  readonly windowHours: number;
  /** Of the set beside it: hours [h], and everything it gives, what nobody takes below its least load included. */
  readonly generatorHours: number;
  readonly generatorEnergy: number;
}

/** The years of a house under a size and a reserve. */
export interface HybridYears {
  readonly meanYear: (size: Size, reserveKwh: readonly number[], asked?: Asked) => HybridYear;
  /** Share of the hours of random outages that goes dark, 0 to 1: by many more outages than the years themselves have. */
  readonly darkByChance: (size: Size, reserveKwh: readonly number[], asked?: Asked & { enough?: number }) => number;
}

interface Asked {
  /** The first of the years that count, and the one after the last; all of them unless given. */
  readonly from?: number;
  readonly to?: number;
  /** What stands by; nothing unless given. */
  readonly set?: GeneratingSet | null;
}

export function hybridYears(house: House): HybridYears {
  if (!isBesideGrid(house)) throw new Error("A house with a grid; the set beside it is named with its size");
  const asked = house.years.map((year) => askedOf(house, year));
  return {
    meanYear: (size, reserveKwh, { from, to, set } = {}) => {
      const plant = plantOf(house, size, reserveKwh, set);
      const counted = asked.slice(from, to);
      const sums = noSums();
      for (const year of counted)
        run(plant, year, { from: storedInJanuary(plant, year), firstDay: 0, sums, column: null });
      const mean = (sum: number) => sum / counted.length;
      return {
        bought: Array.from(sums.bought, mean),
        sold: Array.from(sums.sold, mean),
        ...(house.meter && {
          metered: meteredYear({ ...house, meter: house.meter }, { size, reserveKwh, set, counted }),
        }),
        dumped: mean(sums.dumped),
        fromBattery: mean(sums.fromBattery),
        darkHours: mean(sums.darkHours),
        hoursAway: mean(counted.reduce((total, { hoursAway }) => total + hoursAway, 0)),
        windowDark: mean(sums.windowDark),
        windowHours: hoursInWindow(house.grid),
        generatorHours: mean(sums.generatorHours),
        generatorEnergy: mean(sums.generated + sums.wasted),
      };
    },
    darkByChance: (size, reserveKwh, { from, to, enough, set } = {}) =>
      darkByChance(plantOf(house, size, reserveKwh, set), asked.slice(from, to), enough),
  };
}

interface MeteredYears {
  readonly size: Size;
  readonly reserveKwh: readonly number[];
  readonly set: GeneratingSet | null | undefined;
  readonly counted: readonly AskedYear[];
}

/**
 * By the hourly balance, which writes down each hour: the sums above, that every search asks for, are kept from looking at
 * hours that most never need.
 */
function meteredYear(
  house: HouseBesideGrid & { readonly meter: HouseMeter },
  { size, reserveKwh, set = null, counted }: MeteredYears,
): MeteredYear {
  const metered = new MeterSums(house.meter);
  const columns = emptyColumns(HOURS_OF_YEAR);
  const kept = { ...house, following: undefined, generator: set, grid: { ...house.grid, reserveKwh } };
  for (const { year } of counted) {
    simulateHouseYear(kept, size, year, columns);
    metered.takeYear(columns.gridImport, columns.gridExport);
  }
  return metered.meanOf(counted.length);
}

/** A size with its reserve and set, and its mean year where no price is looked at. */
interface SimpleYear extends Pick<MeteredYears, "size" | "reserveKwh" | "set"> {
  readonly year: HybridYear;
}

/** The mean year of a house that follows prices, by the hourly balance; of any other what is given. */
export function followedMeanYear(house: House, { size, reserveKwh, set = null, year }: SimpleYear): HybridYear {
  const { following, grid, meter, years } = house;
  if (following === undefined || grid === null || meter === undefined) return year;
  const kept = { ...house, generator: set, grid: { ...grid, reserveKwh } };
  const columns = emptyColumns(HOURS_OF_YEAR);
  const metered = new MeterSums(meter);
  const months = () => Array<number>(12).fill(0);
  const [bought, sold] = [months(), months()];
  let [dumped, fromBattery] = [0, 0];
  for (const each of years) {
    const totals = simulateHouseYear(kept, size, each, columns);
    metered.takeYear(columns.gridImport, columns.gridExport);
    dumped += totals.dumped / years.length;
    fromBattery += totals.dischargeOut / years.length;
    for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
      const month = MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0;
      bought[month] = (bought[month] ?? 0) + (columns.gridImport[hour] ?? 0) / years.length;
      sold[month] = (sold[month] ?? 0) + (columns.gridExport[hour] ?? 0) / years.length;
    }
  }
  return { ...year, bought, sold, dumped, fromBattery, metered: metered.meanOf(years.length) };
}

const isBesideGrid = (house: House): house is HouseBesideGrid => house.grid !== null && house.generator === null;
