import type { Text } from "../units/told";
import type { Entry } from "./entry";

/** What a country pays a home for the energy it gives to the grid. */
export type ExportRule =
  /** Nothing: it is not bought of a home, or no price was found. */
  | { readonly kind: "nothing"; readonly because: Entry }
  /** So much a kilowatt hour. An array in several steps earns the mean of its parts. */
  | {
      readonly kind: "paid";
      readonly steps: readonly ExportStep[];
      /** An amount of money that stays the same for so long, whatever prices do; left out: it follows prices. [years] */
      readonly fixedYears?: Entry;
      readonly powerCap?: PowerCap;
      /** Nothing is paid in hours in which the market's price is below zero. */
      readonly unpaidBelowZero?: Entry;
    }
  /** Taken off the kilowatt hours bought in the same month, never beyond them. */
  | { readonly kind: "offset"; readonly because: Entry }
  /** So much a kilowatt hour, by when it is given. */
  | {
      readonly kind: "timed";
      readonly because: Entry;
      /** By the periods of the plan it belongs to; none: each hour has the price of the market. */
      readonly rates: readonly TimedRate[] | "market";
      /** Of a period no more is credited than was bought in the same period of the month. */
      readonly withinBought: boolean;
    };

interface TimedRate {
  /** 0 to 11; null: all. */
  readonly months: readonly number[] | null;
  readonly period: string;
  readonly name: Text;
  /** [currency/kWh] */
  readonly price: Entry;
}

/** Of the array's power, what may flow to the grid at most, for arrays of some sizes. */
export interface PowerCap {
  /** [%] */
  readonly share: Entry;
  /** Arrays above and up to. [kWp] */
  readonly above: number;
  readonly upTo: number;
}

interface ExportStep {
  /** Of the array; null: the rest. [kWp] */
  readonly upTo: number | null;
  /** [currency/kWh] */
  readonly price: Entry;
}

/** Whether a rule pays nothing in hours in which the market's price is below zero. */
export const isUnpaidBelowZero = (rule: ExportRule): boolean =>
  rule.kind === "paid" && rule.unpaidBelowZero !== undefined;

/** What a kilowatt hour earns from an array. [currency/kWh] */
export function exportPrice(rule: ExportRule, arrayKw: number): number {
  if (rule.kind !== "paid") return 0;
  let [below, earned] = [0, 0];
  for (const { upTo, price } of rule.steps) {
    const end = Math.min(arrayKw, upTo ?? Infinity);
    if (end <= below) break;
    earned += (end - below) * price.value;
    below = end;
  }
  return below === 0 ? 0 : earned / arrayKw;
}

/** The figures of the rule that decide for an array. */
export function exportEntries(rule: ExportRule, arrayKw: number): readonly Entry[] {
  if (rule.kind !== "paid") return [rule.because];
  return rule.steps.filter((_, index) => arrayKw > (rule.steps[index - 1]?.upTo ?? 0)).map(({ price }) => price);
}

/**
 * What export earns at the end of each year, of what it earns today, at the prices of today: an amount fixed in money loses
 * with inflation, and ends with its term.
 *
 * @param inflation  [fraction a year]
 */
export function exportLeft(rule: ExportRule, inflation: number, years: number): readonly number[] {
  const term = rule.kind === "paid" ? rule.fixedYears?.value : undefined;
  return Array.from({ length: years }, (_, year) => {
    if (term === undefined) return 1;
    return year < term ? (1 + inflation) ** -(year + 1) : 0;
  });
}
