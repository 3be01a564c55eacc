import type { MoneyAssumptions } from "@sunwright/engine/money/assumptions";
import type { MoneyInput } from "@sunwright/engine/money/money-input";
import { planBills } from "@sunwright/engine/money/plan-bills";
import type { Currency } from "@sunwright/engine/parameters/options";
import { TARIFF_PLANS } from "@sunwright/engine/prices/tariff-plans";
import { say } from "@sunwright/words/tariff-plans";
import { moneyText, shortMoney, wholeMoney } from "./currency-text";
import { PLAN_NAMES } from "./plan-names";
import { traced, type VerdictPart } from "./verdict";

interface Billed {
  readonly input: MoneyInput;
  readonly assumptions: MoneyAssumptions;
}

/** By which plan the house is billed, and what the year's bill is; null where that is the country's. */
export function planSentence({ input, assumptions }: Billed, currency: Currency): readonly VerdictPart[] | null {
  const bills = planBills(input, assumptions, currency);
  if (bills === null) return null;
  const { id, name, byLaw, alone, system, usual } = bills;
  const known = TARIFF_PLANS.find((plan) => plan === id);
  const amount = ({ value }: { readonly value: number }) => moneyText(shortMoney(value, currency));
  return say.parts(byLaw ? "sentenceByLaw" : "sentence", {
    plan: known === undefined ? name : PLAN_NAMES[known],
    system: amount(system),
    alone: amount(alone),
    usual: amount(usual),
    ofSystem: traced(system),
    ofAlone: traced(alone),
    ofUsual: traced(usual),
  });
}

/** What the battery saves by following the plan's prices; null where it looks at none, and where it saves next to nothing. */
export function followedSentence({ input, assumptions }: Billed, currency: Currency): readonly VerdictPart[] | null {
  const followed = planBills(input, assumptions, currency)?.followed ?? null;
  if (followed === null || followed.saved.value < LEAST_TOLD) return null;
  const { saved } = followed;
  return say.parts("followed", { saved: moneyText(wholeMoney(saved.value, currency)), ofSaved: traced(saved) });
}

/** Of the currency a year. */
const LEAST_TOLD = 1;

/** The least that the bill could be, for who checks the battery; null where it follows no prices. */
export function leastBillSentence({ input, assumptions }: Billed, currency: Currency): readonly VerdictPart[] | null {
  const least = planBills(input, assumptions, currency)?.followed?.least;
  if (!least) return null;
  return say.parts("leastBill", { least: moneyText(wholeMoney(least.value, currency)), ofLeast: traced(least) });
}
