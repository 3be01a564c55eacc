import type { Battery } from "../energy/system";
import { batteryOf, type House, type Size } from "./plant";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;
const HOURS_PER_DAY = 24;

/**
 * Hours without full power of an off-grid house without a generator, summed over its years; counting ends early above
 * `enough`. The hourly balance (`energy/balance.ts`) cut down to the one figure the search asks for thousands of times:
 * a test holds the two equal. Every year begins with a full battery.
 */
export function darkHours(house: House, size: Size, enough = Number.POSITIVE_INFINITY): number {
  const year = new Counter(house, size);
  let dark = 0;
  for (const unit of house.sun) {
    dark += year.count(unit, enough - dark);
    if (dark > enough) break;
  }
  return dark;
}

/** Days are looped over hour by hour and everything that does not change is worked out before: it is the inner loop. */
class Counter {
  private readonly battery: Battery;
  private readonly load: Float64Array;
  /** Taken from the bus when an hour is served, the inverter's own draw included. [kWh] */
  private readonly bus: Float64Array;
  /** 1 for hours of the day whose load is above the inverter's rating. */
  private readonly tooMuch: Uint8Array;
  private readonly perUnit: number;
  private readonly efficiency: number;
  private readonly idle: number;

  constructor({ load, inverter, battery, mpptEfficiency }: House, { pvKwp, batteryKwh }: Size) {
    this.battery = batteryOf(battery, batteryKwh);
    this.load = Float64Array.from(load);
    this.bus = this.load.map((power) => Math.min(power, inverter.ratedKw) / inverter.efficiency + inverter.idleKw);
    this.tooMuch = Uint8Array.from(load, (power) => (power - inverter.ratedKw > NOTICEABLE ? 1 : 0));
    this.perUnit = (pvKwp * mpptEfficiency) / 1_000;
    this.efficiency = inverter.efficiency;
    this.idle = inverter.idleKw;
  }

  count(unit: Float64Array, enough: number): number {
    const { bus, load, tooMuch, perUnit, efficiency, idle } = this;
    const {
      nominalKwh: full,
      chargeEfficiency,
      dischargeEfficiency,
      maximumChargeKw,
      maximumDischargeKw,
    } = this.battery;
    const floor = full * this.battery.minimumCharge;
    const kept = 1 - this.battery.selfDischargePerHour;
    let stored = full;
    let dark = 0;
    for (let midnight = 0; midnight < unit.length; midnight += HOURS_PER_DAY) {
      for (let time = 0; time < HOURS_PER_DAY; time += 1) {
        const pv = (unit[midnight + time] ?? 0) * perUnit;
        const need = (bus[time] ?? 0) - pv;
        stored *= kept;
        if (need <= 0) {
          stored += chargeEfficiency * (-need < maximumChargeKw ? -need : maximumChargeKw);
          if (stored > full) stored = full;
          dark += tooMuch[time] ?? 0;
          continue;
        }
        const available = (stored - floor) * dischargeEfficiency;
        const asked = need < maximumDischargeKw ? need : maximumDischargeKw;
        const given = asked < available ? asked : available > 0 ? available : 0;
        stored -= given / dischargeEfficiency;
        if (given >= need - ROUNDING) {
          dark += tooMuch[time] ?? 0;
        } else {
          const reaching = Math.max(0, pv + given - idle) * efficiency;
          if ((load[time] ?? 0) - reaching > NOTICEABLE) dark += 1;
        }
      }
      if (dark > enough) return dark;
    }
    return dark;
  }
}
