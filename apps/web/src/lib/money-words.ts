import type { Country, Currency } from "@sunwright/engine/parameters/options";

/** The words of a project's money: one place for the screens and for the report made on the server. */
export { MONEY_LABELS, moneyUnit } from "@sunwright/report/money-labels";

/** What is paid with there. */
export const CURRENCY_OF: Readonly<Record<Country, Currency>> = {
  Nigeria: "NGN",
  Ghana: "GHS",
  Kenya: "KES",
  "South Africa": "ZAR",
  USA: "USD",
  UK: "GBP",
  Germany: "EUR",
  Australia: "AUD",
  India: "INR",
};
