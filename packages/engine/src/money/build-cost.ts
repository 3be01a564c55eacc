import { COUNTRY_MONEY } from "../countries/country-money";
import type { Country } from "../countries/names";
import type { CostFigures } from "../sizing/cost";
import { datedCost, type PricedParts } from "../sizing/own-price";
import type { MoneyAssumptions } from "./assumptions";

/** To build, and of that what is replaced. [US dollars] */
export interface BuildCost {
  readonly buildCost: number;
  readonly batteryCost: number;
  readonly inverterCost: number;
}

/** What a system costs in the money of many years. */
export interface SystemCost extends BuildCost {
  /** What of it was typed in the country's own currency, at its dated rate; left out where nothing was. [US dollars] */
  readonly typedLocally?: BuildCost | undefined;
}

/**
 * A design's cost, what was typed in a currency at that currency's dated rate.
 *
 * @param cost    By the rates of the cost estimate. [US dollars]
 * @param chosen  The chosen parts, each with the price and currency typed for it.
 */
export function systemCostOf(cost: CostFigures, chosen: PricedParts | undefined, country: Country): SystemCost {
  const dated = datedCost(cost, chosen);
  const { currency } = COUNTRY_MONEY[country];
  const isLocal = (part: PricedParts[number]["part"]) =>
    chosen?.some((one) => one.part === part && one.used && one.price !== null && (one.currency ?? "USD") === currency);
  const local = {
    panels: isLocal("module") ? dated.panels : 0,
    batteries: isLocal("battery") ? dated.batteries : 0,
    inverter: isLocal("inverter") ? dated.inverter : 0,
  };
  const typed = local.panels + local.batteries + local.inverter;
  const system = { buildCost: dated.total, batteryCost: dated.batteries, inverterCost: dated.inverter };
  if (typed === 0) return system;
  const equipment = dated.panels + dated.batteries + dated.inverter;
  const buildCost = typed + (dated.installation * typed) / equipment;
  return { ...system, typedLocally: { buildCost, batteryCost: local.batteries, inverterCost: local.inverter } };
}

/**
 * The same at the exchange rate that the project states: what was typed in the country's currency stays what was typed, so
 * it is other dollars.
 */
export function atProjectRate<System extends SystemCost>(
  system: System,
  { figures: { exchangeRate } }: Pick<MoneyAssumptions, "figures">,
): System {
  const { typedLocally } = system;
  if (typedLocally === undefined || !exchangeRate.own) return system;
  const more = exchangeRate.standard.value / exchangeRate.value - 1;
  return {
    ...system,
    buildCost: system.buildCost + more * typedLocally.buildCost,
    batteryCost: system.batteryCost + more * typedLocally.batteryCost,
    inverterCost: system.inverterCost + more * typedLocally.inverterCost,
  };
}
