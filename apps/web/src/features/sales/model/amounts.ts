import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { minorUnits, typedUnits } from "../../../ui/typed-amount";

/** As a person would type it. */
export const typedAmount = (minor: number, currency: Currency): string => typedUnits(minor, MINOR_DIGITS[currency]);
/** What somebody typed; null for what is no amount above nothing. [minor units] */
export const minorOf = (text: string, currency: Currency): number | null => minorUnits(text, MINOR_DIGITS[currency]);

/** What a box for an amount says of a refusal itself. */
export const AMOUNT_REFUSED = ["amount_exceeded", "amount_too_large"] as const;
