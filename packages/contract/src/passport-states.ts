/** What is said of a passport, free of zod, for the first script of a page. */

/** A part of it carries a serial number that is known elsewhere: nobody but the owner reads it until an operator has looked. */
export const PASSPORT_STATES = ["open", "held"] as const;

/** The next owner is asked, and answers within so many days. */
export const TRANSFER_STATES = ["offered", "accepted", "declined", "withdrawn", "expired"] as const;

export const TRANSFER_DAYS = 14;

/** Simulated already, still to be, or not to be made: the house of the design was not kept, or cannot be simulated. */
export const FORECAST_STATES = ["made", "coming", "none"] as const;
export type ForecastState = (typeof FORECAST_STATES)[number];

/** A reading a day for more than five years. */
export const READINGS_MAX = 2_000;
/** Corrections of one passport. */
export const CORRECTIONS_MAX = 2_000;
/** By its owner, or by a file that its owner imported. */
export const CORRECTION_WAYS = ["hand", "file"] as const;
/** Rows of a file: a reading a day for more than a year, with a note to each, is as much as a call takes. */
export const READING_ROWS_MAX = 400;
/** A megawatt for a hundred years. [kWh] */
export const METER_MAX = 1_000_000_000;
/** [l] */
export const FUEL_MAX = 100_000;
/** Times that one thing was done. */
export const UPKEEP_MAX = 500;
export const PASSPORTS_PER_PERSON = 200;

/** What is wrong with a reading; null is not among them. */
export const READING_FAULTS = [
  "nothing",
  "early",
  "future",
  "falls",
  "rises",
  "burns",
  "twice",
  "full",
  "replaces",
] as const;
export type ReadingFault = (typeof READING_FAULTS)[number];
