import { HYBRID_GOALS } from "../../parameters/options";
import type { HybridPoint } from "../../simulation/hybrid-places";
import { followedMeanYear, hybridYears } from "../../simulation/hybrid-years";
import type { House } from "../../simulation/plant";
import type { HybridDesign, HybridDesignPoint } from "../inputs/design-beside-grid";
import type { Figures } from "../choice/figures";
import { strongEnough } from "../choice/house-of";
import type { HybridCosts } from "../choice/hybrid-cost";
import { unseenYearsOf } from "../choice/unseen-years";

/**
 * The three points of a hybrid's curve: what each builds, costs over the years and exchanges with the grid, counted in the
 * years the search did not see. Null where the system is no hybrid or no size serves its outages.
 */
export function explainHybrid(figures: Figures): HybridDesign | null {
  const { choice } = figures;
  if (choice === null || choice.hybrid === null || choice.target.kind !== "outage") return null;
  const { hybrid, target } = choice;
  const house = strongEnough(unseenYearsOf({ ...figures, choice }).house);
  const points = HYBRID_GOALS.flatMap((each) => {
    const point = hybrid.pointFor(each);
    return point === null ? [] : [{ goal: each, ...pointOf(house, point, hybrid.costs), chosen: each === target.goal }];
  });
  return { points };
}

function pointOf(
  house: House,
  { size, reserveHours, reserveKwh, set }: HybridPoint,
  { build, life }: HybridCosts,
): Omit<HybridDesignPoint, "goal" | "chosen"> {
  const { meanYear, darkByChance } = hybridYears(house);
  const year = followedMeanYear(house, { size, reserveKwh, set, year: meanYear(size, reserveKwh, { set }) });
  const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0);
  return {
    panels: Math.round(1_000 * size.pvKwp),
    battery: Math.round(1_000 * size.batteryKwh),
    reserve: Math.round(1_000 * Math.max(...reserveKwh)),
    reserveHours,
    buildCost: build(size, year, set),
    lifeCost: life(size, year, set),
    bought: sum(year.bought),
    sold: sum(year.sold),
    dumped: Math.max(0, year.dumped),
    windowServed: year.windowHours > 0 ? 1 - year.windowDark / year.windowHours : null,
    chanceServed: house.grid?.chance ? 1 - darkByChance(size, reserveKwh, { set }) : null,
  };
}
