import type { GeneratorKind } from "../economics/generator-set";
import type { Country, Currency, SystemType } from "../parameters/options";
import type { CountryMoney } from "../countries/country";
import type { CountryFigures } from "../countries/country-figures";
import { cited, type Entry, type Tariff } from "../countries/entry";
import type { ExportRule } from "../countries/export-rule";
import { moneyIn } from "../countries/money-in";
import { planFor } from "../countries/tariff-plan";
import type { TariffPlanId } from "../prices/tariff-plans";
import type { Buyer } from "../prices/subsidies";
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
  "gridHours",
  "setHours",
  "movedLoad",
] as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** How the house has its power today. On the grid that is the bill. */
const OF_TODAY: ReadonlySet<MoneyFigure> = new Set(["gridHours", "setHours", "movedLoad"]);

/** Those that say something where this is paid, in US dollars there is nothing to exchange, and where this is built. */
export const moneyFiguresIn = (currency: Currency, systemType: SystemType): readonly MoneyFigure[] =>
  MONEY_FIGURES.filter(
    (figure) =>
      (figure !== "exchangeRate" || currency !== "USD") && (systemType !== "on-grid" || !OF_TODAY.has(figure)),
  );

/**
 * What stands for no figure of a country: the set a household has, by size where it does not say, and what that burns in
 * a week, by its hours where it says neither; and what a sold kilowatt hour earns, by the country's rule where it does not
 * say, 0 for nothing. [kW, l/week, currency/week, currency/kWh]
 */
export const OPEN_FIGURES = ["setPower", "weeklyLitres", "weeklyFuel", "exportPrice"] as const;
export type OpenFigure = (typeof OPEN_FIGURES)[number];

/** What a project says itself; null follows the default. Prices in the country's own currency, the exchange for a US dollar. */
export type OwnFigures = Readonly<Record<MoneyFigure | OpenFigure, number | null>> & {
  readonly generator: GeneratorKind | null;
  /** Who builds, and the day it is finished: subsidies go by them, and without both none is counted. */
  readonly buyer: Buyer | null;
  readonly installDay: string | null;
  /** By which the house is billed; null: the country's, or what the law puts it on. */
  readonly tariffPlan: TariffPlanId | null;
};

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
  gridHours: null,
  setHours: null,
  movedLoad: null,
  setPower: null,
  weeklyLitres: null,
  weeklyFuel: null,
  exportPrice: null,
  generator: null,
  buyer: null,
  installDay: null,
  tariffPlan: null,
};

/** [h] */
const ALL_DAY = 24;

/** Life of the comparison, within the 25 years panels are guaranteed for. */
const YEARS = cited("assumption", "years", 20, "2026-01-01", told("source.guarantee"));
/** Lenders ask for a tenth to a third. */
const DOWN_PAYMENT = cited("assumption", "%", 20, "2026-01-01", told("source.downPayment"));

/** A set runs when there is much to do: pumping, ironing, cooling what has warmed. */
const MOVED_LOAD = cited("assumption", "%", 100, "2026-01-01", told("source.movedLoad"));

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
  /** What the household says of its own set; null where it does not. */
  readonly open: Readonly<Record<OpenFigure, number | null>>;
  /** Null: by the size that is needed. */
  readonly generator: GeneratorKind | null;
  readonly gridEmissions: Entry;
  readonly solarVat: Entry;
  /** Those that all of it is by; left out: the release's. */
  readonly countryFigures: CountryFigures | undefined;
  /** Null until both are said. */
  readonly subsidies: { readonly buyer: Buyer; readonly day: string } | null;
}

/** The tariff of the band that the hours of supply earn; where bands do not go by them, the country's usual one. */
function standardTariff({ plans, tariffs }: CountryMoney, supplyHours: number): Tariff {
  const { band } = planFor(plans, Infinity, supplyHours);
  return tariffs.find((tariff) => tariff.band?.id === band?.id) ?? tariffs[0];
}

/** What is left of the day outside the outage that the project tells. */
const hoursOfSupply = (hours: number): Entry =>
  cited("assumption", "h/day", hours, "2026-01-01", told("source.hoursOfSupply"));

