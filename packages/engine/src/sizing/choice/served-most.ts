import { darkHours } from "../../simulation/dark-hours";
import type { Candidate, Near, SearchTask } from "../../simulation/least-cost";
import type { House } from "../../simulation/plant";
import { costFigures } from "../rule/cost";
import type { RuleFigures } from "../rule/rule-figures";
import { strongEnough } from "./house-of";

interface Searched {
  readonly house: House;
  readonly task: SearchTask;
  /** The cheapest that keeps the target. */
  readonly chosen: Pick<Candidate, "panels" | "batteryKwh">;
}

/** Numbers of panels looked at first; then all between the two beside the best. */
const STEPS = 24;
/** Of a dollar. */
const ROUNDING = 1e-6;

/**
 * The panels and the battery that leave the fewest hours dark of all that a budget buys; null where the budget buys what keeps
 * the target, and where it does not buy the inverter with a string of panels: then nothing serves anything.
 *
 * @param budget  For all that is built. [US dollars]
 */
export function servedMostFor(
  budget: number,
  { inverter, technology }: Pick<RuleFigures, "inverter" | "technology">,
  { house, task, chosen }: Searched,
): Near | null {
  const costOf = ({ panels, batteryKwh }: Near) =>
    costFigures(panels * technology.panel.sheet.power, Math.round(1_000 * batteryKwh), inverter.capacity, technology)
      .total;
  if (costOf(chosen) <= budget + ROUNDING) return null;
  const asked = strongEnough(house);
  const fewest = Math.ceil(task.smallestBattery / task.moduleKwh - ROUNDING);
  const most = Math.ceil(task.largestBattery / task.moduleKwh);
  const modulePrice = costOf({ panels: 0, batteryKwh: task.moduleKwh }) - costOf({ panels: 0, batteryKwh: 0 });
  const bought = (index: number): Near | null => {
    const panels = task.panelCounts[index];
    if (panels === undefined) return null;
    const left = budget - costOf({ panels, batteryKwh: 0 });
    const modules = Math.min(most, Math.floor(left / modulePrice + ROUNDING));
    return left < 0 || modules < fewest ? null : { panels, batteryKwh: modules * task.moduleKwh };
  };
  const better = (best: Served | null, index: number): Served | null => {
    const near = bought(index);
    if (near === null) return best;
    const dark = darkHours(asked, { pvKwp: near.panels * task.panelKwp, batteryKwh: near.batteryKwh }, best?.dark);
    return best === null || dark < best.dark ? { ...near, dark, index } : best;
  };
  const stride = Math.max(1, Math.ceil(task.panelCounts.length / STEPS));
  const net = Array.from({ length: STEPS }, (_, step) => step * stride).reduce(better, null);
  if (net === null) return null;
  return Array.from({ length: 2 * stride - 1 }, (_, step) => net.index - stride + 1 + step).reduce(better, net);
}

interface Served extends Near {
  readonly dark: number;
  readonly index: number;
}
