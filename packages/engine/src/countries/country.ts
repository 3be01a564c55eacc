import type { Entry, Tariff } from "./entry";
import type { ExportRule } from "./export-rule";
import type { Currency } from "./names";
import type { Plans } from "./tariff-plan";

/** Hours a day, as most households of a country have them. */
export interface PowerToday {
  /** With grid. [h/day] */
  readonly gridHours: Entry;
  /** On a generator of their own. [h/day] */
  readonly setHours: Entry;
}

/** Money of a country, in its own currency. */
export interface CountryMoney {
  readonly currency: Currency;
  /** What a bill is made of, one for each kind of household. */
  readonly plans: Plans;
  /** What a kilowatt hour costs under them: the first is what a project starts from where no rule says another. */
  readonly tariffs: readonly [Tariff, ...Tariff[]];
  readonly exports: ExportRule;
  /** [currency/l] */
  readonly petrol: Entry;
  readonly diesel: Entry;
  /** How a household has its power before it builds a system. */
  readonly today: PowerToday;
  /** Of the currency for a US dollar, in which parts are priced. */
  readonly exchange: Entry;
  /** [kg CO₂/kWh] */
  readonly gridEmissions: Entry;
  /** [% a year] */
  readonly inflation: Entry;
  readonly discountRate: Entry;
  readonly loanRate: Entry;
  /** [months] */
  readonly loanTerm: Entry;
  /** On panels and their installation at a home. [%] */
  readonly solarVat: Entry;
}
