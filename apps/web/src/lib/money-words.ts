/** The words of a project's money: one place for the screens and for the report made on the server. */
export { MONEY_LABELS, moneyUnit } from "@sunwright/report/money-labels";
