import { darkHours } from "../simulation/dark-hours";
import { type Candidate, leastCost, type Near, type SearchTask } from "../simulation/least-cost";
import { type House, loadOf, type Size, systemOf } from "../simulation/plant";
import { Outages } from "../simulation/ride-through";
import { leastCostWithGenerator } from "../simulation/with-generator";
import type { YearsOfSun } from "../simulation/years-of-sun";
import { sumOf } from "../simulation/years-of-sun";
import { simulateYear } from "../energy/balance";
import { DAYS_OF_YEAR, HOURS_OF_YEAR, PANEL_POWER } from "./defaults";
import type { RuleFigures } from "./rule-figures";
import { generatorPrices } from "./generator-prices";
import { houseOf, sunOf } from "./house-of";
import { panelCount } from "./results";
import { type Target, targetOf } from "./target";
import { DESIGN_PAGE_TECHNOLOGY, type Technology } from "./technology";

/** What the search decided, with all it needs to be simulated again. */
export interface Choice {
  readonly house: House;
  readonly sun: YearsOfSun;
  readonly target: Target;
  /** Whole panels of 400 W. */
  readonly panels: number;
  readonly size: Size;
  /** False where even the most panels and battery looked at miss the target: then these are the most. */
  readonly met: boolean;
  /** The search without a generator, to ask it for other sizes; null on-grid. */
  readonly task: SearchTask | null;
}

/** What a kilowatt of panels and a kilowatt-hour of battery cost installed. [US dollars] */
const buildPrices = ({ panel, battery, installationShare }: Technology) => ({
  kilowattOfPanels: 1_000 * panel.price * (1 + installationShare),
  kilowattHourOfBattery: 1_000 * battery.price * (1 + installationShare),
});
export const BUILD_PRICES = buildPrices(DESIGN_PAGE_TECHNOLOGY);

export const PANEL_KWP = PANEL_POWER / 1_000;
/** Batteries are searched in steps of 10 Wh. [kWh] */
const BATTERY_STEP = 0.01;
/** Sizes beyond these multiples of the rule's are not looked at. House rule: no cheaper one lies there. */
const MOST_TIMES_RULE = 20;
const MOST_SUNLESS_DAYS = 40;

/** Below this there is nothing to carry but rounding. [Wh a day] */
const NO_LOAD = 1e-6;

/** The cheapest panels and battery that keep the target in the simulated years; null when there is nothing to carry. */
export function choose(figures: RuleFigures, near?: Choice | null): Choice | null {
  if (figures.load.dailyConsumption < NO_LOAD) return null;
  const sun = sunOf(figures);
  const house = houseOf(figures, sun);
  const target = targetOf(figures.input.parameters);
  if (target.kind === "energy") return onGrid(figures, house, sun, target);
  const requirement = requirementOf(figures, house, target);
  const task = taskOf(figures, house, target, requirement.holds);
  const found = searched(task, requirement, withoutGenerator(near));
  const base = { house, sun, target, task };
  if (found === null) return { ...base, ...mostOf(task), met: false };
  const chosen = target.kind === "hours" ? besideGenerator(figures, { house, target, task, found }, near) : found;
  return { ...base, ...sizeOf(chosen), met: true };
}

/** Searches until what is found is confirmed by every hour, not only by the hardest ones known. */
function searched(task: SearchTask, { confirms }: Requirement, near?: Near): Candidate | null {
  let found = leastCost(task, near);
  while (found !== null && !confirms(sizeOf(found).size)) found = leastCost(task, found);
  return found;
}

const sizeOf = ({ panels, batteryKwh }: Pick<Candidate, "panels" | "batteryKwh">) => ({
  panels,
  size: { pvKwp: panels * PANEL_KWP, batteryKwh },
});

const mostOf = ({ mostPanels, largestBattery }: SearchTask) =>
  sizeOf({ panels: mostPanels, batteryKwh: Math.ceil(largestBattery / BATTERY_STEP) * BATTERY_STEP });

/** Daily energy of one panel behind the charge controller, mean of the simulated years. [kWh a day] */
const panelDay = ({ sun, mpptEfficiency }: House) =>
  (sun.reduce((total, unit) => total + sumOf(unit), 0) / sun.length / DAYS_OF_YEAR / 1_000) *
  mpptEfficiency *
  PANEL_KWP;

function taskOf(figures: RuleFigures, house: House, target: Target, holds: Requirement["holds"]): SearchTask {
  const { array, battery, input, technology } = figures;
  const autonomy = input.parameters.systemType === "off-grid" && input.parameters.backupRule === "autonomy";
  const hybrid = target.kind === "outage";
  // A hybrid's panels make in a mean day what the house uses and refill the battery within the backup days.
  const refill = hybrid ? battery.handedOut / technology.battery.roundTrip / input.parameters.backupDays : 0;
  const fewest = hybrid ? Math.ceil((array.busEnergy + refill) / 1_000 / panelDay(house)) : 1;
  return {
    panelKwp: PANEL_KWP,
    prices: buildPrices(technology),
    holds,
    fewestPanels: Math.max(1, fewest),
    mostPanels: Math.max(1, fewest, MOST_TIMES_RULE * panelCount(array.byRule)),
    smallestBattery: autonomy ? battery.byRule / 1_000 : 0,
    largestBattery: Math.max((2 * battery.byRule) / 1_000, (MOST_SUNLESS_DAYS * array.busEnergy) / 1_000, BATTERY_STEP),
    batteryStep: BATTERY_STEP,
  };
}

