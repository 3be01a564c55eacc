import type { CountryFigures } from "../countries/country-figures";
import type { Country, Currency } from "../countries/names";
import { CURRENCIES } from "../countries/names";
import { fuelOfHouseholdSet } from "../economics/generator-set";
import { litresPerKwh } from "../economics/generator-fuel";
import type { SystemType } from "../parameters/options";
import { exchanged, exchangeOf } from "../prices/exchange-rate";
import { AS_LISTED, localPrice, type PriceLineKind } from "../prices/local-price";
import { type PartPrice, type PricedPart, partPricesIn, type PriceRange } from "../prices/part-prices";
import { GEL, LEAD_ACID } from "../sizing/rule/battery-kinds";
import { fuelPriceOf } from "../sizing/rule/generator-prices";
import type { DesignInput } from "../sizing/inputs/design";
import { ENOUGH_PRICES } from "./limits";
import { lineKind } from "./lines";
import type { MarketPrices, Quote } from "./quote";
import { isLead } from "./stated-parts";

/** Parts whose prices are compared, by their size. */
export const PRICED = ["panels", "battery", "inverter"] as const;
export type Priced = (typeof PRICED)[number];

/** Where a quote is judged, with what comparable live products cost there. */
export interface Here {
  readonly country: Country;
  readonly systemType: SystemType;
  readonly market: MarketPrices;
  /** Of the country, on the day it is judged; left out: those of the release. */
  readonly figures?: CountryFigures | undefined;
}

/** At the figures of the house where no newer ones are given: a quote is of today, a house of when it was designed. */
export const hereOf = (
  { parameters: { country, systemType }, figures: kept }: Pick<DesignInput, "parameters" | "figures">,
  market: MarketPrices,
  figures: CountryFigures | undefined = kept,
): Here => ({ country, systemType, market, figures });

