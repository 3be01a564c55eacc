import { exchanged, exchangeOf } from "../prices/exchange-rate";
import type { LocalPrice, PriceLine, PriceLineKind } from "../prices/local-price";
import type { Price } from "../prices/price";
import type { MoneyAssumptions } from "./assumptions";

/** To build, and of that what is replaced. [US dollars] */
export interface BuildCost {
  readonly buildCost: number;
  readonly batteryCost: number;
  readonly inverterCost: number;
}

/** What a system costs in the money of many years. */
export interface SystemCost extends BuildCost {
  /** What of it is priced in the country's own currency, at its dated rate; left out where nothing is. [US dollars] */
  readonly pricedLocally?: BuildCost | undefined;
}

/** A system's local price in US dollars, at the dated exchange rate of its country. */
export function systemCostOf({ currency, lines }: Pick<LocalPrice, "currency" | "lines">): SystemCost {
  const perDollar = exchangeOf(currency).value;
  const costOf = (counted: (line: PriceLine) => boolean): BuildCost => {
    const sum = (kinds?: PriceLineKind) =>
      lines
        .filter((line) => counted(line) && (kinds === undefined || line.kind === kinds))
        .reduce((total, { middle }) => total + middle / perDollar, 0);
    return { buildCost: sum(), batteryCost: sum("battery"), inverterCost: sum("inverter") };
  };
  const system = costOf(() => true);
  if (currency === "USD") return system;
  return { ...system, pricedLocally: costOf(({ typed }) => typed === null || typed === currency) };
}

/** The same built for a surer price than the local one: what is replaced later keeps the country's prices. */
export function builtFor(system: SystemCost, { amount, currency }: Pick<Price, "amount" | "currency">): SystemCost {
  const buildCost = exchanged(amount, currency, "USD");
  if (system.pricedLocally === undefined) return { ...system, buildCost };
  return { ...system, buildCost, pricedLocally: { ...system.pricedLocally, buildCost } };
}

/**
 * The same at the exchange rate that the project, or an operator since the release, states: what is priced in the country's currency stays what it is, so it
 * is other dollars.
 */
export function atProjectRate<System extends SystemCost>(
  system: System,
  { figures: { exchangeRate }, currency }: Pick<MoneyAssumptions, "figures" | "currency">,
): System {
  const { pricedLocally } = system;
  const counted = exchangeOf(currency).value;
  if (pricedLocally === undefined || exchangeRate.value === counted) return system;
  const more = counted / exchangeRate.value - 1;
  return {
    ...system,
    buildCost: system.buildCost + more * pricedLocally.buildCost,
    batteryCost: system.batteryCost + more * pricedLocally.batteryCost,
    inverterCost: system.inverterCost + more * pricedLocally.inverterCost,
  };
}
