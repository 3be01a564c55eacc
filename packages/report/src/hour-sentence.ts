import { counted } from "@sunwright/engine/units/counted";
import { formatNumber } from "./format";
import { dayOfHour, dayText } from "./calendar";
import { ROUNDING, type SupplySteps } from "./supply";

const total = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);

/** What the chart shows, in a sentence: how much there was, who brought it, and what was missing. */
export function supplySentence(steps: SupplySteps): string {
  const load = total(steps.load);
  if (load <= ROUNDING) return "Nothing runs in this stretch.";
  const parts = (["sun", "battery", "generator", "grid"] as const)
    .map((source) => ({ source, share: total(steps[source]) / load }))
    .filter(({ share }) => share >= 0.005)
    .map(({ source, share }) => `${NAMES[source]} ${formatNumber(share * 100)}%`);
  const brought = parts.length === 0 ? "nothing brings any of it" : parts.join(", ");
  return `The house asks for ${formatNumber(load, 1)} kWh: ${brought}. ${missing(steps)}`;
}

const NAMES = {
  sun: "straight from the sun",
  battery: "from the battery",
  generator: "from the generator",
  grid: "from the grid",
} as const;

function missing(steps: SupplySteps): string {
  const unmet = total(steps.unmet);
  if (unmet <= ROUNDING) return "Nothing is missing.";
  const dark = steps.unmet.reduce((sum, value) => sum + (value > ROUNDING ? 1 : 0), 0);
  const worst = steps.unmet.indexOf(Math.max(...steps.unmet));
  const day = dayText(dayOfHour(steps.first + worst * steps.hoursPerStep));
  const energy = `${formatNumber(unmet, unmet < 1 ? 2 : 1)} kWh`;
  return `${energy} are missing in ${counted(dark, steps.hoursPerStep === 1 ? "hour" : "day")}, most on ${day}.`;
}
