import { byCountry } from "../countries/countries";
import { type Country, CURRENCIES, type Currency } from "../countries/names";
import prices from "./data/part-prices.json" with { type: "json" };

/** What a thing costs: the cheapest found, what a careful buyer pays, a dear shop or firm. */
export interface PriceRange {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** One dated figure of the table. */
export interface PartPrice extends PriceRange {
  /** Of what stands in the sources: a day, a month, or in words where they name none. */
  readonly asOf: string;
  readonly confidence: string;
  /** None where the figure is ours by arithmetic. */
  readonly sources: readonly string[];
}

export const PRICED_PARTS = [
  "module",
  "battery",
  "inverterHybrid",
  "inverterOnGrid",
  "balance",
  "labour",
  "batteryLabour",
] as const;
export type PricedPart = (typeof PRICED_PARTS)[number];

/**
 * Retail prices of a country in its own currency, tax as it is sold to a home: of a watt of module and of inverter, of a
 * kilowatt hour of battery and of putting it up, and of a watt of panels for frames, cables and protection (balance) and
 * for labour.
 */
export interface CountryPrices extends Readonly<Record<PricedPart, PartPrice>> {
  readonly currency: Currency;
}

/** The day on which the table was looked up. Its figures have their own. */
export const PRICES_DAY: string = prices.day;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
if (!DAY.test(PRICES_DAY)) throw new Error(`No day: ${PRICES_DAY}`);

/** Source: dated part prices of nine countries, `prices/data/part-prices.json`, each figure with its own sources. */
export const PART_PRICES: Readonly<Record<Country, CountryPrices>> = inCurrencies(prices.countries);

interface Listed extends Readonly<Record<PricedPart, PartPrice>> {
  readonly currency: string;
}

/** The table with its currencies as the engine knows them. */
function inCurrencies(listed: Readonly<Record<Country, Listed>>): Readonly<Record<Country, CountryPrices>> {
  const priced = (country: Country): CountryPrices => {
    const { currency: name, ...prices } = listed[country];
    const currency = CURRENCIES.find((one) => one === name);
    if (currency === undefined) throw new Error(`No country pays in ${name}`);
    return { ...prices, currency };
  };
  return byCountry(({ name }) => priced(name));
}
