import type { Text } from "../../../units/told";
import { meanOfMonths } from "../months-of-use";

/** A large load as an appliance of the catalogue is stated. */
export interface LargeLoad {
  readonly catalogueId: string;
  /** While it runs. [W] */
  readonly power: number;
  /** On the year's mean day. [h] */
  readonly hoursPerDay: number;
  readonly hoursOfDay: readonly number[];
  /** What a day of each month takes ÷ the year's mean day, January first; null: every day alike. */
  readonly months: readonly number[] | null;
}

/** What was asked for, or why it cannot be. */
export type LargeLoadAnswer =
  | { readonly kind: "load"; readonly load: LargeLoad }
  | { readonly kind: "impossible"; readonly because: Text };

/** With the sun, in the hours that most places have most of it. */
export const NOON: readonly number[] = [9, 10, 11, 12, 13, 14, 15];
export const NIGHT: readonly number[] = [0, 1, 2, 3, 4, 5, 22, 23];

const HOURS_OF_DAY = 24;

/**
 * Hours of the mean day at that power, and of the fullest month's. [h]
 *
 * @param months  Energy of each month's day. [Wh]
 */
export function hoursAt(power: number, months: readonly number[]): { readonly mean: number; readonly fullest: number } {
  return { mean: meanOfMonths(months) / power, fullest: Math.max(...months) / power };
}

export const fitsADay = (hours: number) => hours <= HOURS_OF_DAY;
