import { stringsOf } from "../sizing/electrical/panel-circuit";
import { needsStringFuses } from "../sizing/electrical/panel-protection";
import type { WiringRules } from "../sizing/inputs/electrical-types";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Quote } from "./quote";

/** How a quote's panels stand in rows on the inverter that is offered. */
interface Split {
  /** Panels of each string. */
  readonly strings: readonly number[];
  readonly fewest: number;
  readonly most: number;
  /** What is wrong with it: a string is too long or too short, they are not equal, or they hold another number of panels. */
  readonly fault: "long" | "short" | "uneven" | "count" | null;
}

/**
 * The strings that a quote states, or equal ones of its panels: the longest the inverter takes, down to the shortest that
 * wakes it. A design of ours has none below half the longest; what a firm builds only has to work. Null where nothing is
 * known of the inverter's input.
 */
export function splitOf(quote: Quote, figures: RuleFigures): Split | null {
  const count = quote.panels?.count ?? 0;
  const laid = count > 0 && figures.technology.inverter.chosen?.input ? stringsOf(figures) : null;
  if (laid === null) return null;
  const { fewest, most } = laid.limits;
  const stated = quote.panels?.strings ?? [];
  if (stated.length > 0) return { strings: stated, fewest, most, fault: faultOf(stated, { fewest, most }, quote) };
  for (let inSeries = Math.min(count, most); inSeries >= fewest; inSeries -= 1)
    if (count % inSeries === 0)
      return { strings: Array.from({ length: count / inSeries }, () => inSeries), fewest, most, fault: null };
  return { strings: [count], fewest, most, fault: "uneven" };
}

function faultOf(
  strings: readonly number[],
  { fewest, most }: Pick<Split, "fewest" | "most">,
  { panels, inverter }: Quote,
): Split["fault"] {
  if (Math.max(...strings) > most) return "long";
  if (Math.min(...strings) < fewest) return "short";
  if (strings.reduce((sum, one) => sum + one, 0) !== panels?.count) return "count";
  // Strings of one length may lie side by side; each other length takes a tracker of its own.
  return new Set(strings).size > (inverter?.trackers ?? 1) ? "uneven" : null;
}

/** More strings lie side by side on a tracker than a panel bears the current of. */
export function splitNeedsFuses({ strings, fault }: Split, { technology }: RuleFigures, rules: WiringRules): boolean {
  const beside = Math.max(...strings.map((one) => strings.filter((other) => other === one).length));
  return fault === null && needsStringFuses(beside, technology.panel.sheet, rules);
}
