import { DISPLAY_RATES } from "../sizing/currency";
import { show } from "../sizing/explain";
import type { Currency } from "../parameters/options";
import type { Assumption, MoneyAssumptions } from "./assumptions";

/** Amounts as one calculation counts them: all in one currency, at the display rates. */
export interface Amounts {
  readonly currency: Currency;
  readonly fromDollars: (dollars: number) => number;
  /** A price of the country, which is in its own currency. */
  readonly price: (assumption: Pick<Assumption, "value">) => number;
  /** "1,234 NGN" */
  readonly text: (amount: number) => string;
}

export function amountsIn(currency: Currency, { currency: local }: Pick<MoneyAssumptions, "currency">): Amounts {
  const rate = DISPLAY_RATES[currency];
  return {
    currency,
    fromDollars: (dollars) => dollars * rate,
    price: ({ value }) => (local === currency ? value : (value / DISPLAY_RATES[local]) * rate),
    text: (amount) => `${show(amount, digitsOf(amount))} ${currency}`,
  };
}

/** Three figures that mean something, and no cents on thousands. */
function digitsOf(amount: number): number {
  const size = Math.abs(amount);
  if (size >= 1_000) return 0;
  return size >= 10 ? 1 : 3;
}

/** Who says so, with the date. */
export const sourceOf = ({ own, standard }: Assumption): string =>
  own ? "You" : `${standard.source}${standard.reread ? "" : " (cited, not re-read)"}`;
