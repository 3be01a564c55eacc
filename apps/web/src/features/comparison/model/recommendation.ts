import { counted } from "../../../lib/format";
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
  const tie = found.byTie ? " It is as good as the best within a hundredth, and a tie goes to it." : "";
  return { name: chosen.name, text: `${REASONS[priority](chosen, span)}${tie}` };
}

const REASONS: Readonly<Record<Priority, (of: Candidate, span: number) => string>> = {
  "lifetime-cost": ({ lifetimeSavings }, span) =>
    lifetimeSavings >= 0
      ? `saves ${dollars(lifetimeSavings)} in ${counted(span, "year")}, new batteries and inverters paid.`
      : `costs ${dollars(-lifetimeSavings)} more than it saves in ${counted(span, "year")}, the least of the three.`,
  "first-cost": ({ totalCost }) => `costs ${dollars(totalCost)} to build.`,
  payback: ({ paybackPeriod }, span) =>
    paybackPeriod === null
      ? `is not paid back in ${counted(span, "year")}, and neither is any other.`
      : `is paid back in ${years(paybackPeriod)}.`,
  reliability: ({ darkHours }) => `leaves ${formatNumber(darkHours)} hours a year without full power.`,
  life: ({ firstRenewal }) => `runs ${years(firstRenewal)} before its battery or inverter is replaced.`,
  carbon: ({ co2Reduction }) => `spares the air ${formatNumber(co2Reduction)} kg of CO₂ a year.`,
};
