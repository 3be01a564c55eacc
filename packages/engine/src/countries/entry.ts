import type { Text } from "../units/told";
import type { Currency } from "./names";

/** What kind of thing a figure is decides how long it is worth believing. */
export type EntryKind = "price" | "rate" | "emissions" | "law" | "assumption";

/**
 * Months after which an entry is old. Assumption: pump prices, tariffs and central banks move within a year; a grid's
 * mix of plants and a tax law move over some years; an assumption of ours does not age.
 */
export const MONTHS_FRESH: Readonly<Record<EntryKind, number>> = {
  price: 12,
  rate: 12,
  emissions: 36,
  law: 36,
  assumption: Infinity,
};

/**
 * How well a figure is known. Published: the authority's own, or restated with its name and digits. Reported: a newspaper,
 * a trade page or a shop. Inferred: arithmetic from sourced parts, which the source shows. Cited: from knowledge; the
 * source was not at hand to be read again.
 */
export type Confidence = "published" | "reported" | "inferred" | "cited";

/** One figure with its date and its source. */
export interface Entry {
  readonly kind: EntryKind;
  readonly value: number;
  /** Prices begin with their currency: "NGN/kWh". */
  readonly unit: string;
  /** The day the figure speaks of, "2026-01-31". */
  readonly asOf: string;
  /** Last day it holds; null: no end is known. */
  readonly until: string | null;
  /** Title, publisher, date; of an assumption, what it goes by. */
  readonly source: Text;
  readonly confidence: Confidence;
  readonly note?: Text;
}

/** A class of customers or a block of a month's energy, by which a household finds its tariff. */
export interface Band {
  readonly id: string;
  readonly name: Text;
}

/** What a kilowatt hour costs, with the levies and taxes that go by it. */
export interface Tariff extends Entry {
  /** First day it holds. */
  readonly from: string;
  /** Null where there is one price. */
  readonly band: Band | null;
}

interface More {
  readonly until?: string;
  readonly note?: Text;
}
type Fields = readonly [kind: EntryKind, unit: string, value: number, asOf: string, source: Text, more?: More];

const known =
  (confidence: Confidence) =>
  (...[kind, unit, value, asOf, source, { until, note } = {}]: Fields): Entry => ({
    kind,
    value,
    unit,
    asOf,
    until: until ?? null,
    source,
    confidence,
    ...(note === undefined ? {} : { note }),
  });

export const published = known("published");
export const reported = known("reported");
export const inferred = known("inferred");
export const cited = known("cited");

/**
 * Of a currency for a US dollar, middle of the market on 29 September 2026.
 *
 * Source: an open daily table, within 0.1 to 2% of ten figures of banks and press.
 */
export const marketRate = (currency: Currency, value: number): Entry =>
  reported("rate", `${currency}/USD`, value, "2026-09-29", "Market mid rates, currency-api, 2026-09-29");
