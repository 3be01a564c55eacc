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
  /** What the array delivers to the bus in each month, after losses. [Wh a day] */
  readonly monthlyDelivered: readonly number[];
  /** Inverter and battery efficiency, 0 to 1. */
  readonly inverterEfficiency: number;
  readonly batteryEfficiency: number;
}

export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** What the house draws from the bus so that its day is served: night energy makes the detour through the battery. [Wh] */
export function busNeed(input: Omit<BalanceInput, "monthlyDelivered">): { direct: number; battery: number } {
  const share = input.systemType === "on-grid" ? 0 : input.nightShare;
  const bus = input.dailyConsumption / input.inverterEfficiency;
  return { direct: bus * (1 - input.nightShare), battery: (bus * share) / input.batteryEfficiency };
}

/** The same balance for one month: daytime first, then the battery, then surplus. */
function month(input: BalanceInput, delivered: number): DailyFlows {
  const need = busNeed(input);
  const direct = Math.min(need.direct, delivered);
  const intoBattery = Math.min(need.battery, delivered - direct);
  const fromBattery = intoBattery * input.batteryEfficiency;
  const served = (direct + fromBattery) * input.inverterEfficiency;
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

/**
 * The deterministic monthly balance, averaged by the days of each month. It knows no cloudy weeks: reliability by the
 * hour needs a simulated year.
 */
export function dailyFlows(input: BalanceInput): DailyFlows {
  const days = DAYS_IN_MONTH.reduce((sum, each) => sum + each, 0);
  const sum = { direct: 0, intoBattery: 0, fromBattery: 0, surplus: 0, load: 0, served: 0, fromGrid: 0, unmet: 0 };
  input.monthlyDelivered.forEach((delivered, index) => {
    const flows = month(input, delivered);
    for (const key of KEYS) sum[key] += (flows[key] * (DAYS_IN_MONTH[index] ?? 0)) / days / 1000;
  });
  return sum;
}
