import { darkHours } from "../../simulation/dark-hours";
import { simulateHouseYear } from "../../simulation/house-year";
import { type House, presenceOf, type Size } from "../../simulation/plant";
import { smallestBattery } from "../../simulation/reserve";
import { generatorYear } from "../../simulation/with-generator";
import { agedBy, agedHouse, ageOf } from "./ages";
import { type Choice, toldHouseOf } from "./choice";
import { designSunShare } from "./design-sun";
import type { Figures } from "./figures";
import { houseOf, strongEnough, sunOf } from "./house-of";
import { hoursRequirement } from "./hours-requirement";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import type { RuleFigures } from "../rule/rule-figures";
import { standbyKind } from "../rule/standby-set";
import { type Target, targetOf } from "../inputs/target";
import { ROUNDING, toldDarkHours } from "./told-target";

/** What a mean simulated year takes from beside the panels. */
export interface RunningYear {
  /** [kWh] */
  readonly gridImport: number;
  readonly gridExport: number;
  readonly generatorEnergy: number;
  /** [h] */
  readonly generatorHours: number;
}

/** Whether panels and battery of any size keep what was promised of a load, as a design of that load is held to it. */
export interface KeptPromise {
  /** In the years of the search; more of either never turns yes into no. */
  readonly holds: (size: Size) => boolean;
  /** The same by every hour and in the years that are told. What fails here makes `holds` stricter where it may. */
  readonly confirms: (size: Size) => boolean;
  /** Hours without full power in a mean year that is told. [h a year] */
  readonly darkHours: (size: Size) => number;
  readonly running: (size: Size) => RunningYear;
  /** Below it no panels help. [kWh] */
  readonly leastBattery: number;
  /** That stands by; null where none does. */
  readonly set: House["generator"];
}

const NOTHING_RUNS: RunningYear = { gridImport: 0, gridExport: 0, generatorEnergy: 0, generatorHours: 0 };

/** Off the grid without a set no search is asked first: the panels and the battery alone keep the hours. */
export const standsAlone = ({ input }: Pick<RuleFigures, "input">): boolean =>
  targetOf(input.parameters).kind === "hours" && standbyKind(input.parameters) === null;

/** The promise of an off-grid design that nothing stands by. */
export function promiseOfHours(figures: RuleFigures): KeptPromise {
  const target = targetOf(figures.input.parameters);
  const allowed = target.kind === "hours" ? target.darkHours : HOURS_OF_YEAR;
  const age = agedBy(figures, ageOf(figures, target));
  const house = strongEnough(agedHouse(houseOf(figures, sunOf(figures, "search"), "search"), age));
  const told = strongEnough(toldHouseOf(figures, house));
  const requirement = hoursRequirement(figures, house, { atMost: allowed, sunShare: designSunShare(figures) });
  const dark = (size: Size) => toldDarkHours(told, size);
  return {
    holds: requirement.holds,
    confirms: (size) => requirement.confirms(size) && dark(size) <= allowed + ROUNDING,
    darkHours: dark,
    running: () => NOTHING_RUNS,
    leastBattery: 0,
    set: null,
  };
}

/** That of a design beside a grid or a generating set, whose search found the set and what is kept for outages. */
export function promiseBeside(figures: Figures, choice: Choice): KeptPromise {
  const { house, target } = choice;
  const told: House = { ...toldHouseOf(figures, house), grid: house.grid };
  const allowed = Math.max(allowedOf(target, house), meanDark(house, choice.size));
  const reserve = house.grid?.reserveKwh ?? null;
  const leastBattery = reserve === null ? 0 : Math.min(choice.size.batteryKwh, smallestBattery(house, reserve));
  const holds = ({ pvKwp, batteryKwh }: Size) => {
    const { size } = choice;
    if (pvKwp >= size.pvKwp && batteryKwh >= size.batteryKwh) return true;
    return batteryKwh >= leastBattery - ROUNDING && meanDark(house, { pvKwp, batteryKwh }) <= allowed + ROUNDING;
  };
  return {
    holds,
    confirms: holds,
    darkHours: (size) => meanDark(told, size),
    running: (size) => runningYear(house, size),
    leastBattery,
    set: house.generator,
  };
}

/** One hour in a hundred of those without grid, as a hybrid is searched. */
const DARK_SHARE = 0.01;

const allowedOf = (target: Target, house: House): number =>
  target.kind === "hours" ? target.darkHours : DARK_SHARE * hoursAwayIn(house);

/** In a mean year. [h] */
const hoursAwayIn = (house: House): number =>
  meanOf(house, (year) => presenceOf(house, year)?.reduce((count, there) => count + (there === 0 ? 1 : 0), 0) ?? 0);

function meanDark(house: House, size: Size): number {
  if (house.grid === null)
    return house.generator === null
      ? darkHours(house, size) / house.years.length
      : generatorYear(house, size).darkHours / house.years.length;
  return meanOf(house, (year) => simulateHouseYear(house, size, year).lossOfLoadHours);
}

function runningYear(house: House, size: Size): RunningYear {
  const of = (name: "gridImport" | "gridExport" | "generator" | "generatorHours") =>
    meanOf(house, (year) => simulateHouseYear(house, size, year)[name]);
  return {
    gridImport: of("gridImport"),
    gridExport: of("gridExport"),
    generatorEnergy: of("generator"),
    generatorHours: of("generatorHours"),
  };
}

const meanOf = (house: House, of: (year: House["years"][number]) => number): number =>
  house.years.reduce((total, year) => total + of(year), 0) / house.years.length;