/** A choice made without a generator; beside one there are fewer, and nothing to learn for the search. */
const withoutGenerator = (near?: Choice | null): Near | undefined =>
  near?.house.generator === null ? { panels: near.panels, batteryKwh: near.size.batteryKwh } : undefined;

interface Requirement {
  /** Whether a size keeps the target, by the hardest hours known. */
  readonly holds: (size: Size) => boolean;
  /** The same by every hour; when it does not, the hours it fails are known from then on. */
  readonly confirms: (size: Size) => boolean;
}

/**
 * An inverter too weak at its site fails the same hours whatever the size: those are told by a warning and left out
 * here, or no size would do.
 */
function requirementOf({ load }: RuleFigures, house: House, target: Target): Requirement {
  const ratedKw = Math.max(house.inverter.ratedKw, load.coincidentPeak / 1_000);
  const strong = { ...house, generator: null, inverter: { ...house.inverter, ratedKw } };
  if (target.kind === "outage") return outageRequirement(strong, target.hours);
  const allowed = target.kind === "hours" ? target.darkHours * house.sun.length : 0;
  return { holds: (size) => darkHours(strong, size, allowed) <= allowed, confirms: () => true };
}

/** Share of the hours that daily outages may leave dark. Source: the same 1% as for an ordinary home off-grid. */
const DAILY_OUTAGE_DARK_SHARE = 0.01;

function outageRequirement(house: House, hours: number): Requirement {
  const outages = new Outages(house, hours);
  const load = loadOf(house);
  const daily = house.grid !== null && house.grid.outageHours > 0;
  const allowed = DAILY_OUTAGE_DARK_SHARE * HOURS_OF_YEAR;
  const throughYears = (size: Size) =>
    house.sun.every((unit) => simulateYear(systemOf(house, size), load, unit).lossOfLoadHours <= allowed);
  // The named outage is as a rule the harder one: whole years are simulated once it alone does not do.
  let alone = true;
  return {
    holds: (size) => outages.holds(size) && (alone || throughYears(size)),
    confirms: (size) => {
      const carried = outages.learn(size);
      if (alone && daily && carried && !throughYears(size)) alone = false;
      return carried && (alone || throughYears(size));
    },
  };
}

interface Searched {
  readonly house: House;
  readonly target: Extract<Target, { kind: "hours" }>;
  readonly task: SearchTask;
  readonly found: Candidate;
}

/** Batteries beside a generator are searched in steps of this share of the one that needs none. */
const COARSE = 1 / 200;

function besideGenerator(figures: RuleFigures, { house, target, task, found }: Searched, near?: Choice | null) {
  const { country, generator } = figures.input.parameters;
  if (house.generator === null || generator === "none") return found;
  const beside = leastCostWithGenerator({
    house,
    panelKwp: PANEL_KWP,
    prices: buildPrices(figures.technology),
    generator: generatorPrices(country, generator),
    darkHours: target.darkHours * house.sun.length,
    without: found,
    batteryStep: BATTERY_STEP * Math.max(1, Math.round((COARSE * found.batteryKwh) / BATTERY_STEP)),
    smallestBattery: task.smallestBattery,
    ...(near?.house.generator && { near: { panels: near.panels, batteryKwh: near.size.batteryKwh } }),
  });
  return beside ?? found;
}

/** On-grid: the fewest panels whose energy behind the inverter is the year's load. */
function onGrid(figures: RuleFigures, house: House, sun: YearsOfSun, target: Target): Choice {
  const yearly = (figures.load.dailyConsumption / 1_000) * DAYS_OF_YEAR;
  const most = Math.max(1, MOST_TIMES_RULE * panelCount(figures.array.byRule));
  const makes = (panels: number) => yearlyAlternating(house, panels) >= yearly;
  const met = makes(most);
  const least = met ? fewest(makes, most) : panelCount(figures.array.byRule);
  // An inverter that clips away what is missing is told of; more panels would not help.
  const panels = Math.max(1, least);
  return { house, sun, target, task: null, ...sizeOf({ panels, batteryKwh: 0 }), met };
}

/** The smallest whole number that does, when `most` does and more never undoes it. */
function fewest(does: (count: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (does(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Energy behind the inverter in a mean simulated year. [kWh] */
function yearlyAlternating({ sun, mpptEfficiency, inverter }: House, panels: number): number {
  const perUnit = (panels * PANEL_KWP * mpptEfficiency * inverter.efficiency) / 1_000;
  let total = 0;
  for (const unit of sun) {
    for (let hour = 0; hour < unit.length; hour += 1) total += Math.min((unit[hour] ?? 0) * perUnit, inverter.ratedKw);
  }
  return total / sun.length;
}
