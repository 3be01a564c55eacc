import { DAYS_OF_MONTH } from "../units/year";
import { type Bill, type BilledUse, billOf, type MeteredUse } from "./bill";
import type { ExportRule } from "./export-rule";
import { type Plans, planFor, type TariffPlan } from "./tariff-plan";

/** By what a house is billed. */
export interface BilledBy {
  /** The country's. */
  readonly plans: Plans;
  /** With grid, a day: the band goes by it where bands do. [h] */
  readonly supplyHours: number;
  /** [kW] */
  readonly connectionKw: number;
  /** In place of the country's; null where none is chosen. */
  readonly chosen: TariffPlan | null;
  /** A plan at the prices that are typed or asked about. */
  readonly priced: (plan: TariffPlan) => TariffPlan;
  readonly rule: ExportRule;
  /** [kWp] */
  readonly arrayKw: number;
}

/** A month. [kWh] */
export interface MonthOnGrid {
  readonly bought: number;
  readonly sold: number;
  /** Where a meter that knows the hours counted it. */
  readonly metered?: MeteredUse | undefined;
}

/** What the grid costs a house a year: twelve bills, January first. The search, the money and whatever shows it ask here. */
export const gridYear = (
  { plans, supplyHours, connectionKw, chosen, priced, rule, arrayKw }: BilledBy,
  monthOf: (month: number, days: number) => MonthOnGrid,
): readonly Bill[] =>
  DAYS_OF_MONTH.map((days, month) => {
    const { bought, sold, metered } = monthOf(month, days);
    const plain = { month, months: 1, days, bought, connectionKw };
    const use: BilledUse = metered ? { ...plain, halves: "up", metered } : plain;
    return billOf(priced(chosen ?? planFor(plans, bought, supplyHours)), use, { sold, rule, arrayKw });
  });
