import { byPlace } from "../countries/countries";
import { type CountryFigures, type LiveMedian, renewable, type RenewedFigure } from "../countries/country-figures";
import { type Country, CURRENCIES, type Currency, ELSEWHERE, type MarketCountry } from "../countries/names";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "./specification-rates";
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
  /** Last day it holds, where an operator says one. */
  readonly until?: string | null;
  /** None where the figure is ours by arithmetic, and where shops ask its middle. */
  readonly sources: readonly string[];
  /** Where the middle is that of products on sale. */
  readonly live?: Pick<LiveMedian, "products" | "shops" | "day"> | undefined;
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
const PRICES_DAY: string = prices.day;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
if (!DAY.test(PRICES_DAY)) throw new Error(`No day: ${PRICES_DAY}`);

/** The specification's rate of a part, in dollars. */
const fixed = (rate: number): PartPrice => ({
  low: rate,
  middle: rate,
  high: rate,
  asOf: "undated",
  confidence: "specification",
  sources: ["Fixed rates of the specification, in US dollars; no local price was looked up"],
});

/** What parts cost where nobody looked: the specification's rates, its installation by the part that it goes with. */
const AT_FIXED_RATES: CountryPrices = {
  currency: "USD",
  module: fixed(DOLLARS_PER_PANEL_WATT),
  battery: fixed(1_000 * DOLLARS_PER_BATTERY_WATT_HOUR),
  inverterHybrid: fixed((1 + INSTALLATION_SHARE) * DOLLARS_PER_INVERTER_WATT),
  inverterOnGrid: fixed((1 + INSTALLATION_SHARE) * DOLLARS_PER_INVERTER_WATT),
  balance: fixed(0),
  labour: fixed(INSTALLATION_SHARE * DOLLARS_PER_PANEL_WATT),
  batteryLabour: fixed(INSTALLATION_SHARE * 1_000 * DOLLARS_PER_BATTERY_WATT_HOUR),
};

/** Source: dated part prices of nine countries, `prices/data/part-prices.json`, each figure with its own sources. */
export const PART_PRICES: Readonly<Record<Country, CountryPrices>> = inCurrencies(prices.countries);

/** Whether anybody looked up what parts cost there. */
export const arePricesKnown = (country: Country): country is MarketCountry => country !== ELSEWHERE;

interface Listed extends Readonly<Record<PricedPart, PartPrice>> {
  readonly currency: string;
}

/** The table with its currencies as the engine knows them. */
function inCurrencies(listed: Readonly<Record<MarketCountry, Listed>>): Readonly<Record<Country, CountryPrices>> {
  const priced = (country: MarketCountry): CountryPrices => {
    const { currency: name, ...prices } = listed[country];
    const currency = CURRENCIES.find((one) => one === name);
    if (currency === undefined) throw new Error(`No country pays in ${name}`);
    return { ...prices, currency };
  };
  return byPlace(({ name }) => (name === ELSEWHERE ? AT_FIXED_RATES : priced(name)));
}

/** The release's, with what operators renewed of them. */
const datedPricesIn = renewable<Country, CountryPrices>(
  (country) => PART_PRICES[country],
  (table, country, renewed) => {
    const of = (part: PricedPart): PartPrice => renewedPrice(table[part], renewed.get(`${country}/${part}`));
    return {
      currency: table.currency,
      module: of("module"),
      battery: of("battery"),
      inverterHybrid: of("inverterHybrid"),
      inverterOnGrid: of("inverterOnGrid"),
      balance: of("balance"),
      labour: of("labour"),
      batteryLabour: of("batteryLabour"),
    };
  },
);

const withLive = new WeakMap<CountryFigures, Map<Country, CountryPrices>>();

/** Part prices of a country: the release's, with what operators renewed of them and what its shops ask. */
export function partPricesIn(country: Country, figures?: CountryFigures): CountryPrices {
  const dated = datedPricesIn(country, figures);
  if (figures?.live === undefined || figures.live.length === 0) return dated;
  const tables = withLive.get(figures) ?? new Map<Country, CountryPrices>();
  withLive.set(figures, tables);
  const known = tables.get(country) ?? livePrices(dated, country, figures.live);
  tables.set(country, known);
  return known;
}

function livePrices(table: CountryPrices, country: Country, live: readonly LiveMedian[]): CountryPrices {
  const asked = live.flatMap((median) => {
    const part = PRICED_PARTS.find((each) => `${country}/${each}` === median.id);
    return part === undefined ? [] : [[part, livePrice(table[part], median)] as const];
  });
  return asked.length === 0 ? table : { ...table, ...Object.fromEntries(asked) };
}

/** Shops move the middle alone, never beyond the cheapest and the dearest: those stay the table's. */
const livePrice = (price: PartPrice, { value, products, shops, day }: LiveMedian): PartPrice => ({
  low: price.low,
  middle: Math.min(price.high, Math.max(price.low, value)),
  high: price.high,
  asOf: day,
  until: null,
  confidence: "live",
  sources: [],
  live: { products, shops, day },
});

/** The cheapest and the dearest move with the middle where they are not renewed themselves. */
function renewedPrice(price: PartPrice, renewed: RenewedFigure | undefined): PartPrice {
  if (renewed === undefined || renewed.value === null) return price;
  const { value } = renewed;
  // What cost nothing has no proportion.
  const [low, high] =
    price.middle > 0
      ? [(price.low * value) / price.middle, (price.high * value) / price.middle]
      : [Math.min(price.low, value), Math.max(price.high, value)];
  return {
    low: renewed.low ?? low,
    middle: value,
    high: renewed.high ?? high,
    asOf: renewed.from,
    until: renewed.until,
    confidence: "reported",
    sources: [renewed.source],
  };
}

/** The day that a country's prices are of: the table's, or that of the newest price that was renewed since. */
export const pricesDay = (table: CountryPrices): string =>
  PRICED_PARTS.map((part) => table[part].asOf)
    .filter((day) => DAY.test(day))
    .reduce((newest, day) => (day > newest ? day : newest), PRICES_DAY);

/** The last day of the price that ends first; null where none says one. */
export const firstEnd = (table: CountryPrices): string | null =>
  PRICED_PARTS.map((part) => table[part].until ?? null).reduce(
    (first, until) => (first === null || (until !== null && until < first) ? until : first),
    null,
  );
