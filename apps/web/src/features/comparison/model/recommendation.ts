import { type Candidate, type Priority, recommend } from "@sunwright/engine/comparison/recommend";
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

export interface Recommendation extends Candidate {
  /** Over how many years its money is counted. */
  readonly years: number;
  /** Another is as good. */
  readonly byTie: boolean;
}

/** What suits the priority best; null without results. */
export function recommendation(compared: readonly Compared[], priority: Priority): Recommendation | null {
  const candidates = compared.map(candidateOf);
  const found = recommend(candidates, priority);
  const chosen = candidates.find(({ name }) => name === found?.name);
  if (!found || !chosen) return null;
  const years = compared.find(({ draft }) => draft.name === chosen.name)?.result.years ?? 0;
  return { ...chosen, years, byTie: found.byTie };
}
