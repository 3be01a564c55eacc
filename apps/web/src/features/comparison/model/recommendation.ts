import { say } from "@sunwright/words/comparison";
import { type Candidate, type Priority, recommend } from "@sunwright/engine/comparison/recommend";
import { formatNumber } from "../../../lib/format";
import { moneyFromUsd, moneyText } from "../../../lib/money";
import type { Compared } from "./wizard";

const candidateOf = ({ draft: { name }, result }: Compared): Candidate => ({
  name,
  totalCost: result.totalCost,
  paybackPeriod: result.paybackPeriod,
  lifetimeSavings: result.lifetimeSavings,
  co2Reduction: result.co2Reduction,
  darkHours: result.system.darkHours.value,
  firstRenewal: Math.min(result.inverterLife.value, result.batteryLife?.value ?? Number.POSITIVE_INFINITY),
});

export interface Recommendation {
  readonly name: string;
  readonly text: string;
}

export const dollars = (amount: number) => moneyText(moneyFromUsd(Math.round(amount), "USD")).replace(/\.00$/, "");
const years = (count: number) => `${formatNumber(count, 1, 1)} ${count.toFixed(1) === "1.0" ? "year" : "years"}`;

/** What suits the priority best and why, in one or two sentences; null without results. */
export function recommendation(compared: readonly Compared[], priority: Priority): Recommendation | null {
  const candidates = compared.map(candidateOf);
  const found = recommend(candidates, priority);
  const chosen = candidates.find(({ name }) => name === found?.name);
  if (!found || !chosen) return null;
  const of = compared.find(({ draft }) => draft.name === chosen.name);
  const span = of?.result.years ?? 0;
  const tie = found.byTie ? say("itIsAsGood") : "";
  return { name: chosen.name, text: `${REASONS[priority](chosen, span)}${tie}` };
}

const REASONS: Readonly<Record<Priority, (of: Candidate, span: number) => string>> = {
  "lifetime-cost": ({ lifetimeSavings }, span) =>
    lifetimeSavings >= 0
      ? say("savesInYearsNew", { lifetimeSavings: dollars(lifetimeSavings), span })
      : say("costsMoreThanIt", { lifetimeSavings: dollars(-lifetimeSavings), span }),
  "first-cost": ({ totalCost }) => say("costsToBuild", { totalCost: dollars(totalCost) }),
  payback: ({ paybackPeriod }, span) =>
    paybackPeriod === null
      ? say("isNotPaidBack", { span })
      : say("isPaidBackIn", { paybackPeriod: years(paybackPeriod) }),
  reliability: ({ darkHours }) => say("leavesHoursAYear", { darkHours: formatNumber(darkHours) }),
  life: ({ firstRenewal }) => say("runsBeforeItsBattery", { firstRenewal: years(firstRenewal) }),
  carbon: ({ co2Reduction }) => say("sparesTheAirKg", { co2Reduction: formatNumber(co2Reduction) }),
};