/** Who builds off the grid where nearly everybody has it all day has none. */
const NO_GRID = cited("assumption", "h/day", 0, "2026-01-01", told("source.noGrid"));

/** With grid before anything is built, where the household does not say it. */
function gridToday({ today }: CountryMoney, supply: ToldSupply): Entry {
  if (supply === null && today.setHours.value === 0) return NO_GRID;
  return supply === null || supply === ALL_DAY ? today.gridHours : hoursOfSupply(supply);
}

/** Hours of supply a day that a project tells; null where it tells none, as off-grid. [h] */
type ToldSupply = number | null;

/** What the household says of its grid comes first, then what the project tells, then what is usual in the country. [h] */
const supplyHoursIn = ({ today }: CountryMoney, told: ToldSupply, own: number | null): number =>
  own ?? told ?? today.gridHours.value;

/**
 * What a project starts from in a country.
 *
 * @param supply     With grid, a day. [h]
 * @param gridHours  What the household says of it; null where it does not. [h]
 */
export function standardFigures(
  country: Country,
  supply: ToldSupply = ALL_DAY,
  gridHours: number | null = null,
  figures?: CountryFigures,
): Readonly<Record<MoneyFigure, Entry | Tariff>> {
  const money = moneyIn(country, figures);
  return {
    tariff: standardTariff(money, supplyHoursIn(money, supply, gridHours)),
    petrolPrice: money.petrol,
    dieselPrice: money.diesel,
    exchangeRate: money.exchange,
    inflation: money.inflation,
    discountRate: money.discountRate,
    loanRate: money.loanRate,
    loanTerm: money.loanTerm,
    downPayment: DOWN_PAYMENT,
    years: YEARS,
    gridHours: gridToday(money, supply),
    setHours: money.today.setHours,
    movedLoad: MOVED_LOAD,
  };
}

/**
 * The country's figures with the project's own in their place.
 *
 * @param supply  With grid, a day: decides the band of a tariff. [h]
 */
export function moneyAssumptions(
  country: Country,
  own: OwnFigures,
  supply: ToldSupply = ALL_DAY,
  figures?: CountryFigures,
): MoneyAssumptions {
  const standard = standardFigures(country, supply, own.gridHours, figures);
  const money = moneyIn(country, figures);
  const { currency, plans, exports, gridEmissions, solarVat } = money;
  const assume = (figure: MoneyFigure): Assumption => ({
    value: own[figure] ?? standard[figure].value,
    unit: standard[figure].unit,
    own: own[figure] !== null,
    standard: standard[figure],
  });
  return {
    currency,
    plans,
    exports: own.exportPrice === null ? exports : ownExport(own.exportPrice, currency),
    supplyHours: supplyHoursIn(money, supply, own.gridHours),
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
      gridHours: assume("gridHours"),
      setHours: assume("setHours"),
      movedLoad: assume("movedLoad"),
    },
    open: {
      setPower: own.setPower,
      weeklyLitres: own.weeklyLitres,
      weeklyFuel: own.weeklyFuel,
      exportPrice: own.exportPrice,
    },
    generator: own.generator,
    gridEmissions,
    solarVat,
    countryFigures: figures,
    subsidies: own.buyer === null || own.installDay === null ? null : { buyer: own.buyer, day: own.installDay },
  };
}

/** A price that the person typed, which follows prices; nothing where it is 0. */
function ownExport(price: number, currency: Currency): ExportRule {
  const entry = cited("assumption", `${currency}/kWh`, price, "2026-01-01", told("from.you"));
  return price > 0 ? { kind: "paid", steps: [{ upTo: null, price: entry }] } : { kind: "nothing", because: entry };
}

/** Only what is not the default anyway: a default that is updated later then reaches the project. */
export function withoutStandards(
  country: Country,
  own: OwnFigures,
  supply: ToldSupply = ALL_DAY,
  figures?: CountryFigures,
): OwnFigures {
  const standard = standardFigures(country, supply, own.gridHours, figures);
  const kept = { ...own };
  for (const figure of MONEY_FIGURES) if (kept[figure] === standard[figure].value) kept[figure] = null;
  return kept;
}
