import { largestCarriedHour } from "../../simulation/plant";
import { chargeControllers, DOLLARS_PER_AMPERE } from "../choice/charge-controller";
import type { Figures } from "../choice/figures";
import { refusalsOf } from "../electrical/refusals";
import { inverterCarries } from "../load/carried-load";
import { wholeCost } from "./advice";

/** The target is met, the inverter carries what runs at once, and nothing is refused that is not refused as it is. */
export function isBuilt(after: Figures, before: Figures): boolean {
  const known = new Set(refusalsOf(before).map(({ id }) => id));
  const { choice } = after;
  const carries =
    inverterCarries(after) && choice !== null && largestCarriedHour(choice.house) <= choice.house.inverter.ratedKw;
  return carries && choice.met && refusalsOf(after).every(({ id }) => known.has(id));
}

/**
 * What a design costs, charge controllers counted, which hybrids of 48 V have in them; of a hybrid over its years, unless it is to
 * cost little to build. [US dollars]
 */
export function comparedCost(figures: Figures): number {
  const { choice } = figures;
  const controllers = controllersCost(figures);
  if (choice?.hybrid == null || choice.target.kind !== "outage") return wholeCost(figures) + controllers;
  const { costs, point } = choice.hybrid;
  const cost = choice.target.goal === "outage-only" ? costs.build : costs.life;
  return cost(point.size, point.year, point.set) + controllers;
}

/** Bought beside the inverter. [US dollars] */
export function controllersCost(figures: Figures): number {
  const bought = chargeControllers(figures);
  return bought === null ? 0 : bought.count * bought.size * DOLLARS_PER_AMPERE;
}
