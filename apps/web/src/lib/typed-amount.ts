import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { isNumberText, numberText, parseNumber } from "../ui/number";

/** As a person would type it. */
export const typedAmount = (minor: number, currency: Currency): string =>
  numberText(minor / 10 ** MINOR_DIGITS[currency]);

/** What somebody typed; null for what is no amount above nothing. [minor units] */
export function minorOf(text: string, currency: Currency): number | null {
  if (!isNumberText(text)) return null;
  const minor = Math.round(parseNumber(text) * 10 ** MINOR_DIGITS[currency]);
  return minor > 0 && Number.isSafeInteger(minor) ? minor : null;
}
