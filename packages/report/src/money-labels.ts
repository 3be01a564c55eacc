import { say } from "@sunwright/words/report-money";
import { labels } from "@sunwright/words/room";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { Supply } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import { CURRENCY } from "./currency-text";

export const MONEY_LABELS: Readonly<Record<MoneyFigure, string>> = labels(say, {
  tariff: "figure.tariff",
  petrolPrice: "figure.petrolPrice",
  dieselPrice: "figure.dieselPrice",
  inflation: "figure.inflation",
  discountRate: "figure.discountRate",
  loanRate: "figure.loanInterest",
  loanTerm: "figure.loanTerm",
  downPayment: "figure.downPayment",
  years: "figure.years",
});

/** The ways to have power by what their power comes from. */
export const WAY_NAMES: Readonly<Record<Supply, string>> = labels(say, {
  solar: "way.solar",
  grid: "way.grid",
  petrol: "way.petrol",
  diesel: "way.diesel",
  gridAndPetrol: "way.gridAndPetrol",
  gridAndDiesel: "way.gridAndDiesel",
});

/** "₦/kWh", "% a year" */
export function moneyUnit(figure: MoneyFigure, currency: Currency): string {
  const { symbol } = CURRENCY[currency];
  if (figure === "tariff") return `${symbol}/kWh`;
  if (figure === "petrolPrice" || figure === "dieselPrice") return `${symbol}/l`;
  if (figure === "loanTerm") return say("unit.months");
  if (figure === "years") return say("unit.years");
  return figure === "downPayment" ? "%" : say("unit.percentAYear");
}
