import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { money, moneyText } from "./money";

/** An amount in whole minor units, as the screens write it. */
export const amountText = (minor: number, currency: Currency): string =>
  moneyText(money(minor / 10 ** MINOR_DIGITS[currency], currency));
