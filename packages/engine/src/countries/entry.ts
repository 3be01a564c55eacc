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

/** One published figure with its date and its source. */
export interface Entry {
  readonly kind: EntryKind;
  readonly value: number;
  readonly unit: string;
  /** The day the figure speaks of, "2026-01-31". */
  readonly asOf: string;
  /** Title, publisher, date. */
  readonly source: string;
  /** Whether the source was read again for this table; otherwise it is cited from knowledge and says so. */
  readonly reread: boolean;
  readonly note?: string;
}

/** What a kilowatt hour costs, taxes as the source has them. */
export interface Tariff extends Entry {
  /** First and last day it holds; an open end is null. */
  readonly from: string;
  readonly until: string | null;
  /** "Band A, 20 hours a day or more"; null where there is one price. */
  readonly band: string | null;
}

/** A law's rate until the day it changes. */
export interface Tax extends Entry {
  readonly until: string | null;
}

/** Money of a country, in its own currency. */
export interface CountryMoney {
  readonly currency: Currency;
  /** The first is what a project starts from. [currency/kWh] */
  readonly tariffs: readonly [Tariff, ...Tariff[]];
  /** [currency/l] */
  readonly petrol: Entry;
  readonly diesel: Entry;
  /** [kg CO₂/kWh] */
  readonly gridEmissions: Entry;
  /** [% a year] */
  readonly inflation: Entry;
  readonly discountRate: Entry;
  readonly loanRate: Entry;
  /** [months] */
  readonly loanTerm: Entry;
  /** On panels and their installation at a home. [%] */
  readonly solarVat: Tax;
}

type Fields = readonly [value: number, asOf: string, source: string, note?: string];

const entry = (kind: EntryKind, unit: string, reread: boolean, [value, asOf, source, note]: Fields): Entry => ({
  kind,
  value,
  unit,
  asOf,
  source,
  reread,
  ...(note === undefined ? {} : { note }),
});

/** A figure whose source was read when it was written down here. */
export const published = (kind: EntryKind, unit: string, ...fields: Fields) => entry(kind, unit, true, fields);
/** A figure cited from knowledge; the source was not at hand to be read again. */
export const cited = (kind: EntryKind, unit: string, ...fields: Fields) => entry(kind, unit, false, fields);

/** Until when the law stands; null: no end is known. */
export const tax = (rate: Entry, until: string | null): Tax => ({ ...rate, until });

interface Validity {
  readonly from: string;
  readonly until?: string;
  readonly band?: string;
}
export const tariff = (price: Entry, { from, until, band }: Validity): Tariff => ({
  ...price,
  from,
  until: until ?? null,
  band: band ?? null,
});
