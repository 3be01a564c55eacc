import type { Text } from "../units/told";
import type { Currency } from "../parameters/options";
import type { Entry } from "../countries/entry";
import { exchangeOf } from "../prices/exchange-rate";
import type { Assumption, MoneyAssumptions } from "./assumptions";
import { told } from "./told";

/** Amounts as one calculation counts them: all in one currency, at the dated exchange rates. */
export interface Amounts {
  readonly currency: Currency;
  readonly fromDollars: (dollars: number) => number;
  /** Of the currency for a US dollar, and who says so. */
  readonly perDollar: number;
  /** The day it speaks of; null where the person typed it. */
  readonly dollarDay: string | null;
  readonly dollarSource: Text;
  /** A price of the country, which is in its own currency. */
  readonly price: (assumption: Pick<Assumption, "value">) => number;
  /** As a text has it: "1,234 NGN". */
  readonly text: (amount: number) => { readonly amount: number; readonly currency: Currency };
}

/**
 * Parts are priced in US dollars, energy and fuel in the country's currency: between the two stands the project's exchange
 * rate. A third currency, which only shows the result, is converted at its own country's dated rate.
 */
export function amountsIn(
  currency: Currency,
  { currency: local, figures, countryFigures }: Pick<MoneyAssumptions, "currency" | "figures" | "countryFigures">,
): Amounts {
  const { exchangeRate } = figures;
  const shown = exchangeOf(currency, countryFigures);
  const perDollar = currency === local ? exchangeRate.value : shown.value;
  const isOwn = currency === local && exchangeRate.own;
  return {
    currency,
    fromDollars: (dollars) => dollars * perDollar,
    perDollar,
    dollarDay: isOwn ? null : (currency === local ? exchangeRate.standard : shown).asOf,
    dollarSource: currency === local ? sourceOf(exchangeRate) : entrySource(shown),
    price: ({ value }) => (local === currency ? value : (value / exchangeRate.value) * perDollar),
    text: (amount) => ({ amount, currency }),
  };
}

/** Who says so, with the last day it holds. */
export const sourceOf = ({ own, standard }: Assumption): Text => (own ? told("from.you") : entrySource(standard));

export function entrySource({ source, confidence, until }: Entry): Text {
  if (until === null) return confidence === "cited" ? told("from.cited", { source }) : source;
  return told(confidence === "cited" ? "from.citedUntil" : "from.holdsUntil", { source, until });
}
