import { told } from "../inputs/advice-told";
import { usualSize } from "../choice/search-task";
import { costFigures } from "../rule/cost";
import type { Figures } from "../choice/figures";
import type { WarningRule } from "./warning-rule";
import { besideGenerator, type BesideGenerator } from "./without-sun";

/** Panels and battery that cost so many times what a system with a set does are said beside it. Source: issue 41, 7. */
const MUCH_DEARER = 2;
/** A system that costs less than so many times the usual one is not worth another search. House rule. */
const WORTH_LOOKING = 1.5;

/**
 * Where panels and battery alone cost more than twice what the same house does with a generating set, fuel of twenty years
 * included, both are said. Nobody is given a set who asked for none: that is theirs to choose.
 */
export const dearWithoutGenerator: WarningRule = (figures) => {
  const { choice, cost, input } = figures;
  if (choice === null || choice.target.kind !== "hours" || input.parameters.generator !== "none") return null;
  if (cost.total < WORTH_LOOKING * usualCost(figures, usualSize(figures, choice.sun))) return null;
  const beside = besideGenerator(figures, choice);
  if (beside === null || cost.total <= MUCH_DEARER * (beside.build + beside.run)) return null;
  return {
    id: "dear-without-generator",
    parameter: "generator",
    text: told("warning.dearWithoutGenerator", { alone: { dollars: cost.total }, ...generatorSaid(beside) }),
    offer: { generator: beside.kind },
  };
};

const usualCost = (
  { technology, inverter }: Figures,
  { panels, batteryKwh }: { readonly panels: number; readonly batteryKwh: number },
): number =>
  costFigures(panels * technology.panel.sheet.power, Math.round(1_000 * batteryKwh), inverter.capacity, technology)
    .total;

/** A system with a generator, as sentences name it. */
export const generatorSaid = ({ kind, panels, battery, ratedKw, build, run }: BesideGenerator) => ({
  fuel: kind,
  power: ratedKw,
  panels,
  battery: battery / 1_000,
  build: { dollars: build },
  run: { dollars: run },
});
