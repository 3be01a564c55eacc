import type { GeneratorKind } from "../economics/generator-set";
import type { Country, Currency } from "../parameters/options";
import type { CountryMoney } from "../countries/country";
import { COUNTRY_MONEY } from "../countries/country-money";
import { cited, type Entry, type Tariff } from "../countries/entry";
import { planFor } from "../countries/tariff-plan";
import { told } from "./told";

/** The figures a person may replace by their own, in the order of the screen. */
export const MONEY_FIGURES = [
  "tariff",
  "petrolPrice",
  "dieselPrice",
  "exchangeRate",
  "inflation",
  "discountRate",
  "loanRate",
  "loanTerm",
  "downPayment",
  "years",
] as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** Those that say something where this is paid: in US dollars there is nothing to exchange. */
export const moneyFiguresIn = (currency: Currency): readonly MoneyFigure[] =>
  MONEY_FIGURES.filter((figure) => figure !== "exchangeRate" || currency !== "USD");

/** What a project says itself; null follows the default. Prices in the country's own currency, the exchange for a US dollar. */
export type OwnFigures = Readonly<Record<MoneyFigure, number | null>> & { readonly generator: GeneratorKind | null };

export const NO_OWN_FIGURES: OwnFigures = {
  tariff: null,
  petrolPrice: null,
  dieselPrice: null,
  exchangeRate: null,
  inflation: null,
  discountRate: null,
  loanRate: null,
  loanTerm: null,
  downPayment: null,
  years: null,
  generator: null,
};

/** [h] */
const ALL_DAY = 24;

/** Life of the comparison, within the 25 years panels are guaranteed for. */
const YEARS = cited("assumption", "years", 20, "2026-01-01", told("source.guarantee"));
/** Lenders ask for a tenth to a third. */
const DOWN_PAYMENT = cited("assumption", "%", 20, "2026-01-01", told("source.downPayment"));

/** One figure as the calculation takes it, beside the default it may replace. */
export interface Assumption {
  readonly value: number;
  readonly unit: string;
  /** The person's own. */
  readonly own: boolean;
  readonly standard: Entry | Tariff;
}

export interface MoneyAssumptions extends Pick<CountryMoney, "currency" | "plans" | "exports"> {
  /** A day. [h] */
  readonly supplyHours: number;
  readonly figures: Readonly<Record<MoneyFigure, Assumption>>;
  /** Null: by the size that is needed. */
  readonly generator: GeneratorKind | null;
  readonly gridEmissions: Entry;
}

/** The tariff of the band that the hours of supply earn; where bands do not go by them, the country's usual one. */
function standardTariff({ plans, tariffs }: CountryMoney, supplyHours: number): Tariff {
  const { band } = planFor(plans, Infinity, supplyHours);
  return tariffs.find((tariff) => tariff.band?.id === band?.id) ?? tariffs[0];
}

/**
 * What a project starts from in a country.
 *
 * @param supplyHours  With grid, a day. [h]
 */
export function standardFigures(
  country: Country,
  supplyHours: number = ALL_DAY,
): Readonly<Record<MoneyFigure, Entry | Tariff>> {
  const money = COUNTRY_MONEY[country];
  return {
    tariff: standardTariff(money, supplyHours),
    petrolPrice: money.petrol,
    dieselPrice: money.diesel,
    exchangeRate: money.exchange,
    inflation: money.inflation,
    discountRate: money.discountRate,
    loanRate: money.loanRate,
    loanTerm: money.loanTerm,
    downPayment: DOWN_PAYMENT,
    years: YEARS,
  };
}

/**
 * The country's figures with the project's own in their place.
 *
 * @param supplyHours  With grid, a day: decides the band of a tariff. [h]
 */
export function moneyAssumptions(country: Country, own: OwnFigures, supplyHours: number = ALL_DAY): MoneyAssumptions {
  const standard = standardFigures(country, supplyHours);
  const { currency, plans, exports, gridEmissions } = COUNTRY_MONEY[country];
  const assume = (figure: MoneyFigure): Assumption => ({
    value: own[figure] ?? standard[figure].value,
    unit: standard[figure].unit,
    own: own[figure] !== null,
    standard: standard[figure],
  });
  return {
    currency,
    plans,
    exports,
    supplyHours,
    figures: {
      tariff: assume("tariff"),
      petrolPrice: assume("petrolPrice"),
      dieselPrice: assume("dieselPrice"),
      exchangeRate: assume("exchangeRate"),
      inflation: assume("inflation"),
      discountRate: assume("discountRate"),
      loanRate: assume("loanRate"),
      loanTerm: assume("loanTerm"),
      downPayment: assume("downPayment"),
      years: assume("years"),
    },
    generator: own.generator,
    gridEmissions,
  };
}

/** Only what is not the default anyway: a default that is updated later then reaches the project. */
export function withoutStandards(country: Country, own: OwnFigures, supplyHours: number = ALL_DAY): OwnFigures {
  const standard = standardFigures(country, supplyHours);
  const kept = { ...own };
  for (const figure of MONEY_FIGURES) if (kept[figure] === standard[figure].value) kept[figure] = null;
  return kept;
}
