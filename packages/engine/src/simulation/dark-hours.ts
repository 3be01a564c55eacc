import type { Battery } from "../energy/system";
import { batteryOf, type House, type Size } from "./plant";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;

/** What an hour of the day asks for, the same every day. [kWh] */
interface Demand {
  readonly load: Float64Array;
  /** Taken from the bus when it is served, the inverter's own draw included. */
  readonly bus: Float64Array;
}

/**
 * Hours without full power of an off-grid house without a generator, summed over its years; counting ends early above
 * `enough`. The hourly balance (`energy/balance.ts`) cut down to the one figure the search asks for thousands of times:
 * a test holds the two equal. Every year begins with a full battery.
 */
export function darkHours(house: House, size: Size, enough = Number.POSITIVE_INFINITY): number {
  const battery = batteryOf(house.battery, size.batteryKwh);
  const demand = demandOf(house);
  const perUnit = (size.pvKwp * house.mpptEfficiency) / 1_000;
  let dark = 0;
  for (const unit of house.sun) {
    dark += darkHoursOf(unit, { perUnit, battery, demand, house, enough: enough - dark });
    if (dark > enough) break;
  }
  return dark;
}

interface Year {
  readonly perUnit: number;
  readonly battery: Battery;
  readonly demand: Demand;
  readonly house: House;
  readonly enough: number;
}

function darkHoursOf(unit: Float64Array, { perUnit, battery, demand, house, enough }: Year): number {
  const { chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
  const { efficiency, idleKw } = house.inverter;
  const full = battery.nominalKwh * battery.maximumCharge;
  const floor = battery.nominalKwh * battery.minimumCharge;
  const kept = 1 - battery.selfDischargePerHour;
  let stored = battery.nominalKwh * battery.initialCharge;
  let dark = 0;
  for (let hour = 0; hour < unit.length; hour += 1) {
    const time = hour % 24;
    const bus = demand.bus[time] ?? 0;
    const pv = (unit[hour] ?? 0) * perUnit;
    stored *= kept;
    let covered = true;
    let discharged = 0;
    if (pv >= bus) {
      const charged = Math.max(0, Math.min(pv - bus, maximumChargeKw, (full - stored) / chargeEfficiency));
      stored += chargeEfficiency * charged;
    } else {
      const need = bus - pv;
      discharged = Math.min(need, maximumDischargeKw, Math.max(0, (stored - floor) * dischargeEfficiency));
      stored -= discharged / dischargeEfficiency;
      covered = discharged >= need - ROUNDING;
    }
    const load = demand.load[time] ?? 0;
    const through = Math.min(load, house.inverter.ratedKw);
    const served = covered ? through : Math.max(0, pv + discharged - idleKw) * efficiency;
    if (load - served > NOTICEABLE) {
      dark += 1;
      if (dark > enough) return dark;
    }
  }
  return dark;
}

function demandOf({ load, inverter }: House): Demand {
  const columns = Float64Array.from(load);
  return {
    load: columns,
    bus: columns.map((power) => Math.min(power, inverter.ratedKw) / inverter.efficiency + inverter.idleKw),
  };
}
