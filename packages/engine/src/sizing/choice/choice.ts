import { darkHours } from "../../simulation/dark-hours";
import { type Candidate, leastCost, type Near, type SearchTask } from "../../simulation/least-cost";
import type { House, Size } from "../../simulation/plant";
import type { GeneratorChoice } from "../../simulation/with-generator";
import type { YearsOfSun } from "../../simulation/years-of-sun";
import { type Age, agedBy, agedHouse, ageOf } from "./ages";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import { designSunShare, underSunShare } from "./design-sun";
import { hoursRequirement, type Requirement } from "./hours-requirement";
import type { RuleFigures } from "../rule/rule-figures";
import { besideGenerator } from "./beside-generator";
import { houseOf, keepingFor, strongEnough, sunOf, withReserve } from "./house-of";
import { chooseHybrid, type HybridChoice } from "./hybrid-choice";
import { chooseOnGrid, type OnGridChoice } from "./on-grid-choice";
import { piecesOf } from "../rule/pieces";
import { panelCount } from "../rule/results";
import { budgetOf, panelsOnArea, thatFit } from "../rule/size-limits";
import { withCarryingSet } from "../rule/standby-set";
import { type OutageTarget, type Target, targetOf } from "../inputs/target";
import { MOST_TIMES_RULE, mostOf, panelKwpOf, sizeOf, taskOf, usualSize } from "./search-task";
import { servedMostFor } from "./served-most";
import { keptInToldYears, toldDarkHours } from "./told-target";

/** What the search decided, with all it needs to be simulated again. */
export interface Choice {
  /** As old as the target asks, in the years searched. */
  readonly house: House;
  readonly age: Age;
  readonly sun: YearsOfSun;
  /** Share of that sun under which the target holds, 0 to 1. */
  readonly sunShare: number;
  readonly target: Target;
  /** As many as can be wired. */
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
  /** Null where there is another target than worth. */
  readonly onGrid: OnGridChoice | null;
}

/** Below this there is nothing to carry but rounding. [Wh a day] */
const NO_LOAD = 1e-6;

/** The cheapest pieces of panels and battery that keep the target in the simulated years; null when there is nothing to carry. */
export function choose(figures: RuleFigures, near?: Choice | null): Choice | null {
  if (figures.load.dailyConsumption < NO_LOAD) return null;
  const sun = sunOf(figures, "search");
  const target = targetOf(figures.input.parameters);
  const age = agedBy(figures, ageOf(figures, target));
  const built = withCarryingSet(figures, houseOf(figures, sun, "search"));
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
  if (target.kind === "outage") return { ...base, ...hybrid(figures, house, target, near) };
  const beyond = { ...base, onGrid: null, hybrid: null };
  const toldHouse = strongEnough(toldHouseOf(figures, house));
  let task = taskOf(figures, sun, () => false);
  const found = keptInToldYears<Candidate>({
    target: target.darkHours,
    search: (atMost, before) => {
      const requirement = hoursRequirement(figures, strongEnough(house), { atMost, sunShare });
      const asked = taskOf(figures, sun, requirement.holds);
      const next = searched(asked, requirement, before ?? withoutGenerator(near));
      if (next !== null || before === null) task = asked;
      return next;
    },
    told: (candidate) => toldDarkHours(toldHouse, sizeOf(task, candidate).size),
  });
  const without = found ?? usualSize(figures, sun);
  const beside = keptInToldYears<GeneratorChoice>({
    target: target.darkHours,
    search: (darkHours) => besideGenerator(figures, { house, target: { ...target, darkHours }, task, without }, near),
    told: (choice) => toldDarkHours({ ...toldHouse, generator: choice.set }, sizeOf(task, choice).size),
  });
  const chosen = beside ?? found;
  if (chosen === null) {
    const most = servedMost(figures, { house, sunShare }, task);
    return { ...beyond, task, without, ...most, met: false };
  }
  const whole = { ...beyond, ...withSet(house, beside), task, without };
  const bought = beside === null ? servedMostFor(budgetOf(figures), figures, { house, task, chosen }) : null;
  return bought === null
    ? { ...whole, ...sizeOf(task, chosen), met: true }
    : { ...whole, ...sizeOf(task, bought), met: false };
}

/**
 * Where no size keeps the target the most of all. Where it is the area that ends them, the cheapest that serves next to as much
 * as the battery of the backup days beside all the panels that fit: what is beyond carries the summer into the winter.
 */
function servedMost(figures: RuleFigures, base: Pick<Base, "house" | "sunShare">, wide: SearchTask) {
  if (!Number.isFinite(panelsOnArea(figures))) return mostOf(wide);
  const task = { ...wide, largestBattery: figures.battery.byRule / 1_000 };
  const most = mostOf(task);
  const house = underSunShare(strongEnough(base.house), base.sunShare);
  const allowed = darkHours(house, most.size) + NEXT_TO * HOURS_OF_YEAR * house.years.length;
  const found = leastCost({ ...task, holds: (size) => darkHours(house, size, allowed) <= allowed });
  return found === null ? most : sizeOf(task, found);
}

