import type { Size } from "../simulation/plant";
import { leastCost } from "../simulation/least-cost";
import { figuresOf } from "../sizing/choice/figures";
import { sunOf } from "../sizing/choice/house-of";
import { type KeptPromise, promiseBeside, promiseOfHours, standsAlone } from "../sizing/choice/kept-promise";
import { taskOf } from "../sizing/choice/search-task";
import type { DesignInput } from "../sizing/inputs/design";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import type { RuleFigures } from "../sizing/rule/rule-figures";

/** A stage with one inverter: what it is held to, and the cheapest that keeps it were it bought alone. */
export interface StagePromise {
  readonly figures: RuleFigures;
  readonly promise: KeptPromise;
  /** Null where even the most keeps it not. */
  readonly alone: { readonly panels: number; readonly modules: number } | null;
  readonly moduleKwh: number;
  readonly panelKwp: number;
  readonly mostModules: number;
  /** What is not searched because no number of it serves. */
  readonly mostPanels: number;
}

export function stagePromise(input: DesignInput, weather: SiteWeather | null): StagePromise {
  const rule = ruleFiguresOf(input, weather);
  if (standsAlone(rule)) return aloneOf(rule);
  const figures = figuresOf(input, weather);
  const { choice } = figures;
  if (choice === null) return { ...aloneOf(rule), alone: null };
  const { moduleKwh, panelKwp, mostModules, mostPanels } = aloneOf(rule, false);
  const modules = Math.round(choice.size.batteryKwh / moduleKwh);
  return {
    figures,
    promise: promiseBeside(figures, choice),
    alone: choice.met ? { panels: choice.panels, modules } : null,
    moduleKwh,
    panelKwp,
    mostModules: Math.max(mostModules, modules),
    mostPanels,
  };
}

function aloneOf(rule: RuleFigures, searches = true): StagePromise {
  const promise = promiseOfHours(rule);
  const task = taskOf(rule, sunOf(rule, "search"), promise.holds);
  const { moduleKwh, panelKwp, panelCounts } = task;
  const found = searches ? confirmed(task, promise) : null;
  return {
    figures: rule,
    promise,
    alone: found && { panels: found.panels, modules: Math.round(found.batteryKwh / moduleKwh) },
    moduleKwh,
    panelKwp,
    mostModules: Math.ceil(task.largestBattery / moduleKwh),
    mostPanels: panelCounts.at(-1) ?? 0,
  };
}

/** The cheapest of those that the years that are told keep, too: what they refuse is bought larger by a module. */
function confirmed(task: ReturnType<typeof taskOf>, promise: KeptPromise) {
  const { panelKwp } = task;
  const sizeOf = ({ panels, batteryKwh }: { readonly panels: number; readonly batteryKwh: number }): Size => ({
    pvKwp: panels * panelKwp,
    batteryKwh,
  });
  let found = leastCost(task);
  while (found !== null && !promise.confirms(sizeOf(found))) {
    const refused = found;
    const next = leastCost(task, found);
    // Every hour of the search's years is kept and the told ones are not: a little more of both.
    found =
      next === null || (next.panels === refused.panels && next.batteryKwh === refused.batteryKwh)
        ? leastCost({ ...task, smallestBattery: refused.batteryKwh + task.moduleKwh }, refused)
        : next;
  }
  return found;
}
