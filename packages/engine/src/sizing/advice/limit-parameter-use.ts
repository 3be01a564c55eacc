import { countryName } from "../../parameters/words";
import type { Text } from "../../units/told";
import { told } from "../inputs/limits-told";
import { buildCostOf, withoutIt } from "../choice/size-bounds";
import type { Figures } from "../choice/figures";
import { phasesOf } from "../electrical/runs";
import { areaForPanels, areaOfPanel, panelsOnArea, supplyLimit, typedBudget } from "../rule/size-limits";
import { INVERTER_FACTOR } from "../inputs/defaults";
import { namedInverter } from "../rule/rule-figures";
import { used, type Use } from "./parameter-entry";

/** What a design is without a limit, against the design with it. */
type Changed = (after: Figures) => Text;

/** What the area for panels did. */
export function areaUse(figures: Figures, changed: Changed): Use {
  const area = areaForPanels(figures);
  const each = areaOfPanel(figures);
  const panels = figures.choice?.panels ?? 0;
  if (area === null) return used(told("use.panelSpace.none", { area: panels * each }));
  const without = withoutIt(figures, "roof");
  const takes = { area, each, most: panelsOnArea(figures) };
  return used(
    without === null
      ? told("use.panelSpace.holds", { ...takes, panels })
      : told("use.panelSpace.binds", { ...takes, change: changed(without) }),
  );
}

/** What the connection did. */
export function connectionUse(figures: Figures, changed: Changed): Use {
  const limit = supplyLimit(figures.input);
  const power = figures.inverter.capacity / 1_000;
  if (limit === null) return used(told("use.connectionPower.none"));
  const { country } = figures.input.parameters;
  const phases = phasesOf(figures) === 2 ? "two" : "one";
  const stated =
    limit.kind === "phase"
      ? told("bound.phase", { power: limit.power, country: countryName(country), phases })
      : told("bound.connection", { power: limit.power });
  const without = withoutIt(figures, limit.kind);
  return used(
    without === null
      ? told("use.connectionPower.holds", { limit: stated, power })
      : told("use.connectionPower.binds", { limit: stated, change: changed(without) }),
  );
}

/** What the budget did. */
export function budgetUse(figures: Figures, changed: Changed): Use {
  const budget = typedBudget(figures);
  const cost = { dollars: buildCostOf(figures) };
  if (budget === null) return used(told("use.buildBudget.none", { cost }));
  const without = withoutIt(figures, "budget");
  return used(
    without === null
      ? told("use.buildBudget.holds", { budget, cost })
      : told("use.buildBudget.binds", { budget, cost, change: changed(without) }),
  );
}

/** What a named inverter did. @param twicePeak  What the design would be with twice the peak. */
export function inverterUse({ input, inverter, load }: Figures, twicePeak: () => Text): Use {
  const { capacity } = inverter;
  if (namedInverter(input) === null) return used(told("use.inverterSize.none", { capacity }));
  const twice = INVERTER_FACTOR * load.peakPower;
  return used(told("use.inverterSize.named", { capacity, twice, change: twicePeak() }));
}
