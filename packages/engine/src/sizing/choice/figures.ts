import { choose, chooseAtFuelPrice, type Choice } from "./choice";
import { costFigures, type CostFigures } from "../rule/cost";
import type { DesignInput } from "../inputs/design";
import type { SiteWeather } from "../inputs/own-weather";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { panelsInShade } from "../rule/shaded-field";
import { standbyOf } from "../rule/standby-set";
import type { Technology } from "../rule/technology";

/** The numbers of a sized system, before they are explained. */
export interface Figures extends RuleFigures {
  /** What was searched and found; null when there is nothing to carry. */
  readonly choice: Choice | null;
  readonly cost: CostFigures;
}

/** Sizes by the rule, then searches the cheapest panels and battery that keep the target in simulated years. */
export function figuresOf(input: DesignInput, weather: SiteWeather | null = null, technology?: Technology): Figures {
  let found = chosen(ruleFiguresOf(input, weather, technology));
  let shadedPanels = panelsInShade(found);
  if (shadedPanels === 0) return found;
  for (let round = 0; round < MOST_FIELDS && found.choice !== null; round += 1) {
    const { choice } = found;
    if (choice.panels === shadedPanels) break;
    found = chosen(ruleFiguresOf({ ...input, shadedPanels: choice.panels }, weather, found.technology), choice);
    shadedPanels = panelsInShade(found);
  }
  // What is asked of this design next is asked of the same field, and where it is stored, too.
  return { ...found, input: { ...found.input, shadedPanels } };
}

/** The shade is that of the field that was found before; after so many, of one near it: a panel more is shaded a little otherwise. */
const MOST_FIELDS = 3;

/** The same for an input a little different from a sized one: the search begins at its panels, which saves most of it. */
export const figuresNear = (
  near: Figures,
  input: DesignInput,
  weather: SiteWeather | null = near.weather,
  technology: Technology = near.technology,
): Figures => chosen(ruleFiguresOf(input, weather, technology), near.choice);

/** The same for another price of fuel, US dollars a litre: only what the generator decides is searched again. */
export function figuresAtFuelPrice(figures: Figures, fuelPrice: number): Figures {
  const rule = { ...figures, technology: { ...figures.technology, fuelPrice } };
  return sized(rule, figures.choice && chooseAtFuelPrice(rule, figures.choice));
}

function chosen(rule: RuleFigures, near?: Choice | null): Figures {
  const choice = choose(rule, near);
  if (rule.input.followsPrices !== true || choice?.hybrid?.follows !== false) return sized(rule, choice);
  // Following saves nothing here: what is asked of this design next looks at no price either.
  const input = { ...rule.input, followsPrices: false };
  return sized({ ...rule, input }, { ...choice, house: { ...choice.house, following: undefined } });
}

/** The figures of a choice: its capacities, its inverter where the search found one, and what they cost. */
export function sized(found: RuleFigures, choice: Choice | null): Figures {
  const rule = withChosenInverter(found, choice);
  const array = { ...rule.array, capacity: choice === null ? 0 : choice.panels * rule.technology.panel.sheet.power };
  const capacity = choice === null ? 0 : Math.round(choice.size.batteryKwh * 1_000);
  const battery = { ...rule.battery, capacity };
  const cost = costFigures(array.capacity, battery.capacity, rule.inverter.capacity, rule.technology);
  const standby = standbyOf({ ...rule, battery }, choice?.house ?? null);
  return { ...rule, array, battery, standby, choice, cost };
}

/** On-grid the inverter follows the array; elsewhere it is twice the peak. */
function withChosenInverter(rule: RuleFigures, choice: Choice | null): RuleFigures {
  if (rule.input.parameters.systemType !== "on-grid") return rule;
  const { heatShare, altitudeShare } = rule.inverter;
  const capacity = Math.round(1_000 * (choice?.onGrid?.inverterKw ?? 0));
  return {
    ...rule,
    inverter: { ...rule.inverter, capacity, capacityAtSite: capacity * heatShare * altitudeShare },
  };
}