/** Share of the year's hours. House rule: a point, as what a design may lose by 5% less battery. */
const NEXT_TO = 0.01;

type Found = Pick<Choice, "house" | "task" | "without" | "onGrid" | "hybrid" | "panels" | "size" | "met">;

/** The cheapest for the goal that serves the outages; where none does, the rule's with a day of battery on top. */
function hybrid(figures: RuleFigures, house: House, target: OutageTarget, near?: Choice | null): Found {
  const pieces = piecesOf(figures);
  const beyond = { task: null, without: null, onGrid: null };
  const panelKwp = panelKwpOf(figures);
  const told = () => toldHouseOf(figures, house);
  const asked = { house: strongEnough(house), told, target, panelKwp, ...pieces };
  const found = chooseHybrid(figures, { ...asked, near: near?.hybrid ?? null });
  if (found === null) {
    const batteryKwh = (figures.battery.byRule + figures.array.busEnergy) / 1_000;
    const most = MOST_TIMES_RULE * panelCount(figures.array.byRule, figures.technology.panel.sheet.power);
    const size = sizeOf(
      { panelKwp },
      {
        panels: thatFit(figures, pieces.wirable(most)),
        batteryKwh: Math.ceil(batteryKwh / pieces.moduleKwh) * pieces.moduleKwh,
      },
    );
    const kept = keepingFor(house, target.hours);
    return { ...beyond, house: kept, hybrid: null, ...size, met: false };
  }
  const { panels, size, reserveKwh, set } = found.point;
  return {
    ...beyond,
    house: { ...withReserve(house, reserveKwh), generator: set },
    hybrid: found,
    panels,
    size,
    met: true,
  };
}

/** The same house, as old, in the years that a design is told from. */
export const toldHouseOf = (figures: RuleFigures, { panelsLeft, battery, inverter, generator }: House): House => ({
  ...houseOf(figures, sunOf(figures, "verdict"), "verdict"),
  panelsLeft,
  battery,
  inverter,
  generator,
});

/**
 * What is chosen where fuel has another price and all else is as it was: the sizes beside the generator are searched
 * again, all of them, since cheap fuel has another valley of least cost than dear fuel.
 */
export function chooseAtFuelPrice(figures: RuleFigures, choice: Choice): Choice {
  const { house, target, task, without } = choice;
  if (target.kind !== "hours" || task === null || without === null) return choice;
  const beside = besideGenerator(figures, { house, target, task, without });
  return beside === null ? choice : { ...choice, ...withSet(house, beside), ...sizeOf(task, beside), met: true };
}

/** The house with the set that was found for it. */
const withSet = (house: House, beside: GeneratorChoice | null) =>
  beside && { house: { ...house, generator: beside.set } };

/** Searches until what is found is confirmed by every hour, not only by the hardest ones known. */
function searched(task: SearchTask, { confirms }: Requirement, near?: Near): Candidate | null {
  let found = leastCost(task, near);
  while (found !== null && !confirms(sizeOf(task, found).size)) found = leastCost(task, found);
  return found;
}

/** A choice made without a generator; beside one there are fewer, and nothing to learn for the search. */
const withoutGenerator = (near?: Choice | null): Near | undefined =>
  near?.house.generator === null ? { panels: near.panels, batteryKwh: near.size.batteryKwh } : undefined;

/** On-grid: the panels and the inverter that are worth most; the house has that inverter. */
function onGrid(figures: RuleFigures, house: House): Found {
  const { panels, ...found } = chooseOnGrid(figures, house);
  return {
    onGrid: found,
    hybrid: null,
    house: withInverter(figures, house, found.inverterKw),
    ...onGridSize(figures, panels),
  };
}

/** Other panels and another inverter in place of those chosen on-grid. */
export function withParts(
  figures: Pick<RuleFigures, "technology" | "inverter">,
  choice: Choice,
  { panels, inverterKw }: { readonly panels: number; readonly inverterKw: number },
): Choice {
  if (choice.onGrid === null) return choice;
  return {
    ...choice,
    onGrid: { ...choice.onGrid, inverterKw },
    house: withInverter(figures, choice.house, inverterKw),
    ...onGridSize(figures, panels),
  };
}

const onGridSize = (figures: Pick<RuleFigures, "technology">, panels: number) => ({
  task: null,
  without: null,
  met: true,
  ...sizeOf({ panelKwp: panelKwpOf(figures) }, { panels, batteryKwh: 0 }),
});

const withInverter = ({ inverter }: Pick<RuleFigures, "inverter">, house: House, ratedKw: number): House => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: ratedKw * inverter.heatShare * inverter.altitudeShare },
});
