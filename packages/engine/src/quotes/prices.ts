import { COUNTRY_MONEY } from "../countries/country-money";
import { fuelOfHouseholdSet } from "../economics/generator-set";
import { litresPerKwh } from "../economics/generator-fuel";
import { GEL, LEAD_ACID } from "../sizing/battery-kinds";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "../prices/specification-rates";
import { fuelPriceOf } from "../sizing/generator-prices";
import type { DesignInput } from "../sizing/design";
import { ENOUGH_PRICES } from "./limits";
import { lineKind } from "./lines";
import type { MarketPrices, Quote } from "./quote";
import { isLead } from "./stated-parts";

/** Parts whose prices are compared, by their size. */
export const PRICED = ["panels", "battery", "inverter"] as const;
export type Priced = (typeof PRICED)[number];

/** What comparable things cost. */
export interface Median {
  readonly value: number;
  /** Live prices it is the median of; 0 where the design's dated table stands in. */
  readonly compared: number;
}

/** Units of the quote's currency for a dollar: as stated, else the dated rate of the country that uses it; null of others. */
function unitsPerDollar({ currency, perUsd }: Quote): number | null {
  if (perUsd != null && perUsd > 0) return perUsd;
  if (currency === "USD") return 1;
  return Object.values(COUNTRY_MONEY).find((money) => money.currency === currency)?.exchange.value ?? null;
}

/** [US dollars] Null where nothing is stated or the currency has no rate here. */
export function dollarsOf(amount: number | null | undefined, quote: Quote): number | null {
  const rate = unitsPerDollar(quote);
  return amount == null || rate === null ? null : amount / rate;
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

/** The price of the design page's table. [US dollars/W, /kWh, /W] */
function datedPrice(part: Priced, { battery }: Quote): number {
  if (part === "panels") return DOLLARS_PER_PANEL_WATT;
  if (part === "inverter") return DOLLARS_PER_INVERTER_WATT;
  const lead = battery != null && isLead(battery);
  const gel = /gel/i.test(battery?.chemistry ?? "");
  return 1_000 * DOLLARS_PER_BATTERY_WATT_HOUR * (lead ? (gel ? GEL : LEAD_ACID).priceRatio : 1);
}

const medianOf = (prices: readonly number[] | null | undefined, otherwise: number): Median =>
  prices == null || prices.length < ENOUGH_PRICES
    ? { value: otherwise, compared: 0 }
    : { value: middleOf(prices), compared: prices.length };

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

/** What a watt or kilowatt hour of the part costs elsewhere. [US dollars] */
export const medianPrice = (part: Priced, quote: Quote, market: MarketPrices): Median =>
  medianOf(market[MARKET_OF[part]], datedPrice(part, quote));

/** The design's table counts installation on the parts; here it is a share of parts and labour together. */
const DATED_LABOUR = INSTALLATION_SHARE / (1 + INSTALLATION_SHARE);
export const medianLabour = (market: MarketPrices): Median => medianOf(market.labourShare, DATED_LABOUR);

/** The price of a part for weighing a warning: as quoted, else by its size at the median. [US dollars] */
export function worthOf(part: Priced, quote: Quote, market: MarketPrices): number {
  return dollarsOf(priceOf(part, quote), quote) ?? (sizeOf(part, quote) ?? 0) * medianPrice(part, quote, market).value;
}

/** The whole quote for the same: as stated, else its parts. [US dollars] */
export const worthOfQuote = (quote: Quote, market: MarketPrices): number =>
  dollarsOf(quote.total, quote) ?? PRICED.reduce((sum, part) => sum + worthOf(part, quote, market), 0);

/** Half loaded, as a household's set mostly runs. */
const LOADED = 0.5;
/**
 * What a kilowatt hour that the system does not serve costs from a household's petrol set at the country's dated price, its
 * fuel alone. [US dollars/kWh]
 */
export const darknessPrice = ({ parameters }: DesignInput): number =>
  fuelPriceOf(parameters.country, "petrol") * litresPerKwh(fuelOfHouseholdSet("petrol"), 1, LOADED);
