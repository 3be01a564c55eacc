import { type Bill, billOf } from "../../countries/bill";
import { meteredUse } from "../../countries/metered-use";
import { clockOf, type DayKind, daysOfMonth } from "../../countries/tariff-hours";
import { marketSlots } from "../market-prices";
import type { TariffByTheHour } from "../tariff-plan-of";

/** Energy of some hours of some days, as a worked bill states it; a rule does not follow holidays. */
export interface UseRule {
  readonly days: string;
  readonly from: number;
  readonly to: number;
  readonly kwh_per_hour: number;
  readonly meter?: string;
}

interface Month {
  readonly year: number;
  /** 0 to 11. */
  readonly month: number;
  readonly consumption: readonly UseRule[];
  readonly exported?: readonly UseRule[];
  /** Prices of a market by the quarter hour. */
  readonly market?: readonly number[];
}

const QUARTERS = 96;

/** By quarters of an hour. [kWh] */
function slotsOf(rules: readonly UseRule[], kinds: readonly DayKind[]): Float64Array {
  const slots = new Float64Array(QUARTERS * kinds.length);
  for (const { days, from, to, kwh_per_hour: each } of rules)
    for (const [day, kind] of kinds.entries()) {
      if (days !== "all" && days !== kind) continue;
      for (let slot = 4 * from; slot < 4 * to; slot += 1)
        slots[QUARTERS * day + slot] = (slots[QUARTERS * day + slot] ?? 0) + each / 4;
    }
  return slots;
}

const sum = (slots: Float64Array) => slots.reduce((total, kwh) => total + kwh, 0);

/** The bill of a month of the calendar. */
export function billedMonth(tariff: TariffByTheHour, { year, month, consumption, exported = [], market }: Month): Bill {
  const { hours, plan, exports } = tariff;
  const days = daysOfMonth(hours, year, month);
  const kinds = daysOfMonth({ ...hours, holidays: {} }, year, month).map(({ kind }) => kind);
  const bought = slotsOf(
    consumption.filter(({ meter }) => meter === undefined),
    kinds,
  );
  const controlled = sum(
    slotsOf(
      consumption.filter(({ meter }) => meter === "controlled_load"),
      kinds,
    ),
  );
  const sold = slotsOf(exported, kinds);
  const clock = clockOf(hours, days, QUARTERS);
  const slots = marketSlots(tariff, { days, perDay: QUARTERS, values: market ?? null });
  const metered = meteredUse({ bought, sold }, clock, { from: 0, to: bought.length, perHour: 4, market: slots });
  return billOf(
    plan,
    {
      month,
      months: 1,
      days: days.length,
      bought: sum(bought),
      metered: { ...metered, controlled },
      connectionKw: 0,
      halves: "up",
    },
    exports && { sold: sum(sold), rule: exports, arrayKw: 1 },
  );
}
