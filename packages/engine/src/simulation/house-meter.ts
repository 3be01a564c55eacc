import { MONTH_OF_DAY } from "../units/year";

/** Which of a tariff's prices each hour of the simulated year has. */
export interface HouseMeter {
  /** Kinds of hours that the tariff tells apart. */
  readonly kinds: number;
  /** Of each hour, month × kinds + its kind. */
  readonly binOf: Uint16Array;
  /** Null where no price goes by the hour itself. [currency/kWh] */
  readonly market: { readonly buying: ArrayLike<number>; readonly selling: ArrayLike<number> } | null;
  /** Flags of the hours in which the market's price is below zero; null where there are none. */
  readonly belowZero: Uint8Array | null;
}

export const houseMeter = (
  kindOf: Uint8Array,
  kinds: number,
  market: HouseMeter["market"],
  belowZero: HouseMeter["belowZero"] = null,
): HouseMeter => ({
  kinds,
  binOf: Uint16Array.from(kindOf, (kind, hour) => (MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0) * kinds + kind),
  market,
  belowZero,
});

/** What a meter counted in a mean year: by month and kind of hour, and in money of the market by month. */
export interface MeteredYear {
  /** [kWh] */
  readonly bought: ArrayLike<number>;
  readonly sold: ArrayLike<number>;
  /** The highest power bought in any of the years. [kW] */
  readonly peakKw: ArrayLike<number>;
  /** [currency] */
  readonly paid: ArrayLike<number>;
  readonly earned: ArrayLike<number>;
  /** Of what was sold, by month, in hours in which the market's price is below zero. [kWh] */
  readonly soldBelowZero: ArrayLike<number>;
}

/** Counts the hours of years. */
export class MeterSums {
  private readonly meter: HouseMeter;
  private readonly bought: Float64Array;
  private readonly sold: Float64Array;
  private readonly peakKw: Float64Array;
  private readonly paid = new Float64Array(12);
  private readonly earned = new Float64Array(12);
  private readonly soldBelowZero = new Float64Array(12);

  constructor(meter: HouseMeter) {
    this.meter = meter;
    const bins = 12 * meter.kinds;
    this.bought = new Float64Array(bins);
    this.sold = new Float64Array(bins);
    this.peakKw = new Float64Array(bins);
  }

  /** What went in and out in an hour. [kWh] */
  take(hour: number, bought: number, sold: number): void {
    const { binOf, kinds, market, belowZero } = this.meter;
    const bin = binOf[hour] ?? 0;
    this.bought[bin] = (this.bought[bin] ?? 0) + bought;
    this.sold[bin] = (this.sold[bin] ?? 0) + sold;
    if (bought > (this.peakKw[bin] ?? 0)) this.peakKw[bin] = bought;
    if (market === null && belowZero === null) return;
    const month = Math.floor(bin / kinds);
    if (belowZero?.[hour] === 1) this.soldBelowZero[month] = (this.soldBelowZero[month] ?? 0) + sold;
    if (market === null) return;
    this.paid[month] = (this.paid[month] ?? 0) + bought * (market.buying[hour] ?? 0);
    this.earned[month] = (this.earned[month] ?? 0) + sold * (market.selling[hour] ?? 0);
  }

  /** The same of every hour of a year. [kWh] */
  takeYear(bought: ArrayLike<number>, sold: ArrayLike<number>): void {
    for (let hour = 0; hour < bought.length; hour += 1) this.take(hour, bought[hour] ?? 0, sold[hour] ?? 0);
  }

  /** Adds as many times what another counted; their peaks are of the same hours, one on top of the other. */
  add(other: MeterSums, times = 1): void {
    const onto = (sums: Float64Array, more: Float64Array) => {
      for (let place = 0; place < sums.length; place += 1)
        sums[place] = (sums[place] ?? 0) + times * (more[place] ?? 0);
    };
    onto(this.bought, other.bought);
    onto(this.sold, other.sold);
    onto(this.peakKw, other.peakKw);
    onto(this.paid, other.paid);
    onto(this.earned, other.earned);
    onto(this.soldBelowZero, other.soldBelowZero);
  }

  meanOf(years: number): MeteredYear {
    const mean = (sums: Float64Array) => sums.map((sum) => sum / years);
    return {
      bought: mean(this.bought),
      sold: mean(this.sold),
      peakKw: this.peakKw.slice(),
      paid: mean(this.paid),
      earned: mean(this.earned),
      soldBelowZero: mean(this.soldBelowZero),
    };
  }
}

/** A mean year of a house: of its system, and of the same house with the grid for everything. */
export interface HouseMetered {
  readonly system: MeteredYear;
  readonly alone: MeteredYear;
  /** Where the battery follows prices: had it looked at none, and the least there could be. */
  readonly simple?: MeteredYear;
  readonly least?: MeteredYear;
}

/** Counts years of a house both ways. */
export function metersOf(meter: HouseMeter) {
  const [system, alone] = [new MeterSums(meter), new MeterSums(meter)];
  return {
    /** [kWh in the hour] */
    take({
      load,
      gridImport,
      gridExport,
    }: Readonly<Record<"load" | "gridImport" | "gridExport", ArrayLike<number>>>): void {
      system.takeYear(gridImport, gridExport);
      alone.takeYear(load, []);
    },
    meanOf: (years: number): HouseMetered => ({ system: system.meanOf(years), alone: alone.meanOf(years) }),
  };
}

/** The same year, had nothing been sold. */
export const unsoldYear = (year: MeteredYear): MeteredYear => ({
  ...year,
  sold: new Float64Array(year.sold.length),
  earned: new Float64Array(year.earned.length),
  soldBelowZero: new Float64Array(year.soldBelowZero.length),
});
