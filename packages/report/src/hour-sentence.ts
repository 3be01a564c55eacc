import { say } from "@sunwright/words/report-hours";
import { counted } from "@sunwright/engine/units/counted";
import { formatNumber } from "./format";
import { dayOfHour, dayText } from "./calendar";
import { ROUNDING, type SupplySteps } from "./supply";

const total = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);

/** What the chart shows, in a sentence: how much there was, who brought it, and what was missing. */
export function supplySentence(steps: SupplySteps): string {
  const load = total(steps.load);
  if (load <= ROUNDING) return say("nothingRunsInThis");
  const parts = (["sun", "battery", "generator", "grid"] as const)
    .map((source) => ({ source, share: total(steps[source]) / load }))
    .filter(({ share }) => share >= 0.005)
    .map(({ source, share }) => `${NAMES[source]} ${formatNumber(share * 100)}%`);
  const brought = parts.length === 0 ? "nothing brings any of it" : parts.join(", ");
  return say("theHouseAsksFor", { load: formatNumber(load, 1), brought, steps: missing(steps) });
}

const NAMES = {
  sun: "straight from the sun",
  battery: "from the battery",
  generator: "from the generator",
  grid: "from the grid",
} as const;

function missing(steps: SupplySteps): string {
  const unmet = total(steps.unmet);
  if (unmet <= ROUNDING) return say("nothingIsMissing");
  const dark = steps.unmet.reduce((sum, value) => sum + (value > ROUNDING ? 1 : 0), 0);
  const worst = steps.unmet.indexOf(Math.max(...steps.unmet));
  const day = dayText(dayOfHour(steps.first + worst * steps.hoursPerStep));
  const energy = `${formatNumber(unmet, unmet < 1 ? 2 : 1)} kWh`;
  return say("areMissingInMost", { energy, dark: counted(dark, steps.hoursPerStep === 1 ? "hour" : "day"), day });
}
