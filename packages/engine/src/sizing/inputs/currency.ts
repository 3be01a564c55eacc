import rates from "./data/display-rates.json" with { type: "json" };
import type { Currency } from "../../parameters/options";

/**
 * Display rates: units of the currency for one US dollar. Costs are kept in dollars and multiplied at the last moment. The
 * shipped ones are the specification's; the operator changes the file (A-31, docs/operations.md).
 */
export const DISPLAY_RATES: Readonly<Record<Currency, number>> = rates.unitsForOneDollar;

/** The day on which they were set; stands beside every rate that is shown. */
export const DISPLAY_RATES_DAY: string = rates.day;

export const toDisplayCurrency = (dollars: number, currency: Currency) => dollars * DISPLAY_RATES[currency];