/** What a thing costs in a country. */
export interface Local extends PriceRange {
  /** Live prices whose median is the middle; 0 where it is the dated table's. */
  readonly compared: number;
  /** The last day of the dated price, else the day it speaks of; null where its source names none. */
  readonly dated: { readonly is: "until" | "of"; readonly day: string } | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const datedBy = ({ asOf, until = null }: PartPrice): Local["dated"] => {
  if (until !== null) return { is: "until", day: until };
  return DAY.test(asOf) ? { is: "of", day: asOf } : null;
};

/** The quote's currency, where one of the nine countries pays in it. */
export const currencyOf = ({ currency }: Quote): Currency | null =>
  CURRENCIES.find((known) => known === currency) ?? null;

/** [US dollars] At the dated rate, or at the one the quote states where no country of ours pays in its currency. */
export function dollarsOf(amount: number | null | undefined, quote: Quote): number | null {
  if (amount == null) return null;
  const currency = currencyOf(quote);
  if (currency !== null) return amount / exchangeOf(currency).value;
  return quote.perUsd != null && quote.perUsd > 0 ? amount / quote.perUsd : null;
}

/** Watts of the panels, kilowatt hours of the battery, watts of the inverter, as stated; null where they are not. */
export function sizeOf(part: Priced, { panels, battery, inverter }: Quote): number | null {
  if (part === "panels") return panels?.count != null && panels.watts != null ? panels.count * panels.watts : null;
  return (part === "battery" ? battery?.kwh : inverter?.watts) ?? null;
}

/** What the lines ask for a part. [the quote's currency] Null where no line names it. */
export function priceOf(part: Priced, { lines }: Quote): number | null {
  const ofPart = (lines ?? []).filter(({ what }) => lineKind(what) === part);
  const totals = ofPart.map(({ total, unit, quantity }) =>
    total != null ? total : unit != null && quantity != null ? unit * quantity : null,
  );
  return totals.length === 0 || totals.includes(null) ? null : totals.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

const MARKET_OF = {
  panels: "panelPerWatt",
  battery: "batteryPerKwh",
  inverter: "inverterPerWatt",
} as const satisfies Record<Priced, keyof MarketPrices>;

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

/** A battery's price ÷ that of lithium iron. */
function batteryRatio({ battery }: Quote): number {
  if (battery == null || !isLead(battery)) return 1;
  return (/gel/i.test(battery.chemistry ?? "") ? GEL : LEAD_ACID).priceRatio;
}

const PER_KILOWATT = 1_000;

/** Prices of one watt of panels and of inverter, and of a kilowatt hour. [US dollars] */
function ranges(quote: Quote, { country, systemType, figures }: Here): Readonly<Record<PriceLineKind, PriceRange>> {
  const ratios = { ...AS_LISTED, battery: batteryRatio(quote) };
  const { lines, currency } = localPrice({
    country,
    systemType,
    panels: 1,
    battery: PER_KILOWATT,
    inverter: 1,
    ratios,
    figures,
  });
  const dollars = (amount: number) => exchanged(amount, currency, "USD");
  const of = (kind: PriceLineKind): PriceRange => {
    const { low = 0, middle = 0, high = 0 } = lines.find((line) => line.kind === kind) ?? {};
    return { low: dollars(low), middle: dollars(middle), high: dollars(high) };
  };
  return {
    panels: of("panels"),
    battery: of("battery"),
    inverter: of("inverter"),
    balance: of("balance"),
    labour: of("labour"),
  };
}

const partOf = (part: Priced, { systemType }: Here): PricedPart => {
  if (part === "inverter") return systemType === "on-grid" ? "inverterOnGrid" : "inverterHybrid";
  return part === "panels" ? "module" : "battery";
};

/**
 * What a watt or kilowatt hour of the part costs here. [US dollars] A median of live prices takes the place of the middle,
 * never beyond the table's cheapest and dearest.
 */
export function localOf(part: Priced, quote: Quote, here: Here): Local {
  const range = ranges(quote, here)[part];
  const live = here.market[MARKET_OF[part]] ?? [];
  const price = partPricesIn(here.country, here.figures)[partOf(part, here)];
  const dated = datedBy(price);
  if (live.length < ENOUGH_PRICES) return { ...range, compared: price.live?.products ?? 0, dated };
  return { ...range, middle: Math.min(range.high, Math.max(range.low, middleOf(live))), compared: live.length, dated };
}

/**
 * What the work of a system costs here: by its panels and its battery. [US dollars] Null where it has neither. Live shares of
 * the work in the whole price take the place of the middle, never beyond the table's cheapest and dearest.
 *
 * @param whole  Parts and work together. [US dollars]
 */
export function localLabour(
  quote: Quote,
  { country, systemType, market, figures }: Here,
  whole: number | null,
): Local | null {
  const panels = sizeOf("panels", quote) ?? 0;
  const battery = PER_KILOWATT * (sizeOf("battery", quote) ?? 0);
  if (panels === 0 && battery === 0) return null;
  const { lines, currency } = localPrice({ country, systemType, panels, battery, inverter: 0, figures });
  const labour = lines.find(({ kind }) => kind === "labour");
  if (labour === undefined) return null;
  const dollars = (amount: number) => exchanged(amount, currency, "USD");
  const [low, high] = [dollars(labour.low), dollars(labour.high)];
  const live = market.labourShare ?? [];
  const dated = datedBy(partPricesIn(country, figures).labour);
  if (live.length < ENOUGH_PRICES || whole === null)
    return { low, middle: dollars(labour.middle), high, compared: 0, dated };
  return { low, middle: Math.min(high, Math.max(low, middleOf(live) * whole)), high, compared: live.length, dated };
}

/** The price of a part for weighing a warning: as quoted, else by its size at what is usual here. [US dollars] */
export function worthOf(part: Priced, quote: Quote, here: Here): number {
  return dollarsOf(priceOf(part, quote), quote) ?? (sizeOf(part, quote) ?? 0) * localOf(part, quote, here).middle;
}

/** The whole quote for the same: as stated, else its parts. [US dollars] */
export const worthOfQuote = (quote: Quote, here: Here): number =>
  dollarsOf(quote.total, quote) ?? PRICED.reduce((sum, part) => sum + worthOf(part, quote, here), 0);

/** Half loaded, as a household's set mostly runs. */
const LOADED = 0.5;
/**
 * What a kilowatt hour that the system does not serve costs from a household's petrol set at the country's dated price, its
 * fuel alone. [US dollars/kWh]
 */
export const darknessPrice = ({ parameters, figures }: DesignInput): number =>
  fuelPriceOf(parameters.country, "petrol", figures) * litresPerKwh(fuelOfHouseholdSet("petrol"), 1, LOADED);
