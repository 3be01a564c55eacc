import type { HourMeter } from "./hour-meter";
import type { DispatchRule } from "./priced-hours";
import type { StraightPieces } from "./straight-pieces";

/** Points nearer than this are one. [kWh] */
const NEAR = 1e-10;

/**
 * What an hour costs by what it adds to the store (below zero: takes from it), the cheapest flow through the meter with
 * each. One figure is one way: in no hour does the battery charge and discharge.
 */
export class HourCost {
  private readonly at = new Float64Array(8);
  private readonly bend = new Float64Array(8);
  private readonly rule: DispatchRule;

  constructor(rule: DispatchRule) {
    this.rule = rule;
  }

  /** Empty where the hour cannot be met. */
  of(meter: HourMeter, into: StraightPieces): void {
    const { rule, at, bend } = this;
    into.clear();
    const base = meter.load - meter.sun;
    const surplus = base < 0 ? -base : 0;
    const charge = rule.gridCharges || rule.charge < surplus ? rule.charge : surplus;
    const low = base - rule.discharge < meter.lowest ? meter.lowest : base - rule.discharge;
    const high = base + charge > meter.highest ? meter.highest : base + charge;
    if (low > high + NEAR) return;
    const bends = meter.bends(bend);
    at[0] = low;
    let count = 1;
    for (let index = -1; index < bends; index += 1) {
      const x = index < 0 ? base : (bend[index] ?? 0);
      if (!(x > low && x < high)) continue;
      let place = count;
      for (; place > 1 && (at[place - 1] ?? 0) > x; place -= 1) at[place] = at[place - 1] ?? 0;
      at[place] = x;
      count += 1;
    }
    at[count] = high;
    count += 1;
    let last = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) {
      const asked = at[index] ?? 0;
      if (asked - last < NEAR) continue;
      last = asked;
      const added = asked - base;
      const cost = meter.cost(asked);
      if (added < 0) into.point(added / rule.dischargeEfficiency, cost - rule.wear * added);
      else into.point(added * rule.chargeEfficiency, cost);
    }
  }
}
