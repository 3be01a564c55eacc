import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { money, moneyText, shortMoney } from "./money";

/** An amount as shops keep it, in whole minor units of its currency. */
const major = (minor: number, currency: Currency): number => minor / 10 ** MINOR_DIGITS[currency];

export const minorMoney = (minor: number, currency: Currency) => money(major(minor, currency), currency);
export const minorText = (minor: number, currency: Currency): string => moneyText(minorMoney(minor, currency));
/** Millions in short: "₦20.6 M". */
export const shortMinor = (minor: number, currency: Currency) => shortMoney(major(minor, currency), currency);
