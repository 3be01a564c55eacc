import type { CountryFigures } from "../countries/country-figures";
import type { Country, Currency } from "../countries/names";
import type { SystemType } from "../parameters/options";
import { exchanged, exchangeOf } from "./exchange-rate";
import { firstEnd, partPricesIn, type PricedPart, pricesDay, type PriceRange } from "./part-prices";

/** What a local price is asked for. */
export interface PricedSystem {
  readonly country: Country;
  readonly systemType: SystemType;
  /** [W] */
  readonly panels: number;
  /** [Wh] */
  readonly battery: number;
  /** [W] */
  readonly inverter: number;
  readonly ratios?: PriceRatios | undefined;
  /** What was typed for all pieces of a part in place of the table's. */
  readonly typed?: TypedPrices | undefined;
  /** Left out: those of the release. */
  readonly figures?: CountryFigures | undefined;
}

/** Price of what is bought ÷ the table's: of another chemistry, a better make, an owner's own work. */
export interface PriceRatios {
  readonly panels: number;
  readonly battery: number;
  readonly inverter: number;
  readonly labour: number;
}
export const AS_LISTED: PriceRatios = { panels: 1, battery: 1, inverter: 1, labour: 1 };

export type TypedPart = "panels" | "battery" | "inverter";
export type TypedPrices = Partial<
  Readonly<Record<TypedPart, { readonly amount: number; readonly currency: Currency }>>
>;

export const PRICE_LINES = ["panels", "battery", "inverter", "balance", "labour"] as const;
export type PriceLineKind = (typeof PRICE_LINES)[number];

export interface PriceLine extends PriceRange {
  readonly kind: PriceLineKind;
  /** In which the person typed it; null where it is the table's. */
  readonly typed: Currency | null;
}

/** What a system costs in its country, parts and labour, taxes as they are sold to a home, before what a subsidy takes off. */
export interface LocalPrice extends PriceRange {
  readonly currency: Currency;
  /** On which the prices were looked up. */
  readonly day: string;
  /** The last day of the price in it that ends first; null where none has one. */
  readonly until: string | null;
  readonly lines: readonly PriceLine[];
}

const WATTS_OF_KILOWATT = 1_000;
const NOTHING: PriceRange = { low: 0, middle: 0, high: 0 };

const times = ({ low, middle, high }: PriceRange, factor: number): PriceRange => ({
  low: low * factor,
  middle: middle * factor,
  high: high * factor,
});
const sum = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce(
    (total, { low, middle, high }) => ({
      low: total.low + low,
      middle: total.middle + middle,
      high: total.high + high,
    }),
    NOTHING,
  );
const surely = (amount: number): PriceRange => ({ low: amount, middle: amount, high: amount });

const inverterOf = (systemType: SystemType): PricedPart =>
  systemType === "on-grid" ? "inverterOnGrid" : "inverterHybrid";

/**
 * The second rung of the price: dated part prices of a country, frames, cables and protection, and labour.
 *
 * Source: `prices/data/part-prices.json`; the reference system of nine countries in `prices/truth/reference-systems.json`.
 */
export function localPrice(system: PricedSystem): LocalPrice {
  const { panels, inverter, systemType, ratios = AS_LISTED, typed = {}, figures } = system;
  const table = partPricesIn(system.country, figures);
  const kilowattHours = system.battery / WATTS_OF_KILOWATT;
  const listed = (kind: PriceLineKind, range: PriceRange): PriceLine => ({ kind, ...range, typed: null });
  const part = (kind: TypedPart, range: PriceRange): PriceLine => {
    const own = typed[kind];
    if (own === undefined) return listed(kind, times(range, ratios[kind]));
    return { kind, ...surely(exchanged(own.amount, own.currency, table.currency, figures)), typed: own.currency };
  };
  const labour = sum([times(table.labour, panels), times(table.batteryLabour, kilowattHours)]);
  const lines = [
    part("panels", times(table.module, panels)),
    part("battery", times(table.battery, kilowattHours)),
    part("inverter", times(table[inverterOf(systemType)], inverter)),
    listed("balance", times(table.balance, panels)),
    listed("labour", times(labour, ratios.labour)),
  ];
  return { currency: table.currency, day: pricesDay(table), until: firstEnd(table), lines, ...sum(lines) };
}

/** Prices of a country as the search takes them: US dollars at the dated exchange rate, per W and Wh. */
export interface LocalRates {
  readonly panel: number;
  readonly battery: number;
  readonly inverter: number;
  /** Frames, cables, protection and labour of a watt of panels, and putting up a watt-hour of battery. */
  readonly perPanelWatt: number;
  readonly perBatteryWattHour: number;
}

/** The same prices for one watt and watt-hour, at the low, the middle or the high end. */
export function localRates(
  country: Country,
  systemType: SystemType,
  ratios: PriceRatios = AS_LISTED,
  end: keyof PriceRange = "middle",
  figures?: CountryFigures,
): LocalRates {
  const table = partPricesIn(country, figures);
  const dollars = (part: PricedPart) => table[part][end] / exchangeOf(table.currency).value;
  return {
    panel: ratios.panels * dollars("module"),
    battery: (ratios.battery * dollars("battery")) / WATTS_OF_KILOWATT,
    inverter: ratios.inverter * dollars(inverterOf(systemType)),
    perPanelWatt: dollars("balance") + ratios.labour * dollars("labour"),
    perBatteryWattHour: (ratios.labour * dollars("batteryLabour")) / WATTS_OF_KILOWATT,
  };
}
