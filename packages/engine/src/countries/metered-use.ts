import type { MeteredUse, PeriodUse } from "./bill";
import type { TariffClock } from "./tariff-hours";

/** What went through a meter, slot by slot. [kWh] */
interface MeteredSlots {
  readonly bought: ArrayLike<number>;
  readonly sold: ArrayLike<number>;
}

/** Prices of the market, slot by slot. [currency/kWh] */
export interface MarketSlots {
  readonly buying: ArrayLike<number>;
  readonly selling: ArrayLike<number>;
}

/**
 * What a meter counted from one slot to another, by the periods of a tariff: a slot that a window cuts counts to both sides
 * by its minutes.
 *
 * @param perHour  Slots of an hour.
 */
export function meteredUse(
  { bought, sold }: MeteredSlots,
  { periods, mixOf, mixes }: TariffClock,
  {
    from,
    to,
    perHour,
    market,
  }: {
    readonly from: number;
    readonly to: number;
    readonly perHour: number;
    readonly market?: MarketSlots | null;
  },
): MeteredUse {
  const sums = periods.map(() => ({ bought: 0, sold: 0, peakKw: 0 }));
  let [paid, earned] = [0, 0];
  for (let slot = from; slot < to; slot += 1) {
    const [inward, outward] = [bought[slot] ?? 0, sold[slot] ?? 0];
    for (const [place, share] of (mixes[mixOf[slot] ?? 0] ?? []).entries()) {
      const of = sums[place];
      if (share === 0 || of === undefined) continue;
      of.bought += share * inward;
      of.sold += share * outward;
      of.peakKw = Math.max(of.peakKw, inward * perHour);
    }
    paid += inward * (market?.buying[slot] ?? 0);
    earned += outward * (market?.selling[slot] ?? 0);
  }
  const uses = periods.map((period, place): readonly [string, PeriodUse] => [period, sums[place] ?? EMPTY]);
  return { periods: Object.fromEntries(uses), ...(market && { market: { paid, earned } }) };
}

const EMPTY: PeriodUse = { bought: 0, sold: 0, peakKw: 0 };
