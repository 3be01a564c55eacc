import { leastCostDispatch } from "../dispatch/least-cost-dispatch";
import { dispatchColumns } from "../dispatch/ledger";
import { bySimpleRule } from "../dispatch/simple-rule";
import { emptyColumns } from "../energy/year-columns";
import { HOURS_OF_YEAR } from "../units/year";
import { pricesOf } from "./followed-prices";
import { hoursOf, ruleOf } from "./followed-year";
import { type MeteredYear, MeterSums } from "./house-meter";
import { simulateHouseYear } from "./house-year";
import type { House, Size } from "./plant";

/** What the meter of a house that follows prices would count otherwise. */
export interface BesideFollowed {
  /** Were no price looked at. */
  readonly simple: MeteredYear;
  /** Were all of each year known beforehand: a bound, for who checks. */
  readonly least: MeteredYear;
}

/** Null of a house that follows no prices. */
export function besideFollowed(house: House, size: Size): BesideFollowed | null {
  const { following, meter, years } = house;
  if (following === undefined || meter === undefined) return null;
  const [simple, least] = [new MeterSums(meter), new MeterSums(meter)];
  const [columns, dispatched] = [emptyColumns(HOURS_OF_YEAR), dispatchColumns(HOURS_OF_YEAR)];
  const unpriced = { ...house, following: undefined };
  // A bound keeps no more than the hour that keeps least.
  const reserve = Math.min(...(house.grid?.reserveKwh ?? [0]));
  const rule = ruleOf(house, size, { ...following, reserve });
  for (const year of years) {
    simulateHouseYear(unpriced, size, year, columns);
    simple.takeYear(columns.gridImport, columns.gridExport);
    const prices = pricesOf(house, size, (kept) => simulateHouseYear(unpriced, size, year, kept));
    if (prices === null) continue;
    const hours = hoursOf(house, size, year, prices);
    const { end } = bySimpleRule(rule, hours, rule.floor);
    leastCostDispatch(rule, hours, { start: rule.floor, end }, dispatched);
    const { metered } = dispatched;
    least.takeYear(
      metered.map((flow) => Math.max(0, flow)),
      metered.map((flow) => Math.max(0, -flow)),
    );
  }
  return { simple: simple.meanOf(years.length), least: least.meanOf(years.length) };
}
