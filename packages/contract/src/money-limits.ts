import type { MoneyFigure, OpenFigure } from "@sunwright/engine/money/assumptions";
import type { Bounds } from "./numbers";

/** A kilowatt hour and a litre in the weakest of the nine currencies, a hundredfold. */
const PRICE = { min: 0, max: 100_000 } as const;
/** A year in which prices triple is the end of any comparison. */
const RATE = { min: 0, max: 200 } as const;

/** What a project may say in place of a default. Prices in the country's own currency, rates in % a year. */
export const MONEY_BOUNDS = {
  tariff: PRICE,
  petrolPrice: PRICE,
  dieselPrice: PRICE,
  /** Of the currency for a US dollar; parts that cost nothing are no comparison. */
  exchangeRate: { min: 0.01, max: 1_000_000 },
  inflation: RATE,
  discountRate: RATE,
  loanRate: RATE,
  /** Months, up to the longest mortgage. */
  loanTerm: { min: 1, max: 360, whole: true },
  downPayment: { min: 0, max: 100 },
  /** Panels are not counted on for longer. */
  years: { min: 1, max: 30, whole: true },
  /** A day. [h] */
  gridHours: { min: 0, max: 24 },
  setHours: { min: 0, max: 24 },
  /** [%] */
  movedLoad: { min: 0, max: 100 },
  /** The largest set on sale is 1,000 kVA. [kW] */
  setPower: { min: 0.5, max: 1_000 },
  /** Of such a set at full load. [l] */
  weeklyLitres: { min: 0, max: 50_000 },
  weeklyFuel: { min: 0, max: 1_000_000_000 },
  /** 0: nothing is paid. */
  exportPrice: PRICE,
} as const satisfies Record<MoneyFigure | OpenFigure, Bounds>;
