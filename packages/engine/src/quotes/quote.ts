import type { Text } from "../units/told";

/**
 * An offer of an installer as it is written down. Every field may be left out or null where the firm does not state it;
 * money is in the quote's currency.
 */
export interface Quote {
  readonly id: string;
  readonly currency?: string | null | undefined;
  /** Units of the currency for one US dollar. */
  readonly perUsd?: number | null | undefined;
  readonly panels?: QuotedPanels | null | undefined;
  readonly battery?: QuotedBattery | null | undefined;
  readonly inverter?: QuotedInverter | null | undefined;
  /** Ids of `PARTS_NEEDED`, or the words of a list. */
  readonly parts?: readonly string[] | null | undefined;
  readonly cables?: QuotedCables | null | undefined;
  readonly lines?: readonly QuotedLine[] | null | undefined;
  readonly labour?: Stated;
  readonly taxPercent?: Stated;
  readonly taxIncluded?: boolean | null | undefined;
  readonly total?: Stated;
  readonly milestones?: readonly Milestone[] | null | undefined;
  readonly credit?: QuotedCredit | null | undefined;
  readonly claims?: Claims | null | undefined;
  readonly warrantyYears?: QuotedWarranty | null | undefined;
  readonly certificate?: QuotedCertificate | null | undefined;
  /** First day of the work, "2026-12-14". */
  readonly start?: string | null | undefined;
}

export type Stated = number | null | undefined;

/** At 1,000 W/m² and 25 °C. */
export interface QuotedPanels {
  readonly count?: Stated;
  readonly watts?: Stated;
  readonly areaM2?: Stated;
  readonly voc?: Stated;
  readonly vmp?: Stated;
  readonly isc?: Stated;
  readonly imp?: Stated;
  readonly vocPercentPerK?: Stated;
  /** Panels of each string, where the firm says so. */
  readonly strings?: readonly number[] | null | undefined;
  readonly datasheet?: boolean | null | undefined;
}

/** The whole bank. */
export interface QuotedBattery {
  readonly volts?: Stated;
  readonly ampHours?: Stated;
  readonly kwh?: Stated;
  /** "lithium", "lead-acid", "gel", "AGM" or a like word. */
  readonly chemistry?: string | null | undefined;
  readonly usablePercent?: Stated;
  readonly cycles?: Stated;
  readonly datasheet?: boolean | null | undefined;
}

/** All inverters together. */
export interface QuotedInverter {
  readonly watts?: Stated;
  readonly surgeWatts?: Stated;
  readonly pvMaxVolts?: Stated;
  readonly mpptVolts?: readonly [number, number] | null | undefined;
  /** One unless it is stated. */
  readonly trackers?: Stated;
  readonly datasheet?: boolean | null | undefined;
}

export interface QuotedCables {
  readonly panelToInverterMm2?: Stated;
  readonly batteryMm2?: Stated;
  readonly loadMm2?: Stated;
}

export interface QuotedLine {
  readonly what: string;
  readonly quantity?: Stated;
  readonly unit?: Stated;
  readonly total?: Stated;
}

export interface Milestone {
  readonly percent: number;
  readonly when: string;
}

export interface QuotedCredit {
  readonly monthly?: Stated;
  readonly months?: Stated;
  readonly down?: Stated;
  readonly totalRepayable?: Stated;
}

export interface Claims {
  readonly kwhPerYear?: Stated;
  readonly hoursServedPercent?: Stated;
  readonly paybackYears?: Stated;
}

export interface QuotedWarranty {
  readonly panels?: Stated;
  /** How long the panels give the power that is promised of them, which is longer than they are replaced. */
  readonly power?: Stated;
  readonly battery?: Stated;
  readonly inverter?: Stated;
  readonly work?: Stated;
}

export interface QuotedCertificate {
  readonly state?: string | null | undefined;
  /** Last day, "2027-08-31". */
  readonly until?: string | null | undefined;
}

/** What the person wants of the system; where it is left out, the target of the house's own parameters. */
export interface Asked {
  readonly hoursServedPercent?: Stated;
  readonly nightHours?: Stated;
}

/** Prices of comparable live products. [US dollars/W, /kWh, /W; share of the price, 0 to 1] */
export interface MarketPrices {
  readonly panelPerWatt?: readonly number[] | null | undefined;
  readonly batteryPerKwh?: readonly number[] | null | undefined;
  readonly inverterPerWatt?: readonly number[] | null | undefined;
  readonly labourShare?: readonly number[] | null | undefined;
}

export const WARNING_CODES = [
  "hours_short",
  "night_short",
  "inverter_small",
  "yield_overclaimed",
  "panel_implausible",
  "battery_implausible",
  "wiring",
  "missing_part",
  "sums",
  "price_high",
  "price_low",
  "warranty_short",
  "certificate",
  "unverifiable",
  "upfront_high",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface Warning {
  readonly code: WarningCode;
  /** What of the quote it is about: a part, a field, a rule of the electrical design. */
  readonly about: string;
  /** What the quote, or the person who asked, says; null where nothing is said. */
  readonly stated: number | string | null;
  readonly found: number | string | null;
  readonly unit: string;
  /** In plain words, with the figures behind it. */
  readonly text: Text;
  /** What it may cost over `YEARS_COUNTED`, darkness counted at the price of a generator's kilowatt hours. [US dollars] */
  readonly cost: number;
  /** A weaker form of its code, which bars no quote: a cable that only loses too much, a price beside our dated table. */
  readonly mild?: boolean | undefined;
}

/** What the years say of a quote. */
export interface QuoteFigures {
  /** Share of the hours of a mean year in which all of the load is served. [%] */
  readonly hoursServedPercent: number;
  readonly hoursWithoutPower: number;
  /** Hours the full battery carries the load with no sun, whenever they begin. [h] */
  readonly nightHours: number;
  /** What the panels give in a year that half of all years reach. [kWh] */
  readonly kwhPerYear: number;
  /** The month with the most hours without power, January 0; null where there are none. */
  readonly worstMonth: number | null;
  /** Nights of the worst week of all years in which something stays without power, 0 to 7. */
  readonly worstWeekNights: number;
  /** Seven nights, each 14 hours from 18:00: b battery, s sun, m grid or generator, d dark. */
  readonly nights: readonly string[];
  /** [kWh a year] */
  readonly unmetKwh: number;
  /** One panel as it was simulated; below what is stated where that cannot be true. [W] */
  readonly panelWatts: number;
}
