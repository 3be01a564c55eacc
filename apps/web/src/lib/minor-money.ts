import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { money, moneyText } from "./money";

/** An amount in whole minor units in two parts, as large figures show it. */
export const amountOf = (minor: number, currency: Currency) => money(minor / 10 ** MINOR_DIGITS[currency], currency);

/** The same as a text. */
export const amountText = (minor: number, currency: Currency): string => moneyText(amountOf(minor, currency));
