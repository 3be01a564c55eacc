import type { Near, SearchTask } from "../../simulation/least-cost";
import type { GeneratingSet, House, Size } from "../../simulation/plant";
import { type GeneratorChoice, type GeneratorTask, leastCostWithGenerator } from "../../simulation/with-generator";
import type { Target } from "../inputs/target";
import { installedRates } from "../rule/cost";
import { generatorPrices } from "../rule/generator-prices";
import { piecesOf, wirableCounts } from "../rule/pieces";
import type { RuleFigures } from "../rule/rule-figures";
import { budgetOf, thatFit } from "../rule/size-limits";
import { mostHoursOf, setsToChoose } from "../rule/standby-set";
import { buildPrices, panelKwpOf } from "./search-task";

interface Searched {
  readonly house: House;
  readonly target: Extract<Target, { kind: "hours" }>;
  readonly task: SearchTask;
  /** The size without a generator, or the usual one where none does. */
  readonly without: Near;
}

/** Numbers of panels looked at beside a generator go up to this multiple of those without one. */
const MOST_TIMES_WITHOUT = 2;

/**
 * Panels, battery and set beside each other; null where there is no set, or where that does not keep the target either. Where
 * that costs more to build than the budget, what is built counts for more and more against what is burnt.
 */
export function besideGenerator(figures: RuleFigures, searched: Searched, near?: NearGenerator | null) {
  const asked = generatorTask(figures, searched);
  if (asked === null) return null;
  const budget = budgetOf(figures) - figures.inverter.capacity * installedRates(figures.technology).inverterWatt;
  let found = besideGeneratorFor(asked, near);
  for (const times of Number.isFinite(budget) ? DEARER : []) {
    if (found === null || boughtCost(asked, found) <= budget) break;
    found = besideGeneratorFor(dearerToBuild(asked, times)) ?? found;
  }
  return found;
}

/** House rule: beyond ten times as dear nothing cheaper to build is found. */
const DEARER = [2, 4, 10] as const;

const boughtCost = ({ panelKwp, prices, generator }: GeneratorTask, { panels, batteryKwh, set }: GeneratorChoice) =>
  panels * panelKwp * prices.kilowattOfPanels + batteryKwh * prices.kilowattHourOfBattery + generator.price(set);

const dearerToBuild = (asked: GeneratorTask, times: number): GeneratorTask => ({
  ...asked,
  prices: {
    kilowattOfPanels: times * asked.prices.kilowattOfPanels,
    kilowattHourOfBattery: times * asked.prices.kilowattHourOfBattery,
  },
  generator: { ...asked.generator, price: (set) => times * asked.generator.price(set) },
});

function besideGeneratorFor(asked: GeneratorTask, near?: NearGenerator | null) {
  const set = near?.house.generator;
  const beside = set && leastCostWithGenerator({ ...asked, near: { ...nearSize(near), set } });
  // Where no size spares the set, it is worn out sooner, and the design says so.
  return (
    beside ?? leastCostWithGenerator(asked) ?? leastCostWithGenerator({ ...asked, mostHours: Number.POSITIVE_INFINITY })
  );
}

/** What is searched beside the generator of a project; null where it has none. */
export function generatorTask(figures: RuleFigures, { house, target, task, without }: Searched): GeneratorTask | null {
  const { country, generator } = figures.input.parameters;
  if (house.generator === null || generator === "none") return null;
  const pieces = piecesOf(figures);
  return {
    house,
    panelKwp: panelKwpOf(figures),
    prices: buildPrices(figures.technology),
    generator: generatorPrices(country, generator, figures.technology.fuelPrice, figures.input.figures),
    sets: setsToChoose(figures, generator, house),
    darkHours: target.darkHours * house.years.length,
    mostHours: mostHoursOf(generator),
    without,
    panelCounts: [0, ...wirableCounts(pieces, 1, thatFit(figures, MOST_TIMES_WITHOUT * without.panels))],
    batteryStep: pieces.moduleKwh,
    smallestBattery: task.smallestBattery,
  };
}

/** A choice made before, of a project a little different. */
interface NearGenerator {
  readonly panels: number;
  readonly size: Size;
  readonly house: { readonly generator: GeneratingSet | null };
}
const nearSize = ({ panels, size }: NearGenerator): Near => ({ panels, batteryKwh: size.batteryKwh });
