import { HYBRID_GOALS, type HybridGoal } from "../../parameters/options";
import type { HybridCost, HybridPoint, HybridTask } from "../../simulation/hybrid-places";
import { HybridSearch } from "../../simulation/hybrid-search";
import { followedMeanYear, hybridYears } from "../../simulation/hybrid-years";
import { type House, largestCarriedHour } from "../../simulation/plant";
import { hoursInWindow } from "../../units/daily-outage";
import { setsWithLevels } from "../../simulation/with-generator";
import { DAYS_OF_YEAR } from "../../units/year";
import { strongEnough } from "./house-of";
import { goalCosts, type HybridCosts, hybridCosts } from "./hybrid-cost";
import type { Pieces } from "../rule/pieces";
import { panelCount } from "../rule/results";
import { panelsOnArea } from "../rule/size-limits";
import type { RuleFigures } from "../rule/rule-figures";
import { mostHoursOf, setsToChoose, standbyKind } from "../rule/standby-set";
import { chanceOutagesOf } from "../inputs/supply";
import type { OutageTarget } from "../inputs/target";

/** What the search of a hybrid found, with all it needs to be asked for another goal. */
export interface HybridChoice {
  readonly point: HybridPoint;
  readonly pointFor: (goal: HybridGoal) => HybridPoint | null;
  readonly costs: HybridCosts;
  /** Whether its battery follows prices: where that saves, of a project that asks for it. */
  readonly follows: boolean;
  /** What was searched. */
  readonly task: HybridTask;
}

/** Share of the hours without grid that may go dark: one in a hundred. */
const DARK_SHARE = 0.01;
/** The search sees five years of many, and the longest outages are few. House rule: it must do a little better. */
const SEARCHED_DARK_SHARE = 0.5 * DARK_SHARE;
/**
 * A daily window comes every day, so that twenty other years tell how far the search may go: it is asked again from what it
 * found, at most so often, with a share that those years would keep. Less than a tenth of the share to spare is let be.
 */
const MOST_TOLD = 4;
const SPARE = 0.9;
const MOST_LOOSER = 3;
/** Of outages by chance, a reserve of so many mean lengths leaves one hour in two hundred beyond it (e to the minus 5.3). */
const MEAN_LENGTHS = 5.3;
/**
 * Panels ÷ inverter beyond which no hybrid is built to save money: the median of what the 62 hybrids of the library state
 * that they take.
 */
const USUAL_ARRAY_RATIO = 1.5;
/** So small a house that both are less may have so many: one panel more or less would be half of the array. House rule. */
const FEWEST_LOOKED_AT = 4;
/** Where the outages need more than that, up to so many times the rule's array is looked at. House rule. */
const MOST_TIMES_RULE = 8;
/** A saving below what two searches may differ by is none: then the system without panels is as good and simpler. */
const WORTHWHILE = 0.005;

/** How far is looked, and where nothing is found next: a set worn out sooner is said with the design. */
const BEYOND = [
  { times: 1, sparesSet: true },
  { times: MOST_TIMES_RULE, sparesSet: true },
  { times: MOST_TIMES_RULE, sparesSet: false },
] as const;

interface Asked extends Pieces {
  readonly target: OutageTarget;
  /** As old as the reserve must last. */
  readonly house: House;
  readonly panelKwp: number;
  /** The same house in the years that the design is told from. */
  readonly told: () => House;
  readonly near?: HybridChoice | null;
}

/** Panels, battery and reserve for the project's goal; null where nothing looked at serves the outages. */
export function chooseHybrid(figures: RuleFigures, asked: Asked): HybridChoice | null {
  const { goal } = asked.target;
  const costs = hybridCosts(figures);
  const byGoal = goalCosts(figures, costs);
  // Where the grid never comes, panels are weighed against battery alone, and what the rule has of them bounds nothing.
  const looked = windowOf(asked.house) < WHOLE_DAY ? BEYOND : BEYOND.slice(1);
  for (const beyond of looked) {
    const task = taskOf(figures, asked, beyond);
    const search = new HybridSearch(task);
    const near = asked.near?.point ?? null;
    const first = near
      ? leastOf(search, byGoal[goal], goal, search.least(byGoal[goal], near))
      : pointsOf(search, byGoal)(goal);
    if (first === null) continue;
    // From close by the share that was found before is kept.
    const { point: searched, windowDarkShare } = near
      ? { point: first, windowDarkShare: task.windowDarkShare }
      : toldAgain(search, byGoal[goal], { asked, first, task });
    search.allow(windowDarkShare);
    const { point, follows } = near
      ? { point: searched, follows: asked.near?.follows ?? false }
      : dispatched(search, { searched, costs, cost: byGoal[goal], house: asked.house });
    const pointFor = pointsOf(search, byGoal, point);
    return {
      point,
      follows,
      pointFor: (each) => (each === goal ? point : pointFor(each)),
      costs,
      task: { ...task, windowDarkShare },
    };
  }
  return null;
}

interface Searched {
  readonly searched: HybridPoint;
  readonly costs: HybridCosts;
  readonly cost: HybridCost;
  /** In the years searched. */
  readonly house: House;
}

/** Sizes around the one that was found, itself among them, which are run again with the prices followed. */
const FINALISTS = 6;

