import { HourMeter } from "./hour-meter";
import { type DispatchColumns, Ledger } from "./ledger";
import type { DispatchRule, DispatchSums, PricedHours } from "./priced-hours";

/** Into the battery, or below zero out of it. [kW] */
export function simplePower(rule: DispatchRule, { load, sun }: HourMeter, stored: number): number {
  const missing = load - sun;
  if (missing < 0) return Math.min(-missing, rule.charge, (rule.capacity - stored) / rule.chargeEfficiency);
  return -Math.min(missing, rule.discharge, Math.max(0, stored - rule.floor) * rule.dischargeEfficiency);
}

/**
 * The rule that looks at no price: sun that is left charges, then is fed in as far as allowed; what is missing comes out of
 * the battery, then from the grid, which never charges it.
 */
export function bySimpleRule(
  rule: DispatchRule,
  hours: PricedHours,
  start: number,
  columns?: DispatchColumns,
): DispatchSums {
  const meter = new HourMeter(rule);
  const ledger = new Ledger(rule, start, columns);
  for (let hour = 0; hour < hours.load.length; hour += 1) {
    meter.read(hours, hour);
    const power = simplePower(rule, meter, ledger.stored);
    ledger.carry(meter, hour, power, Math.max(meter.load - meter.sun + power, -rule.exportLimit));
  }
  return ledger.sums();
}

/** The same house with an idle battery. */
export const withoutBattery = (rule: DispatchRule, hours: PricedHours): DispatchSums =>
  bySimpleRule({ ...rule, charge: 0, discharge: 0 }, hours, rule.floor);
