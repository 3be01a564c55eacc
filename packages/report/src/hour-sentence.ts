import { say } from "@sunwright/words/report-hours";
import { formatNumber } from "./format";
import { dayOfHour, dayText } from "./calendar";
import { listed } from "./listed";
import { ROUNDING, type SupplySteps } from "./supply";

const total = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);

/** What the chart shows, in a sentence: how much there was, who brought it, and what was missing. */
export function supplySentence(steps: SupplySteps): string {
  const asked = total(steps.load);
  if (asked <= ROUNDING) return say("stretch.nothingRuns");
  const load = formatNumber(asked, 1);
  const sources = BROUGHT.map(([source, key]) => ({ key, share: total(steps[source]) / asked }))
    .filter(({ share }) => share >= 0.005)
    .map(({ key, share }) => say(key, { share: formatNumber(share * 100) }));
  const brought =
    sources.length === 0
      ? say("stretch.broughtByNothing", { load })
      : say("stretch.broughtBy", { load, sources: listed(sources) });
  return `${brought} ${missing(steps)}`;
}

const BROUGHT = [
  ["sun", "stretch.fromSun"],
  ["battery", "stretch.fromBattery"],
  ["generator", "stretch.fromGenerator"],
  ["grid", "stretch.fromGrid"],
] as const;

function missing(steps: SupplySteps): string {
  const unmet = total(steps.unmet);
  if (unmet <= ROUNDING) return say("stretch.nothingMissing");
  const dark = steps.unmet.reduce((sum, value) => sum + (value > ROUNDING ? 1 : 0), 0);
  const worst = steps.unmet.indexOf(Math.max(...steps.unmet));
  const day = dayText(dayOfHour(steps.first + worst * steps.hoursPerStep));
  const given = { missing: formatNumber(unmet, unmet < 1 ? 2 : 1), day };
  return steps.hoursPerStep === 1
    ? say("stretch.missingInHours", { ...given, hours: dark })
    : say("stretch.missingInDays", { ...given, days: dark });
}
