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

/** Sums of a month by the mixes of a clock. [kWh; kW] */
interface BinnedSums extends MeteredSlots {
  readonly peakKw: ArrayLike<number>;
}

/** The same of hours that were summed by their mixes already. @param from  Where the month's sums begin. */
export function binnedUse(
  { periods, mixes }: TariffClock,
  { bought, sold, peakKw }: BinnedSums,
  { from, market }: { readonly from: number; readonly market: MeteredUse["market"] | null },
): MeteredUse {
  const sums = periods.map(() => ({ bought: 0, sold: 0, peakKw: 0 }));
  for (const [mix, shares] of mixes.entries())
    for (const [place, share] of shares.entries()) {
      const of = sums[place];
      if (share === 0 || of === undefined) continue;
      of.bought += share * (bought[from + mix] ?? 0);
      of.sold += share * (sold[from + mix] ?? 0);
      of.peakKw = Math.max(of.peakKw, peakKw[from + mix] ?? 0);
    }
  const uses = periods.map((period, place): readonly [string, PeriodUse] => [period, sums[place] ?? EMPTY]);
  return { periods: Object.fromEntries(uses), ...(market && { market }) };
}

const EMPTY: PeriodUse = { bought: 0, sold: 0, peakKw: 0 };