/** The best of a few under the controller, which the search is too quick for; a battery follows prices where that saves. */
function dispatched(search: HybridSearch, { searched, costs, cost, house }: Searched) {
  if (house.following === undefined) return { point: searched, follows: false };
  let best = { point: searched, followed: followedMeanYear(house, searched) };
  const costOf = ({ point, followed }: typeof best) => cost(point.size, followed, point.set);
  for (const point of search.finalists(searched, cost, FINALISTS).slice(1)) {
    const next = { point, followed: followedMeanYear(house, point) };
    if (costOf(next) < costOf(best)) best = next;
  }
  const { size, year, set } = best.point;
  const follows = costs.life(size, best.followed, set) < costs.life(size, year, set);
  return { point: follows ? best.point : searched, follows };
}

interface FirstFound {
  readonly asked: Asked;
  readonly first: HybridPoint;
  readonly task: HybridTask;
}

/** The least that keeps the share of the daily window in the years that are told, and the share it was searched with. */
function toldAgain(search: HybridSearch, cost: HybridCost, { asked, first, task }: FirstFound) {
  let found = { point: first, windowDarkShare: task.windowDarkShare };
  if (!hasWindow(asked.house)) return found;
  const { goal } = asked.target;
  const { meanYear } = hybridYears(strongEnough(asked.told()));
  const darkOf = ({ size, reserveKwh, set }: HybridPoint) => {
    const { windowDark, windowHours } = meanYear(size, reserveKwh, { set });
    return windowDark / windowHours;
  };
  let kept: typeof found | null = null;
  for (let times = 0; times < MOST_TOLD; times += 1) {
    const dark = darkOf(found.point);
    const keeps = dark <= DARK_SHARE;
    if (keeps && (kept === null || costAt(cost)(found.point) < costAt(cost)(kept.point))) kept = found;
    if (keeps && (dark > SPARE * DARK_SHARE || times > 0)) break;
    const looser = Math.min(MOST_LOOSER, dark > 0 ? DARK_SHARE / dark : MOST_LOOSER);
    const windowDarkShare = found.windowDarkShare * (keeps ? looser : SPARE * looser);
    search.allow(windowDarkShare);
    const point = leastOf(search, cost, goal, search.least(cost, found.point));
    if (point === null) break;
    found = { point, windowDarkShare };
  }
  return kept ?? found;
}

function taskOf(
  figures: RuleFigures,
  { house, target, panelKwp, moduleKwh, wirable, wirableUpTo, near }: Asked,
  { times, sparesSet }: (typeof BEYOND)[number],
): HybridTask {
  const kind = standbyKind(figures.input.parameters);
  const chance = chanceOutagesOf(figures.input.parameters);
  const byRule = panelCount(figures.array.byRule, 1_000 * panelKwp);
  const byInverter = Math.floor((USUAL_ARRAY_RATIO * figures.inverter.capacity) / 1_000 / panelKwp);
  const byChance = chance === null ? 0 : Math.ceil(MEAN_LENGTHS * chance.meanHours);
  return {
    wirable,
    wirableUpTo,
    house,
    sets: kind === null || !hasEssentials(house) ? [] : setsWithLevels(setsToChoose(figures, kind, house)),
    mostHours: kind !== null && sparesSet ? mostHoursOf(kind) : Number.POSITIVE_INFINITY,
    panelKwp,
    batteryStep: moduleKwh,
    sureHours: target.hours,
    // An outage may end where the daily window begins.
    longestReserve: Math.max(target.hours, byChance === 0 ? 0 : byChance + windowOf(house)),
    darkShare: SEARCHED_DARK_SHARE,
    windowDarkShare: near?.task.windowDarkShare ?? (hasWindow(house) ? DARK_SHARE : SEARCHED_DARK_SHARE),
    mostPanels: mostThatFit(figures, times * Math.max(FEWEST_LOOKED_AT, byRule, byInverter)),
  };
}

/** A hybrid may do without panels where not even a string of them fits. */
const mostThatFit = (figures: RuleFigures, most: number): number => Math.min(most, panelsOnArea(figures));

/** Where an outage leaves nothing on, a set has nothing to carry. */
const hasEssentials = (house: House) => largestCarriedHour(house) > 0;

const WHOLE_DAY = 24;
/** Of a day. [h] */
const windowOf = ({ grid }: House) => (grid === null ? 0 : hoursInWindow(grid) / DAYS_OF_YEAR);

const hasWindow = (house: House) => windowOf(house) > 0 && windowOf(house) < WHOLE_DAY;

/**
 * The least of each goal's cost. What one goal's search found is known to the others, as is a point that may be no end of
 * its search: none is beaten at its own.
 */
function pointsOf(
  search: HybridSearch,
  byGoal: Readonly<Record<HybridGoal, HybridCost>>,
  found: HybridPoint | null = null,
) {
  let points: readonly HybridPoint[] | undefined;
  return (goal: HybridGoal): HybridPoint | null => {
    points ??= [...HYBRID_GOALS.flatMap((each) => search.least(byGoal[each]) ?? []), ...(found ? [found] : [])];
    const cost = costAt(byGoal[goal]);
    return leastOf(search, byGoal[goal], goal, points.toSorted((one, other) => cost(one) - cost(other))[0] ?? null);
  };
}

const costAt =
  (cost: HybridCost) =>
  ({ size, year, set }: HybridPoint): number =>
    cost(size, year, set);

/** Over the years nothing that saves next to nothing is built. */
function leastOf(
  search: HybridSearch,
  cost: HybridCost,
  goal: HybridGoal,
  found: HybridPoint | null,
): HybridPoint | null {
  if (goal !== "least-cost" || found === null || found.panels === 0) return found;
  const without = search.leastWithoutPanels(cost);
  if (without === null) return found;
  const [least, plain] = [costAt(cost)(found), costAt(cost)(without)];
  return plain - least > WORTHWHILE * Math.abs(plain) ? found : without;
}
