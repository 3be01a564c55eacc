import type { Currency } from "./options";

/**
 * Shipped display rates: units of the currency for one US dollar. Costs are kept in dollars and multiplied at the
 * last moment. Source: design workflow specification, section 9.
 */
export const DISPLAY_RATES: Readonly<Record<Currency, number>> = {
  NGN: 1_650,
  GHS: 12.5,
  KES: 128,
  ZAR: 18.5,
  USD: 1,
  GBP: 0.79,
  EUR: 0.92,
  AUD: 1.52,
  INR: 83,
};

export const toDisplayCurrency = (dollars: number, currency: Currency) => dollars * DISPLAY_RATES[currency];
