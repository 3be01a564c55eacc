import { say } from "@sunwright/words/discussion";
import type { HistoryItem } from "@sunwright/contract/projects";
import { PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { isChange } from "./shown-change";

export const ACTION_WORDS: Readonly<Record<HistoryItem["action"], string>> = {
  created: say("action.created"),
  modified: say("action.modified"),
  shared: say("action.shared"),
  calculated: say("action.calculated"),
  exported: say("action.exported"),
  commented: say("action.commented"),
};

/** Source: design workflow specification, section 9. */
export const SHOWN_AT_FIRST = 5;

/** What the page before the oldest entry read is asked for by; undefined once the first one of all is here. */
export function olderThan(page: readonly Pick<HistoryItem, "number">[]): number | undefined {
  const oldest = page.at(-1)?.number ?? 1;
  return oldest > 1 ? oldest : undefined;
}

const BROUGHT_BACK: ReadonlySet<string> = new Set([
  ...PARAMETER_NAMES,
  "name",
  "consumptionSource",
  "directDailyConsumption",
  "directPeakPower",
]);

/** The entry changed something that can be brought back: parameters, appliances or money. */
export const isRestorable = ({ action, changes }: Pick<HistoryItem, "action" | "changes">): boolean =>
  (action === "modified" || action === "calculated") &&
  Object.entries(changes).some(([field, change]) =>
    field === "money" || field === "appliances" ? Array.isArray(change) : BROUGHT_BACK.has(field) && isChange(change),
  );
