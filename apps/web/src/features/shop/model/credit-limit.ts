import type { Credit } from "@sunwright/contract/payments";
import { MONEY_MAX } from "@sunwright/contract/shops";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { numberText, typedNumber } from "../../../ui/number";

/** A limit as a person would type it. */
export const limitText = (minor: number, currency: Currency): string =>
  numberText(minor / 10 ** MINOR_DIGITS[currency]);

/** What somebody typed; null for what no limit can be. [minor units] */
export function limitOf(text: string, currency: Currency): number | null {
  const minor = Math.round((typedNumber(text) ?? 0) * 10 ** MINOR_DIGITS[currency]);
  return minor >= 1 && minor <= MONEY_MAX ? minor : null;
}

/** What a firm may still buy, and what it owes above its limit: one of them is 0. [minor units] */
export const roomOf = ({ limitMinor, usedMinor }: Pick<Credit, "limitMinor" | "usedMinor">) => ({
  left: Math.max(0, limitMinor - usedMinor),
  over: Math.max(0, usedMinor - limitMinor),
});
