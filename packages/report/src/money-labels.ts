import { say } from "@sunwright/words/report-money";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import { CURRENCY } from "./currency-text";

export const MONEY_LABELS: Readonly<Record<MoneyFigure, string>> = {
  tariff: say("electricityTariff"),
  petrolPrice: "Petrol",
  dieselPrice: "Diesel",
  inflation: "Inflation",
  discountRate: say("discountRate"),
  loanRate: say("loanInterest"),
  loanTerm: say("loanTerm"),
  downPayment: say("downPayment"),
  years: say("yearsCompared"),
};

/** "₦/kWh", "% a year" */
export function moneyUnit(figure: MoneyFigure, currency: Currency): string {
  const { symbol } = CURRENCY[currency];
  if (figure === "tariff") return `${symbol}/kWh`;
  if (figure === "petrolPrice" || figure === "dieselPrice") return `${symbol}/l`;
  if (figure === "loanTerm") return "months";
  if (figure === "years") return "years";
  return figure === "downPayment" ? "%" : "% a year";
}
