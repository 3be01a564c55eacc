import type { planStages } from "@sunwright/contract/stages";
import type { Response } from "@sunwright/contract/endpoint";
import type { Country } from "@sunwright/engine/parameters/options";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import { money, moneyText } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/stages";

type Answer = Response<typeof planStages>;

/** Why there is no plan, and what would make one. */
export function problemText({ problem, stage, least }: Extract<Answer, { kind: "refused" }>, country: Country): string {
  const number = (stage ?? 0) + 1;
  if (problem === "budget_too_small") {
    const { currency } = moneyIn(country);
    // Rounded up: the sum that is said is enough.
    const enough = money(Math.ceil(least ?? 0), currency);
    return say("problem.budget_too_small", { stage: number, least: moneyText(enough) });
  }
  if (problem === "on_grid" || problem === "no_appliances" || problem === "first_unpaid")
    return say(`problem.${problem}`);
  return say(`problem.${problem}`, { stage: number });
}
