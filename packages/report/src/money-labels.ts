import { say } from "@sunwright/words/report-money";
import { labels } from "@sunwright/words/room";
import type { MoneyFigure, OpenFigure } from "@sunwright/engine/money/assumptions";
import type { OutdatedFigure } from "@sunwright/engine/money/outdated";
import type { Supply } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import { CURRENCY } from "./currency-text";

export const MONEY_LABELS: Readonly<Record<MoneyFigure | OpenFigure, string>> = labels(say, {
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
  gridHours: "figure.gridHours",
  setHours: "figure.setHours",
  movedLoad: "figure.movedLoad",
  setPower: "figure.setPower",
  weeklyLitres: "figure.weeklyLitres",
  weeklyFuel: "figure.weeklyFuel",
  exportPrice: "figure.exports",
});

/** What a warning of old figures names: the figures of a project and what its bill rests on beside them. */
export const USED_LABELS: Readonly<Record<OutdatedFigure["figure"], string>> = {
  ...MONEY_LABELS,
  ...labels(say, { charges: "figure.charges", exports: "figure.exports" }),
};

/** The ways to have power by what their power comes from. */
export const WAY_NAMES: Readonly<Record<Supply, string>> = labels(say, {
  solar: "way.solar",
  today: "way.today",
  grid: "way.grid",
  petrol: "way.petrol",
  diesel: "way.diesel",
  gridAndPetrol: "way.gridAndPetrol",
  gridAndDiesel: "way.gridAndDiesel",
});

/** Units without money in them; all others are rates by the year. */
const UNITS: Readonly<Partial<Record<MoneyFigure | OpenFigure, string>>> = {
  downPayment: "%",
  movedLoad: "%",
  setPower: "kW",
  ...labels(say, {
    loanTerm: "unit.months",
    years: "unit.years",
    gridHours: "unit.hoursADay",
    setHours: "unit.hoursADay",
    weeklyLitres: "unit.litresAWeek",
  }),
};

/** "₦/kWh", "% a year" */
export function moneyUnit(figure: MoneyFigure | OpenFigure, currency: Currency): string {
  const { symbol } = CURRENCY[currency];
  const unit = UNITS[figure];
  if (unit !== undefined) return unit;
  if (figure === "weeklyFuel") return say("unit.moneyAWeek", { symbol });
  if (figure === "tariff" || figure === "exportPrice") return `${symbol}/kWh`;
  if (figure === "petrolPrice" || figure === "dieselPrice") return `${symbol}/l`;
  if (figure === "exchangeRate") return `${symbol}/$`;
  return say("unit.percentAYear");
}
