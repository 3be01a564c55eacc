import type { Told } from "@sunwright/words/told";
import type { DayOrder } from "../tables/file-day";
import { told } from "./told";

/** What is known beside a meter file, and what its reader corrected. */
export interface MeterFileForm {
  /** Of the home, as the tz database has it. */
  readonly timeZone: string;
  /** As the home's country writes days; null where that is not known. */
  readonly dayOrder?: DayOrder | null;
  /** Where a file leaves it open, or says it wrongly. */
  readonly unit?: MeterUnit | undefined;
  /** Whether times are those of an interval's beginning or its end. */
  readonly stamps?: "start" | "end" | undefined;
  /** What a column is read as, by its place; the first is 0. */
  readonly columns?: Readonly<Record<number, ColumnRole>> | undefined;
}

export const METER_UNITS = ["Wh", "kWh", "MWh", "W", "kW"] as const;
export type MeterUnit = (typeof METER_UNITS)[number];

/** What the house took, what it gave, or neither. */
export type ColumnRole = "taken" | "given" | "none";

/** What is read of one interval. */
export interface MeterInterval {
  /** Where it begins. [ms since 1970, UTC] */
  readonly at: number;
  readonly seconds: number;
  readonly kwh: number;
  /** What went out of the house. */
  readonly exportKwh: number;
}

interface Read {
  /** Of the format, for the person who has the file. */
  readonly format: Told;
  /** What was made of it that its head does not say. */
  readonly notes: readonly Told[];
}

/** Energy hour by hour. */
export interface MeterHours extends Read {
  readonly kind: "hours";
  readonly timeZone: string;
  readonly unit: MeterUnit;
  readonly isTotal: boolean;
  readonly columns: readonly ReadColumn[];
  readonly intervalSeconds: number;
  readonly intervals: number;
  /** Substituted or estimated, as the file says. */
  readonly estimatedIntervals: number;
  /** First hour of `hourly`. [ms since 1970, UTC] */
  readonly from: number;
  /** By hours of UTC; null where an hour is not known whole. [kWh] */
  readonly hourly: readonly (number | null)[];
  readonly exported: readonly (number | null)[];
  /** 24 sums by the clock of the place. [kWh] */
  readonly byClockHour: readonly number[];
  readonly importKwh: number;
  readonly exportKwh: number;
  /** The largest mean of an interval. [W] */
  readonly peakWatts: number;
  readonly missingHours: number;
  readonly partialHours: number;
}

export interface ReadColumn {
  readonly name: string;
  readonly role: ColumnRole | "time" | "end" | "quality";
}

/** Bills or readings of days that lie apart. */
export interface MeterPeriods extends Read {
  readonly kind: "periods";
  readonly periods: readonly MeterPeriod[];
  readonly importKwh: number;
}
export interface MeterPeriod {
  /** As the bill calls it. */
  readonly name: string | null;
  /** "2026-01-10"; null where the file does not say. */
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly kwh: number;
  readonly estimated: boolean;
}

/** Tokens of a prepaid meter. */
export interface MeterPurchases extends Read {
  readonly kind: "purchases";
  readonly purchases: readonly { readonly on: string; readonly kwh: number; readonly amount: number | null }[];
  readonly days: number;
  readonly boughtKwh: number;
  /** What was bought before the last purchase, in those days. */
  readonly usedKwh: number;
  /** Null of a single day. */
  readonly kwhADay: number | null;
}

/** A file that can be read in two ways: what each unit would make of it. */
export interface MeterQuestion extends Read {
  readonly kind: "question";
  readonly column: string;
  readonly readings: readonly { readonly unit: MeterUnit; readonly kwh: number; readonly kwhADay: number }[];
}

export type MeterFile = MeterHours | MeterPeriods | MeterPurchases | MeterQuestion;

/** What is wrong with a meter file, and on which of its lines (the first is 1). */
export class MeterFault extends Error {
  override readonly name = "MeterFault";
  readonly line: number;
  readonly text: Told;
  /** Both, for the person who has the file. */
  readonly inWords: Told;

  constructor(line: number, text: Told) {
    super(`Line ${line}: ${text.key}`);
    this.line = line;
    this.text = text;
    this.inWords = told("atLine", { line, problem: text });
  }
}
