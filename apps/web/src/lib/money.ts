/** Amounts as texts: one place for the screens and for the report made on the server. */
export { CURRENCY, money, moneyFromUsd, moneyText, rateText, shortMoneyFromUsd } from "@sunwright/report/currency-text";
