import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { owedMoney, owedText } from "@sunwright/words/owed-money";
import { shortMoney } from "./money";

/*
 * Amounts as shops keep them, in whole minor units of their currency. What somebody owes, pays or gets back, and what a
 * price is, is shown to the last of them.
 */

/** In two parts, as large figures show it. */
export const amountOf = (minor: number, currency: Currency) => owedMoney(minor, currency);
/** The same as a text. */
export const amountText = (minor: number, currency: Currency): string => owedText(minor, currency);

/** What came to a shop in a time, or what somebody would spend: millions in short, "₦20.6 M". Nobody owes it. */
export const shortAmount = (minor: number, currency: Currency) =>
  shortMoney(minor / 10 ** MINOR_DIGITS[currency], currency);
