import type { BatteryClass, GeneratingSet } from "./plant";

/** A set beside a hybrid's battery, as an hour of an outage asks it. Powers in kW, energies in kWh. */
export interface SetInPlant {
  readonly set: GeneratingSet;
  readonly battery: BatteryClass;
  readonly full: number;
  readonly floor: number;
  readonly maximumDischargeKw: number;
  readonly inverter: { readonly ratedKw: number; readonly efficiency: number };
}

/** What an hour begins with and asks for. [kWh] */
interface HourWithSet {
  readonly stored: number;
  readonly asks: number;
  /** Of the panels, at the bus. */
  readonly made: number;
  /** Nothing on days too cold to charge. */
  readonly mostCharge: number;
}

/** [kWh] */
interface RunHour {
  readonly stored: number;
  readonly served: number;
  readonly fromBattery: number;
  /** Of the panels: neither used nor stored. */
  readonly left: number;
  /** By the set, to the house and for charging. */
  readonly generated: number;
  /** Below its least load, taken by nobody. */
  readonly wasted: number;
}

/** Rounding in the stored energy must not decide whether a set starts; the balance uses the same. [kWh] */
const ROUNDING = 1e-12;

/** Whether a set runs in an hour of an outage that begins with so much stored. */
export const runs = ({ set, full }: Pick<SetInPlant, "set" | "full">, stored: number, ranBefore: boolean): boolean =>
  ranBefore ? stored < full * set.stopCharge - ROUNDING : stored <= full * set.startCharge + ROUNDING;

/**
 * An hour of an outage in which the set runs, in the order of the balance (`energy/balance.ts`): it carries the house, the
 * panels and the battery what it cannot, and it charges with what the house leaves of it.
 */
export function hourWithSet(plant: SetInPlant, { stored, asks, made, mostCharge }: HourWithSet): RunHour {
  const { set, full, floor, maximumDischargeKw, inverter } = plant;
  const { chargeEfficiency, dischargeEfficiency } = plant.battery;
  const direct = Math.min(asks, set.ratedKw);
  const through = Math.min(asks - direct, inverter.ratedKw);
  const surplus = made - through / inverter.efficiency;
  let [after, charged, fromBattery, left, served] = [stored, 0, 0, 0, direct + through];
  if (surplus >= 0) {
    charged = Math.max(0, Math.min(surplus, mostCharge, (full - stored) / chargeEfficiency));
    after += chargeEfficiency * charged;
    left = surplus - charged;
  } else {
    fromBattery = Math.max(0, Math.min(-surplus, maximumDischargeKw, (stored - floor) * dischargeEfficiency));
    after -= fromBattery / dischargeEfficiency;
    if (fromBattery < -surplus - ROUNDING) served = direct + (made + fromBattery) * inverter.efficiency;
  }
  const offered = (set.ratedKw - direct) * set.chargerEfficiency;
  const added = Math.max(0, Math.min(offered, mostCharge - charged, (full - after) / chargeEfficiency));
  after += chargeEfficiency * added;
  const generated = direct + added / set.chargerEfficiency;
  return { stored: after, served, fromBattery, left, generated, wasted: Math.max(0, (set.leastKw ?? 0) - generated) };
}
