import { darkHours } from "../simulation/dark-hours";
import { type Candidate, leastCost, type Near, type SearchTask } from "../simulation/least-cost";
import { type House, panelShare, type Size } from "../simulation/plant";
import { leastCostWithGenerator } from "../simulation/with-generator";
import type { YearsOfSun } from "../simulation/years-of-sun";
import { type Age, agedBy, agedHouse, ageOf } from "./ages";
import { DAYS_OF_YEAR, HOURS_OF_YEAR, PANEL_POWER } from "./defaults";
import { designSunShare, underSunShare } from "./design-sun";
import type { RuleFigures } from "./rule-figures";
import { generatorPrices } from "./generator-prices";
import { houseOf, keepingFor, strongEnough, sunOf, withReserve } from "./house-of";
import { chooseHybrid, type HybridChoice } from "./hybrid-choice";
import { panelCount } from "./results";
import { type Target, targetOf } from "./target";
import { DESIGN_PAGE_TECHNOLOGY, type Technology } from "./technology";

/** What the search decided, with all it needs to be simulated again. */
export interface Choice {
  /** As old as the target asks, in the years searched. */
  readonly house: House;
  readonly age: Age;
  readonly sun: YearsOfSun;
  /** Share of that sun under which the target holds, 0 to 1. */
  readonly sunShare: number;
  readonly target: Target;
  /** Whole panels of 400 W. */
  readonly panels: number;
  readonly size: Size;
  /** False where even the most panels and battery looked at miss the target: then these are the most. */
  readonly met: boolean;
  /** The search without a generator, to ask it for other sizes; null with a grid. */
  readonly task: SearchTask | null;
  /** What it found, or the usual size where nothing keeps the target; null with a grid. */
  readonly without: Near | null;
  /** What a hybrid's search found, to ask it for other goals; null elsewhere, and where nothing keeps the target. */
  readonly hybrid: HybridChoice | null;
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
  const sun = sunOf(figures, "search");
  const target = targetOf(figures.input.parameters);
  const age = agedBy(figures, ageOf(figures, target));
  const built = houseOf(figures, sun, "search");
  const house = agedHouse(built, age);
  return sized(figures, { house, sun, sunShare: designSunShare(figures), target, age }, near);
}

/** The same project sized as if the sun of its simulated years were sure: what uncertainty costs is the difference. */
export const chooseAtSureSun = (figures: RuleFigures, choice: Choice): Choice =>
  choice.sunShare === 1 ? choice : sized(figures, { ...choice, sunShare: 1 }, choice);

type Base = Pick<Choice, "house" | "sun" | "sunShare" | "target" | "age">;

function sized(figures: RuleFigures, { house, sun, sunShare, target, age }: Base, near?: Choice | null): Choice {
  const base = { house, sun, sunShare, target, age };
  if (target.kind === "energy") return { ...base, ...onGrid(figures, house) };
  if (target.kind === "outage") return { ...base, ...hybrid(figures, house, near) };
  const requirement = hoursRequirement(figures, strongEnough(house), { atMost: target.darkHours, sunShare });
  const task = taskOf(figures, requirement.holds);
  const found = searched(task, requirement, withoutGenerator(near));
  const without = found ?? usualSize(figures, sun);
  const chosen = besideGenerator(figures, { house, target, task, without }, near) ?? found;
  if (chosen === null) return { ...base, hybrid: null, task, without, ...mostOf(task), met: false };
  return { ...base, hybrid: null, task, without, ...sizeOf(chosen), met: true };
}

type Found = Pick<Choice, "house" | "task" | "without" | "hybrid" | "panels" | "size" | "met">;

/** The cheapest for the goal that serves the outages; where none does, the rule's with a day of battery on top. */
function hybrid(figures: RuleFigures, house: House, near?: Choice | null): Found {
  const asked = { house: strongEnough(house), panelKwp: PANEL_KWP, batteryStep: BATTERY_STEP };
  const found = chooseHybrid(figures, { ...asked, near: near?.hybrid?.point ?? null });
  if (found === null) {
    const batteryKwh = (figures.battery.byRule + figures.array.busEnergy) / 1_000;
    const size = sizeOf({ panels: MOST_TIMES_RULE * panelCount(figures.array.byRule), batteryKwh });
    const kept = keepingFor(house, figures.input.parameters.backupHours);
    return { house: kept, task: null, without: null, hybrid: null, ...size, met: false };
  }
  const { panels, size, reserveKwh } = found.point;
  return { house: withReserve(house, reserveKwh), task: null, without: null, hybrid: found, panels, size, met: true };
}

/**
 * What is chosen where fuel has another price and all else is as it was: the sizes beside the generator are searched
 * again, all of them, since cheap fuel has another valley of least cost than dear fuel.
 */
export function chooseAtFuelPrice(figures: RuleFigures, choice: Choice): Choice {
  const { house, target, task, without } = choice;
  if (target.kind !== "hours" || task === null || without === null) return choice;
  const beside = besideGenerator(figures, { house, target, task, without });
  return beside === null ? choice : { ...choice, ...sizeOf(beside), met: true };
}

