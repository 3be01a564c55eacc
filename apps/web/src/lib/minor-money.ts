import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { money, moneyText, shortMoney } from "./money";

/** An amount as shops keep it, in whole minor units of its currency. */
const major = (minor: number, currency: Currency): number => minor / 10 ** MINOR_DIGITS[currency];

/** In two parts, as large figures show it. */
export const amountOf = (minor: number, currency: Currency) => money(major(minor, currency), currency);
/** The same as a text. */
export const amountText = (minor: number, currency: Currency): string => moneyText(amountOf(minor, currency));
/** Millions in short: "₦20.6 M". */
export const shortAmount = (minor: number, currency: Currency) => shortMoney(major(minor, currency), currency);
