import type { GeneratorKind } from "../economics/generator-set";
import type { Country, Currency } from "../parameters/options";
import { COUNTRY_MONEY } from "../countries/country-money";
import { cited, type Entry, type Tariff } from "../countries/entry";

/** The figures a person may replace by their own, in the order of the screen. */
export const MONEY_FIGURES = [
  "tariff",
  "petrolPrice",
  "dieselPrice",
  "inflation",
  "discountRate",
  "loanRate",
  "loanTerm",
  "downPayment",
  "years",
] as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** What a project says itself; null follows the default. Prices in the country's own currency. */
export type OwnFigures = Readonly<Record<MoneyFigure, number | null>> & { readonly generator: GeneratorKind | null };

export const NO_OWN_FIGURES: OwnFigures = {
  tariff: null,
  petrolPrice: null,
  dieselPrice: null,
  inflation: null,
  discountRate: null,
  loanRate: null,
  loanTerm: null,
  downPayment: null,
  years: null,
  generator: null,
};

/** Life of the comparison, within the 25 years panels are guaranteed for. */
const YEARS = cited("assumption", "years", 20, "2026-01-01", "Assumption: panels are guaranteed for 25 years or more");
/** Lenders ask for a tenth to a third. */
const DOWN_PAYMENT = cited("assumption", "%", 20, "2026-01-01", "Assumption: lenders ask for 10 to 30%");

/** One figure as the calculation takes it, beside the default it may replace. */
export interface Assumption {
  readonly value: number;
  readonly unit: string;
  /** The person's own. */
  readonly own: boolean;
  readonly standard: Entry | Tariff;
}

export interface MoneyAssumptions {
  /** Of prices and tariffs: the country's own. */
  readonly currency: Currency;
  readonly figures: Readonly<Record<MoneyFigure, Assumption>>;
  /** Null: by the size that is needed. */
  readonly generator: GeneratorKind | null;
  readonly gridEmissions: Entry;
}

/** What a project starts from in a country. */
export function standardFigures(country: Country): Readonly<Record<MoneyFigure, Entry | Tariff>> {
  const money = COUNTRY_MONEY[country];
  return {
    tariff: money.tariffs[0],
    petrolPrice: money.petrol,
    dieselPrice: money.diesel,
    inflation: money.inflation,
    discountRate: money.discountRate,
    loanRate: money.loanRate,
    loanTerm: money.loanTerm,
    downPayment: DOWN_PAYMENT,
    years: YEARS,
  };
}

/** The country's figures with the project's own in their place. */
export function moneyAssumptions(country: Country, own: OwnFigures): MoneyAssumptions {
  const standard = standardFigures(country);
  const assume = (figure: MoneyFigure): Assumption => ({
    value: own[figure] ?? standard[figure].value,
    unit: standard[figure].unit,
    own: own[figure] !== null,
    standard: standard[figure],
  });
  return {
    currency: COUNTRY_MONEY[country].currency,
    figures: {
      tariff: assume("tariff"),
      petrolPrice: assume("petrolPrice"),
      dieselPrice: assume("dieselPrice"),
      inflation: assume("inflation"),
      discountRate: assume("discountRate"),
      loanRate: assume("loanRate"),
      loanTerm: assume("loanTerm"),
      downPayment: assume("downPayment"),
      years: assume("years"),
    },
    generator: own.generator,
    gridEmissions: COUNTRY_MONEY[country].gridEmissions,
  };
}

/** Only what is not the default anyway: a default that is updated later then reaches the project. */
export function withoutStandards(country: Country, own: OwnFigures): OwnFigures {
  const standard = standardFigures(country);
  const kept = { ...own };
  for (const figure of MONEY_FIGURES) if (kept[figure] === standard[figure].value) kept[figure] = null;
  return kept;
}
