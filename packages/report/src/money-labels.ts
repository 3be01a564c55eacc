import { say } from "@sunwright/words/report-money";
import { labels } from "@sunwright/words/room";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { OutdatedFigure } from "@sunwright/engine/money/outdated";
import type { Supply } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import { CURRENCY } from "./currency-text";

export const MONEY_LABELS: Readonly<Record<MoneyFigure, string>> = labels(say, {
  tariff: "figure.tariff",
  petrolPrice: "figure.petrolPrice",
  dieselPrice: "figure.dieselPrice",
  exchangeRate: "figure.exchangeRate",
  inflation: "figure.inflation",
  discountRate: "figure.discountRate",
  loanRate: "figure.loanInterest",
  loanTerm: "figure.loanTerm",
  downPayment: "figure.downPayment",
  years: "figure.years",
});

/** What a warning of old figures names: the figures of a project and what its bill rests on beside them. */
export const USED_LABELS: Readonly<Record<OutdatedFigure["figure"], string>> = {
  ...MONEY_LABELS,
  ...labels(say, { charges: "figure.charges", exports: "figure.exports" }),
};

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
  if (figure === "exchangeRate") return `${symbol}/$`;
  if (figure === "loanTerm") return say("unit.months");
  if (figure === "years") return say("unit.years");
  return figure === "downPayment" ? "%" : say("unit.percentAYear");
}
