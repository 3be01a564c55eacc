/** Amounts as texts: one place for the screens and for the report made on the server. */
export {
  CURRENCY,
  money,
  moneyFromUsd,
  moneyText,
  rateText,
  shortMoney,
  shortMoneyFromUsd,
} from "@sunwright/report/currency-text";
