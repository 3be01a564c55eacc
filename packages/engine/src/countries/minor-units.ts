import type { Currency } from "./names";

/**
 * Digits after the point of a currency's smallest unit: an amount of 1 is 10 to this power in minor units.
 * Source: ISO 4217:2015 table A.1, column "Minor unit", edition of 2024-06-25 (SIX Group); all nine have two.
 */
export const MINOR_DIGITS = {
  NGN: 2,
  GHS: 2,
  KES: 2,
  ZAR: 2,
  USD: 2,
  GBP: 2,
  EUR: 2,
  AUD: 2,
  INR: 2,
} as const satisfies Record<Currency, number>;
