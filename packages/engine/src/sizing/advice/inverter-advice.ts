import { INVERTER_POWER } from "../../parameters/options";
import { type Figures, figuresNear } from "../choice/figures";
import { searchedInverter } from "../choice/inverter-sizes";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import { told } from "../inputs/limits-told";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { type Advice, isWorth } from "./advice";
import { comparedCost, isBuilt } from "./compared-cost";

/**
 * The smallest inverter that carries what runs at once, starts among it, in place of twice the peak: sized again with it, because a
 * smaller one draws less while it stands ready and has fewer trackers.
 */
export function smallerInverter(figures: Figures): Advice | null {
  const found = searchedInverter(figures);
  if (found === null || figures.technology.inverter.chosen !== null) return null;
  const power = found.pieces.count * found.pieces.size;
  if (power >= figures.inverter.capacity) return null;
  const input = { ...figures.input, parameters: { ...figures.input.parameters, [INVERTER_POWER]: power } };
  const after = figuresNear(figures, input);
  const before = comparedCost(figures);
  const saving = before - comparedCost(after);
  if (!isWorth(saving, figures) || !isBuilt(after, figures)) return null;
  const idle = ((figures.inverter.standingPower - after.inverter.standingPower) * HOURS_OF_YEAR) / 1_000;
  const needed = Math.round(found.needed);
  const text = told("inverter.text", {
    power,
    now: figures.inverter.capacity,
    needed,
    saving: { dollars: saving },
    idle,
  });
  const trace = figure("smaller-inverter", told("inverter.name"), power, "W", {
    formula: told("inverter.formula"),
    equation: told("voltage.equation", {
      before: { dollars: before },
      after: { dollars: before - saving },
      saving: { dollars: saving },
    }),
    inputs: [
      given("P", told("inverter.atOnce"), Math.round(found.running), "W", FROM.computed),
      given("P_start", told("inverter.start"), Math.round(found.start), "W", FROM.computed),
      given("P_n", told("inverter.needed"), needed, "W", FROM.computed),
      given("W_0", told("inverter.idle"), rounded(idle, 1), "kWh", FROM.computed),
    ],
    source: told("inverter.source"),
  });
  return {
    worth: saving,
    recommendation: { id: "smaller-inverter", text, trace, offer: { [INVERTER_POWER]: power } },
    effect: { kind: "compares", input, saving },
  };
}
