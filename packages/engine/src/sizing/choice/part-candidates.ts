import type { Part } from "../../equipment/answer";
import type { ChoosableRecord } from "../../equipment/chosen-parts";
import { chosenFit, type ChosenFit } from "../electrical/chosen-fit";
import type { EquipmentKind } from "../../equipment/records";
import type { SystemType } from "../../parameters/options";
import type { DesignInput } from "../inputs/design";
import type { SiteWeather } from "../inputs/own-weather";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { type RuleFigures, withOtherParts } from "../rule/rule-figures";

/** The kind of the library that stands for a part in this kind of system. */
export function kindFor(part: Part, systemType: SystemType): EquipmentKind {
  if (part === "controller") return "charge-controller";
  return part === "inverter" && systemType !== "on-grid" ? "battery-inverter" : part;
}

/** Whether a row would go with a project and its other chosen parts. */
export type CandidateFit = Pick<ChosenFit, "refusals" | "missing"> & { readonly figures: RuleFigures };

/**
 * Looks at rows of the library for one part of a project, quickly, without a search.
 *
 * @param panels  That the design has; those of the rule before there is one. [W]
 */
export function partCandidates(
  { parts: chosen, ...house }: DesignInput,
  part: Part,
  { weather = null, panels }: { readonly weather?: SiteWeather | null; readonly panels: number | null },
): (row: ChoosableRecord) => CandidateFit {
  const rule = ruleFiguresOf(house, weather);
  return (row) => {
    const parts = { ...chosen, [part]: { row, typed: {}, price: null } };
    const figures = withArray(withOtherParts(rule, parts), panels ?? rule.array.capacity);
    const { refusals, missing } = chosenFit(figures);
    return { refusals, missing, figures };
  };
}

/** As many inverters on the grid as the panels ask for: the search finds how many more are worth having. */
function withArray(figures: RuleFigures, panels: number): RuleFigures {
  const { power } = figures.technology.panel.sheet;
  const capacity = Math.ceil(panels / power) * power;
  const found = { ...figures, array: { ...figures.array, capacity } };
  const { chosen } = figures.technology.inverter;
  if (chosen === null || figures.input.parameters.systemType !== "on-grid") return found;
  const count = Math.max(1, Math.ceil(capacity / (chosen.micro ? power : chosen.mostPanels)));
  return { ...found, inverter: { ...figures.inverter, capacity: count * chosen.power } };
}
