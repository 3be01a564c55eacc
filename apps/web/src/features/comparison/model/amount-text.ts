import type { Amounts } from "@sunwright/engine/money/amounts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { money, moneyText, wholeMoney } from "@sunwright/report/currency-text";

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** An amount of the project's currency, as the money page writes it. */
export const amountText = (amount: number, currency: Currency): string => moneyText(wholeMoney(amount, currency));

/** What a comparison comes to, which is counted in dollars. */
export type DollarsText = (dollars: number) => string;
export const dollarsTextIn =
  ({ currency, fromDollars }: Amounts): DollarsText =>
  (dollars) =>
    amountText(fromDollars(dollars), currency);

/** "$10k": an axis has room for no more. */
export function axisAmount(amount: number, currency: Currency): string {
  const thousands = Math.abs(amount) >= THOUSAND && Math.abs(amount) < MILLION;
  return thousands
    ? `${moneyText(money(amount / THOUSAND, currency)).replace(/\.\d+$/, "")}k`
    : amountText(amount, currency);
}