/** Panels for the mean day with a reserve, and two days of battery. */
const RESERVE = 1.3;
const DAYS_STORED = 2;
/** Where a search beside a generator begins when nothing keeps the target without one. */
export function usualSize({ array }: RuleFigures, sun: YearsOfSun): Near {
  const busEnergy = array.busEnergy / 1_000;
  return {
    panels: Math.ceil((RESERVE * busEnergy) / ((sun.sunHours || 1) * PANEL_KWP)),
    batteryKwh: DAYS_STORED * busEnergy,
  };
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

function taskOf(figures: RuleFigures, holds: Requirement["holds"]): SearchTask {
  const { array, battery, input, technology } = figures;
  const autonomy = input.parameters.backupRule === "autonomy";
  return {
    panelKwp: PANEL_KWP,
    prices: buildPrices(technology),
    holds,
    fewestPanels: 1,
    mostPanels: Math.max(1, MOST_TIMES_RULE * panelCount(array.byRule)),
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
 * Shares of the hours that may go dark beyond the target, at the sun of the simulated years, when parts are weaker or the
 * house asks for more than planned: at the end of the battery's life, with 5 and 10% less battery, with 5% more load. House
 * rule; the last three a little under the point and the two and a half that are promised, since the search sees five years
 * of many. Where the sun counted with is less than that of the years it leaves room enough, and these seldom decide.
 */
const BEYOND = { end: 0.04, less: 0.0075, muchLess: 0.02, moreLoad: 0.0075 } as const;

interface AskedHours {
  /** Dark hours. [h a year] */
  readonly atMost: number;
  readonly sunShare: number;
}

/**
 * The target at its age, under the share of the sun that the class of the row leaves sure; and no edge beside it, where a little less battery
 * or a little more load is a lot of dark.
 */
function hoursRequirement(figures: RuleFigures, house: House, { atMost, sunShare }: AskedHours): Requirement {
  const keeps = (asked: House, beyond: number, batteryShare = 1) => {
    const allowed = (atMost + beyond * HOURS_OF_YEAR) * house.years.length;
    return ({ pvKwp, batteryKwh }: Size) =>
      darkHours(asked, { pvKwp, batteryKwh: batteryShare * batteryKwh }, allowed) <= allowed;
  };
  const atAge = keeps(underSunShare(house, sunShare), 0);
  // The age itself is as a rule the hardest: each of these is looked at from then on once it alone does not do.
  const waiting = new Set([
    keeps(house, BEYOND.less, 0.95),
    keeps(house, BEYOND.muchLess, 0.9),
    keeps(withMoreLoad(house, 1.05), BEYOND.moreLoad),
    keeps(agedHouse(house, agedBy(figures, "end")), BEYOND.end),
  ]);
  const looked: ((size: Size) => boolean)[] = [atAge];
  return {
    holds: (size) => looked.every((keepsIt) => keepsIt(size)),
    confirms: (size) => {
      const failing = [...waiting].filter((keepsIt) => !keepsIt(size));
      for (const keepsIt of failing) {
        waiting.delete(keepsIt);
        looked.push(keepsIt);
      }
      return failing.length === 0;
    },
  };
}

const withMoreLoad = (house: House, factor: number): House => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: house.inverter.ratedKw * factor },
  years: house.years.map((year) => ({ ...year, load: year.load.map((power) => power * factor) })),
});

interface Searched {
  readonly house: House;
  readonly target: Extract<Target, { kind: "hours" }>;
  readonly task: SearchTask;
  /** The size without a generator, or the usual one where none does. */
  readonly without: Near;
}

/** Batteries beside a generator are searched in steps of this share of the one that needs none. */
const COARSE = 1 / 200;

/** The size beside the project's generator; null where it has none, or where that does not keep the target either. */
function besideGenerator(figures: RuleFigures, { house, target, task, without }: Searched, near?: Choice | null) {
  const { country, generator } = figures.input.parameters;
  if (house.generator === null || generator === "none") return null;
  return leastCostWithGenerator({
    house,
    panelKwp: PANEL_KWP,
    prices: buildPrices(figures.technology),
    generator: generatorPrices(country, generator, figures.technology.fuelPrice),
    darkHours: target.darkHours * house.years.length,
    without,
    batteryStep: BATTERY_STEP * Math.max(1, Math.round((COARSE * without.batteryKwh) / BATTERY_STEP)),
    smallestBattery: task.smallestBattery,
    ...(near?.house.generator && { near: { panels: near.panels, batteryKwh: near.size.batteryKwh } }),
  });
}

/** On-grid: the fewest panels whose energy behind the inverter is the year's load. */
function onGrid(figures: RuleFigures, house: House): Found {
  const yearly = (figures.load.dailyConsumption / 1_000) * DAYS_OF_YEAR;
  const most = Math.max(1, MOST_TIMES_RULE * panelCount(figures.array.byRule));
  const makes = (panels: number) => yearlyAlternating(house, panels) >= yearly;
  const met = makes(most);
  const least = met ? fewest(makes, most) : panelCount(figures.array.byRule);
  // An inverter that clips away what is missing is told of; more panels would not help.
  const panels = Math.max(1, least);
  return { house, task: null, without: null, hybrid: null, ...sizeOf({ panels, batteryKwh: 0 }), met };
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
function yearlyAlternating(house: House, panels: number): number {
  const { efficiency, ratedKw } = house.inverter;
  const perUnit = panelShare(house, panels * PANEL_KWP) * efficiency;
  let total = 0;
  for (const { sun } of house.years) {
    for (let hour = 0; hour < sun.length; hour += 1) total += Math.min((sun[hour] ?? 0) * perUnit, ratedKw);
  }
  return total / house.years.length;
}
