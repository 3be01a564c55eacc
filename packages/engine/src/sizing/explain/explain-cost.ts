import type { RuleFigures } from "../rule/rule-figures";
import type { Text } from "../../units/told";
import { technologyFor } from "../rule/chosen-technology";
import { costFigures, ratesOf, SPECIFIED_PRICES } from "../rule/cost";
import type { CostDesign } from "../inputs/design";
import { figure, FROM, given } from "../inputs/make-trace";
import { priceInputs } from "../rule/own-price";
import type { ChosenOf } from "../rule/part-sheets";
import type { Technology } from "../rule/technology";
import { toldOfPrice } from "../rule/price-told";
import { told } from "../inputs/told";

const source = told("from.costBreakdown");

/**
 * The cost estimate, to the letter: the specification's fixed rates, whatever prices the search bought at.
 */
export function explainCost(
  figures: Pick<RuleFigures, "input" | "technology" | "battery" | "array" | "inverter">,
): CostDesign {
  const { array, battery, inverter } = figures;
  const technology = atSpecifiedPrices(figures);
  const cost = costFigures(array.capacity, battery.capacity, inverter.capacity, technology);
  const bank = technology.battery.chosen;
  const part = (
    id: string,
    name: Text,
    value: number,
    rate: number,
    capacity: number,
    unit: string,
    chosen: Priced | null,
  ) =>
    chosen !== null && chosen.price !== null
      ? byPiece(id, name, value, chosen, capacity)
      : figure(id, name, value, "USD", {
          formula: told("cost.partFormula", { rate }),
          equation: told("cost.partEquation", { rate, capacity, unit, cost: money(value) }),
          inputs: [given("C", told("cost.partCapacity", { name }), capacity, unit, FROM.computed)],
          source,
        });
  return {
    panels: part(
      "cost-panels",
      told("panels.panels"),
      cost.panels,
      technology.panel.price,
      array.capacity,
      "W",
      priced(technology.panel.sheet.chosen, technology.panel.sheet.power),
    ),
    batteries: part(
      "cost-batteries",
      told("cost.batteries"),
      cost.batteries,
      technology.battery.price,
      battery.capacity,
      "Wh",
      priced(bank, bank === null ? 0 : bank.module.energy / bank.module.inSeries),
    ),
    inverter: part(
      "cost-inverter",
      told("inverter.inverter"),
      cost.inverter,
      technology.inverter.price,
      inverter.capacity,
      "W",
      priced(technology.inverter.chosen, technology.inverter.chosen?.power ?? 0),
    ),
    installation: figure("cost-installation", told("cost.installation"), cost.installation, "USD", {
      formula: told("cost.installationFormula", { share: technology.installation.share }),
      equation: told("cost.installationEquation", {
        share: technology.installation.share,
        panels: money(cost.panels),
        batteries: money(cost.batteries),
        inverter: money(cost.inverter),
        installation: money(cost.installation),
      }),
      inputs: [],
      source,
    }),
    total: figure("cost-total", told("cost.total"), cost.total, "USD", {
      formula: told("cost.totalFormula"),
      equation: told("cost.totalEquation", {
        panels: money(cost.panels),
        batteries: money(cost.batteries),
        inverter: money(cost.inverter),
        installation: money(cost.installation),
        total: money(cost.total),
      }),
      inputs: [],
      source,
    }),
  };
}

/** The same parts, and the same kind of battery, at the fixed rates. */
function atSpecifiedPrices({ technology, input }: Pick<RuleFigures, "input" | "technology">): Technology {
  if (technology.prices.basis === "specification") return technology;
  const fixed = technologyFor({ ...input, prices: "specification" });
  if (fixed.battery.chosen !== null) return fixed;
  const { price } = ratesOf(SPECIFIED_PRICES, technology.ratios).battery;
  return { ...fixed, battery: { ...fixed.battery, price } };
}

/** A chosen part with the power or energy of one piece. */
interface Priced extends ChosenOf {
  readonly size: number;
}
const priced = (chosen: ChosenOf | null, size: number): Priced | null => chosen && { ...chosen, size };

/** By what the person typed for one piece, in its currency. */
function byPiece(id: string, name: Text, value: number, { size, ...chosen }: Priced, capacity: number) {
  const { amount = 0, currency = "USD" } = chosen.price ?? {};
  const count = Math.round(capacity / size);
  const price = { amount, currency };
  return figure(id, name, value, "USD", {
    formula: toldOfPrice("pieceFormula"),
    equation: toldOfPrice("pieceEquation", { count, price, cost: { amount: count * amount, currency } }),
    inputs: priceInputs(chosen),
    source: FROM.user,
  });
}

const money = (estimate: number) => ({ estimate });
