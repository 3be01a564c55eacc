import { countryName } from "../../parameters/words";
import type { SizingName } from "../../parameters/table";
import type { Text } from "../../units/told";
import { told } from "../inputs/limits-told";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import { phasesOf } from "../electrical/runs";
import {
  areaForPanels,
  areaOfPanel,
  budgetOf,
  LIMIT_PARAMETER,
  panelsOnArea,
  supplyLimit,
  typedBudget,
} from "../rule/size-limits";
import { MAINS_PARAMETER } from "../rule/mains";
import type { Figures } from "../choice/figures";
import { bindingLimits, buildCostOf, SIZE_LIMITS, type SizeLimit, withoutIt } from "../choice/size-bounds";
import { meanDarkHours } from "../choice/target-kept";
import type { WarningRule } from "./warning-rule";

const PARAMETER: Readonly<Record<SizeLimit, SizingName>> = { ...LIMIT_PARAMETER, phase: MAINS_PARAMETER };

/** A limit without which the target would be met: what is missing is said with it. */
export const missedByLimit = (figures: Figures): boolean =>
  bindingLimits(figures).some(({ without }) => without.choice?.met === true);

const boundBy =
  (limit: SizeLimit): WarningRule =>
  (figures) => {
    const without = withoutIt(figures, limit);
    return without === null || (limit === "budget" && isAboveBudget(figures))
      ? null
      : {
          id: `bound-by-${limit}`,
          parameter: PARAMETER[limit],
          text: told("warning.bound", {
            limit: said(limit, figures),
            without: otherDesign(without),
            missed: missedSaid(figures, without),
          }),
        };
  };

function said(limit: SizeLimit, figures: Figures): Text {
  const { country } = figures.input.parameters;
  const power = supplyLimit(figures.input)?.power ?? 0;
  if (limit === "roof")
    return told("bound.roof", {
      area: areaForPanels(figures) ?? 0,
      panels: panelsOnArea(figures),
      each: areaOfPanel(figures),
    });
  if (limit === "connection") return told("bound.connection", { power });
  if (limit === "phase")
    return told("bound.phase", {
      power,
      country: countryName(country),
      phases: phasesOf(figures) === 2 ? "two" : "one",
    });
  return told("bound.budget", { budget: typedBudget(figures) ?? { dollars: 0 } });
}

/** What would be built, and for how much. */
const otherDesign = (figures: Figures): Text => {
  const { choice, battery, inverter } = figures;
  return told(battery.capacity > 0 ? "bound.withoutBeside" : "bound.without", {
    panels: choice?.panels ?? 0,
    battery: battery.capacity / 1_000,
    inverter: inverter.capacity / 1_000,
    cost: { dollars: buildCostOf(figures) },
  });
};

function missedSaid(figures: Figures, without: Figures): Text {
  const { choice } = figures;
  if (choice === null || choice.met || without.choice?.met !== true || choice.target.kind !== "hours") return "";
  return told("bound.missed", {
    served: 1 - meanDarkHours(figures, choice) / HOURS_OF_YEAR,
    target: choice.target.share,
  });
}

/** The fewest panels that can be wired may be more than fit. */
const moreThanFit: WarningRule = (figures) => {
  const panels = figures.choice?.panels ?? 0;
  const fit = panelsOnArea(figures);
  if (panels <= fit) return null;
  return {
    id: "more-than-fit",
    parameter: PARAMETER.roof,
    text: told("warning.moreThanFit", {
      panels,
      area: areaForPanels(figures) ?? 0,
      needed: panels * areaOfPanel(figures),
    }),
  };
};

/** Rounded prices must not call a design of the budget dearer than it. */
const ROUNDING = 0.005;
const isAboveBudget = (figures: Figures): boolean =>
  figures.choice !== null && buildCostOf(figures) > budgetOf(figures) + ROUNDING;

const aboveBudget: WarningRule = (figures) => {
  const cost = buildCostOf(figures);
  const budget = typedBudget(figures);
  if (budget === null || !isAboveBudget(figures)) return null;
  return {
    id: "above-budget",
    parameter: PARAMETER.budget,
    text: told("warning.aboveBudget", { cost: { dollars: cost }, budget }),
  };
};

/** Where more panels than were looked at may be worth their price. */
const endsAtHome: WarningRule = ({ choice, technology }) => {
  const onGrid = choice?.onGrid ?? null;
  if (choice === null || onGrid === null || !onGrid.pays || onGrid.mostBy !== "home" || choice.panels < onGrid.most)
    return null;
  return {
    id: "search-ends-at-home",
    parameter: null,
    text: told("warning.endsAtHome", { power: (choice.panels * technology.panel.sheet.power) / 1_000 }),
  };
};

/** What keeps a design from being another one, each with what it would be without. */
export const SIZE_BOUNDS: readonly WarningRule[] = [...SIZE_LIMITS.map(boundBy), moreThanFit, aboveBudget, endsAtHome];
