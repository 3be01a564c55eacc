/** Amounts as texts: one place for the screens and for the report made on the server. */
export {
  CURRENCY,
  money,
  estimateFromUsd,
  moneyText,
  rateText,
  shortMoney,
  shortEstimate,
  shortMoneyFromUsd,
} from "@sunwright/report/currency-text";
