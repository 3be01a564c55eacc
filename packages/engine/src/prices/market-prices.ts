import type { MarketSlots } from "../countries/metered-use";
import { clockOf, type TariffDay } from "../countries/tariff-hours";
import type { TariffByTheHour } from "./tariff-plan-of";
import type { WrittenExport, WrittenTariff } from "./tariffs";

/** What a market asks for a kilowatt hour in each slot of some days. [currency/kWh] */
interface Market {
  readonly days: readonly TariffDay[];
  /** Slots of a day. */
  readonly perDay: number;
  /** Null where none was given: then only a table of export can have prices. */
  readonly values: ArrayLike<number> | null;
}

/** The prices that a tariff makes of a market's, slot by slot; null where it goes by none. */
export function marketSlots({ hours, written }: TariffByTheHour, market: Market): MarketSlots | null {
  const { day_ahead: dayAhead, export: rule } = written;
  const sells = rule.kind === "day_ahead" || rule.kind === "table_288x2";
  if (dayAhead === undefined && !sells) return null;
  const { periods, mixOf, mixes } = clockOf(hours, market.days, market.perDay);
  const slots = market.days.length * market.perDay;
  const [buying, selling] = [new Float64Array(slots), new Float64Array(slots)];
  const added = mixes.map((shares) =>
    shares.reduce((sum, share, place) => sum + share * (dayAhead?.period_add?.[periods[place] ?? ""] ?? 0), 0),
  );
  for (let slot = 0; slot < slots; slot += 1) {
    const value = market.values?.[slot] ?? 0;
    if (dayAhead !== undefined) buying[slot] = boughtFor(dayAhead, value, added[mixOf[slot] ?? 0] ?? 0);
    selling[slot] = soldFor(rule, value, market, slot);
  }
  return { buying, selling };
}

function boughtFor({ times, add, cap }: NonNullable<WrittenTariff["day_ahead"]>, value: number, periodAdd: number) {
  const price = times * value + add + periodAdd;
  return typeof cap === "number" ? Math.min(cap, price) : price;
}

function soldFor(rule: WrittenExport, value: number, { days, perDay }: Market, slot: number): number {
  if (rule.kind === "day_ahead") {
    const { times = 1, add = 0, least = Number.NEGATIVE_INFINITY } = rule;
    return Math.max(least, times * value + add);
  }
  if (rule.kind !== "table_288x2") return 0;
  const day = days[Math.floor(slot / perDay)];
  if (day === undefined) return 0;
  const months = day.kind === "weekday" ? rule.weekday : rule.weekend;
  const hour = Math.floor((24 * (slot % perDay)) / perDay);
  return (months[day.month]?.[hour] ?? 0) + (rule.add ?? 0);
}
