import type { RuleFigures } from "../rule/rule-figures";
import { moduleOf } from "../rule/bank-module";
import type { Refusal } from "../inputs/electrical-types";
import { told } from "./refusal-told";

/**
 * Strings of lead acid side by side: beyond three or four they drift apart, and the weakest ages all. Source: SunStore, "How to
 * connect batteries to your installation": at most three to four strings.
 */
const MOST_STRINGS = 4;
/** Of a number of strings. */
const ROUNDING = 1e-9;

/** Lithium iron has electronics in each module that keep it in its bounds; lead acid has none. */
export function tooManyLeadStrings(figures: Pick<RuleFigures, "input" | "technology" | "battery">): Refusal | null {
  const { battery, technology } = figures;
  const module = moduleOf(figures);
  // What the maker of a chosen battery states is held to elsewhere.
  const stated = technology.battery.chosen?.parallelMax ?? null;
  if (module.chemistry === "lfp" || stated !== null) return null;
  const strings = Math.ceil(battery.capacity / module.energy - ROUNDING);
  if (strings <= MOST_STRINGS) return null;
  return {
    id: "lead-strings",
    parameter: null,
    text: told("leadStrings.text", { strings, ampHours: module.ampHours, most: MOST_STRINGS }),
    remedy: told("leadStrings.remedy", { ampHours: (module.ampHours * strings) / MOST_STRINGS, most: MOST_STRINGS }),
    clause: told("leadStrings.clause"),
    overridable: true,
  };
}
