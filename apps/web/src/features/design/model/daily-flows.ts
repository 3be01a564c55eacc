import {
  BATTERY_ROUND_TRIP,
  DAYS_OF_MONTH,
  DAYS_OF_YEAR,
  DEPTH_OF_DISCHARGE,
  INVERTER_EFFICIENCY,
  STANDING_SHARE,
} from "@sunwright/engine/sizing/defaults";
import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/sizing/options";

/** Mean energy of a day through each part of the system, over the twelve months. [kWh a day] */
export interface DailyFlows {
  /** Array to inverter while the sun shines. */
  readonly direct: number;
  readonly intoBattery: number;
  readonly fromBattery: number;
  /** What the array could deliver beyond the need; goes to the grid where there is one. */
  readonly surplus: number;
  /** What the house asks for. */
  readonly load: number;
  /** What reaches it from array and battery. */
  readonly served: number;
  readonly fromGrid: number;
  readonly unmet: number;
}

export interface BalanceInput {
  readonly systemType: SystemType;
  /** [Wh a day] */
  readonly dailyConsumption: number;
  /** Share of it used from 18:00 to 06:00, 0 to 1. */
  readonly nightShare: number;
  /** [W] */
  readonly inverterCapacity: number;
  /** [Wh] */
  readonly batteryCapacity: number;
  /** What the array delivers to the bus in each month, after losses. [Wh a day] */
  readonly monthlyDelivered: readonly number[];
}

const SYSTEM_BY_GOVERNOR = { backupDays: "off-grid", backupHours: "hybrid", none: "on-grid" } as const;
/** The type a stored design was made for, whatever the project says since. */
export const systemTypeOf = (design: Design): SystemType => SYSTEM_BY_GOVERNOR[design.battery.governedBy];

export const balanceInput = (design: Design): BalanceInput => ({
  systemType: systemTypeOf(design),
  dailyConsumption: design.load.dailyConsumption.value,
  nightShare: design.load.nightShare,
  inverterCapacity: design.inverter.capacity.value,
  batteryCapacity: design.battery.capacity.value,
  monthlyDelivered: design.energy.monthlyDelivered,
});

export interface BusNeed {
  /** What runs by day, and the inverter's own draw. [Wh a day] */
  readonly direct: number;
  /** What must go into the battery so that the night is served. [Wh a day] */
  readonly battery: number;
}

/**
 * What the bus must bring so that a whole day is served; the same terms as the engine's energy at the bus. Without a
 * battery the night belongs to the grid.
 */
export function busNeed(input: Omit<BalanceInput, "monthlyDelivered">): BusNeed {
  const { systemType, dailyConsumption, nightShare, inverterCapacity, batteryCapacity } = input;
  const bus = dailyConsumption / INVERTER_EFFICIENCY;
  if (systemType === "on-grid") return { direct: bus * (1 - nightShare), battery: 0 };
  const standing = 24 * STANDING_SHARE * inverterCapacity;
  const usable = (batteryCapacity * DEPTH_OF_DISCHARGE) / BATTERY_ROUND_TRIP;
  return {
    direct: bus * (1 - nightShare) + standing,
    battery: Math.min((bus * nightShare) / BATTERY_ROUND_TRIP, usable),
  };
}

/** One month: daytime first, then the battery, then surplus. [Wh a day] */
function month(input: BalanceInput, delivered: number): DailyFlows {
  const need = busNeed(input);
  const direct = Math.min(need.direct, delivered);
  const intoBattery = Math.min(need.battery, delivered - direct);
  const fromBattery = intoBattery * BATTERY_ROUND_TRIP;
  // The inverter's own draw is met first and reaches nobody.
  const standing = Math.max(0, need.direct - (input.dailyConsumption / INVERTER_EFFICIENCY) * (1 - input.nightShare));
  const served = Math.max(0, direct - standing + fromBattery) * INVERTER_EFFICIENCY;
  const missing = Math.max(0, input.dailyConsumption - served);
  const hasGrid = input.systemType !== "off-grid";
  return {
    direct,
    intoBattery,
    fromBattery,
    surplus: delivered - direct - intoBattery,
    load: input.dailyConsumption,
    served,
    fromGrid: hasGrid ? missing : 0,
    unmet: hasGrid ? 0 : missing,
  };
}

const KEYS = ["direct", "intoBattery", "fromBattery", "surplus", "load", "served", "fromGrid", "unmet"] as const;
/** Below this a difference is rounding, not energy. [kWh a day] */
const ROUNDING = 1e-6;

/**
 * The deterministic monthly balance, averaged by the days of each month. It knows no cloudy weeks: reliability by the
 * hour needs a simulated year.
 */
export function dailyFlows(input: BalanceInput): DailyFlows {
  const sum = { direct: 0, intoBattery: 0, fromBattery: 0, surplus: 0, load: 0, served: 0, fromGrid: 0, unmet: 0 };
  input.monthlyDelivered.forEach((delivered, index) => {
    const flows = month(input, delivered);
    const share = (DAYS_OF_MONTH[index] ?? 0) / DAYS_OF_YEAR / 1000;
    for (const key of KEYS) sum[key] += flows[key] * share;
  });
  for (const key of KEYS) if (sum[key] < ROUNDING) sum[key] = 0;
  return sum;
}

export interface MonthBalance {
  /** [kWh in the month] */
  readonly delivered: number;
  /** What the bus must bring in the month, conversion losses included. [kWh] */
  readonly needed: number;
}

/** A year with a grid is balanced over the day and the night, so its need counts both. */
export const monthBalances = (input: BalanceInput): MonthBalance[] => {
  const { direct, battery } = busNeed(input);
  const night = input.systemType === "on-grid" ? (input.dailyConsumption / INVERTER_EFFICIENCY) * input.nightShare : 0;
  return input.monthlyDelivered.map((delivered, index) => {
    const days = (DAYS_OF_MONTH[index] ?? 0) / 1000;
    return { delivered: delivered * days, needed: (direct + battery + night) * days };
  });
};
