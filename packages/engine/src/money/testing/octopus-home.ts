import { COUNTRY_MONEY } from "../../countries/country-money";
import type { Design, DesignInput } from "../../sizing/inputs/design";
import { ownGridOf } from "../../sizing/inputs/own-grid";
import { house } from "../../sizing/testing/house";
import { moneyAssumptions, NO_OWN_FIGURES } from "../assumptions";
import { moneyInputOf } from "../money-input";
import { moneyOf } from "../money-of";
import { type FollowedBills, planBills } from "../plan-bills";

/** A hybrid in London whose battery follows the prices of Octopus Go. */
export const LONDON = house({
  country: "UK",
  city: "gb-london-heathrow",
  systemType: "hybrid",
  sunlightSource: "site",
  outageHours: 0,
  outagesPerYear: 6,
  outageMeanHours: 3,
});
export const OWN = { ...NO_OWN_FIGURES, tariffPlan: "uk-octopus-go" as const };
export const asked: DesignInput = { ...LONDON, prices: "local", ...ownGridOf(LONDON.parameters, OWN) };
const { currency } = COUNTRY_MONEY.UK;
const assumptions = moneyAssumptions("UK", OWN, 24);

export function billsOf(of: Design) {
  const input = moneyInputOf(of);
  const money = input && moneyOf(input, assumptions, currency);
  const bills = input && planBills(input, assumptions, currency);
  if (!input || !money || !bills) throw new Error("London is on Octopus Go");
  return { input, money, bills };
}
export function followedOf(of: Design): FollowedBills {
  const { followed } = billsOf(of).bills;
  if (followed === null) throw new Error("The battery follows Octopus Go");
  return followed;
}
