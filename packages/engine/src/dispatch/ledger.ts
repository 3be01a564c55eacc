import type { HourMeter } from "./hour-meter";
import type { DispatchRule, DispatchSums } from "./priced-hours";

/** Each hour of a run, where somebody wants them. [kWh] */
export interface DispatchColumns {
  /** Above zero: into the battery; below: out of it, both at the house's wiring. */
  readonly charged: Float64Array;
  /** Above zero: bought; below: fed in. */
  readonly metered: Float64Array;
  readonly curtailed: Float64Array;
  readonly stored: Float64Array;
}

export const dispatchColumns = (hours: number): DispatchColumns => ({
  charged: new Float64Array(hours),
  metered: new Float64Array(hours),
  curtailed: new Float64Array(hours),
  stored: new Float64Array(hours),
});

/** Sums up hours as they are carried out. */
export class Ledger {
  stored: number;
  private cost = 0;
  private bought = 0;
  private sold = 0;
  private charged = 0;
  private discharged = 0;
  private curtailed = 0;
  private readonly rule: DispatchRule;
  private readonly columns: DispatchColumns | undefined;

  constructor(rule: DispatchRule, stored: number, columns?: DispatchColumns) {
    this.rule = rule;
    this.stored = stored;
    this.columns = columns;
  }

  /** What the store is to gain, or to lose; the meter by its cheapest flow. */
  add(meter: HourMeter, hour: number, gained: number): void {
    const { chargeEfficiency, dischargeEfficiency } = this.rule;
    const power = gained > 0 ? gained / chargeEfficiency : gained * dischargeEfficiency;
    this.carry(meter, hour, power, meter.flow(meter.load - meter.sun + power));
  }

  carry(meter: HourMeter, hour: number, power: number, flow: number): void {
    const { capacity, floor, chargeEfficiency, dischargeEfficiency, wear } = this.rule;
    const curtailed = flow - (meter.load - meter.sun + power);
    const stored = this.stored + (power > 0 ? power * chargeEfficiency : power / dischargeEfficiency);
    this.stored = stored > capacity ? capacity : stored < floor ? floor : stored;
    this.cost += meter.price(flow);
    if (power > 0) this.charged += power;
    else {
      this.discharged -= power;
      this.cost -= power * wear;
    }
    if (flow > 0) this.bought += flow;
    else this.sold -= flow;
    this.curtailed += curtailed;
    if (!this.columns) return;
    this.columns.charged[hour] = power;
    this.columns.metered[hour] = flow;
    this.columns.curtailed[hour] = curtailed;
    this.columns.stored[hour] = this.stored;
  }

  sums(): DispatchSums {
    const { cost, bought, sold, charged, discharged, curtailed, stored } = this;
    return { cost, bought, sold, charged, discharged, curtailed, end: stored };
  }
}
