import { batteryOf, type House, panelShare, type Size } from "./plant";

import { HOURS_OF_YEAR } from "../units/year";
/** Rounding in the stored energy must not make an outage fail. [kWh] */
const NOTICEABLE = 1e-9;
/** Outages looked at for each hour of the day and year of sun before all are. */
const DARKEST = 4;

/** An outage of the grid, by the year of sun and the hour it begins in. */
interface Outage {
  readonly year: number;
  readonly start: number;
}

/**
 * Tells whether a full battery and the sun carry the essential load through an outage of `hours` whenever it begins in
 * the simulated years. A search asks for many sizes: `holds` tries the darkest outages known, `learn` tries all and adds
 * those that fail, until there are none.
 */
export class Outages {
  private readonly house: House;
  private readonly hours: number;
  private readonly known: Outage[];
  /** What each hour of each year takes from the bus. [kWh] */
  private readonly needs: readonly Float64Array[];
  /** An hour that the inverter cannot carry ends every outage it lies in. */
  private readonly tooMuch: boolean;

  constructor(house: House, hours: number) {
    const { efficiency, idleKw, ratedKw } = house.inverter;
    this.house = house;
    this.needs = house.years.map(({ essential }) => essential.map((load) => load / efficiency + idleKw));
    this.tooMuch = house.years.some(({ essential }) => essential.some((load) => load > ratedKw + NOTICEABLE));
    this.hours = hours;
    this.known = darkestOutages(house, hours);
  }

  holds(size: Size): boolean {
    const carriedUntil = this.carrier(size);
    return this.known.every(({ year, start }) => carriedUntil(year, start, start + this.hours) === start + this.hours);
  }

  /** True when a size carries every outage; otherwise those it does not carry are known from now on. */
  learn(size: Size): boolean {
    const carriedUntil = this.carrier(size);
    const last = HOURS_OF_YEAR - 1 + this.hours;
    let held = true;
    for (let year = 0; year < this.house.years.length; year += 1) {
      let start = 0;
      while (start < HOURS_OF_YEAR) {
        const fails = carriedUntil(year, start, last);
        if (fails < start + this.hours) {
          held = false;
          this.known.push({ year, start });
          start += 1;
        } else {
          // A later outage begins with the battery full, and so never with less in it than this one has by then: what
          // carries the load here carries it there, and the next one in doubt is the first that lasts into the failure.
          start = fails - this.hours + 1;
        }
      }
    }
    return held;
  }

  /**
   * The hour until which a size carries the load from an hour of a year on, beginning with a full battery and looking no
   * further than `end`. What no outage changes is worked out before.
   */
  private carrier(size: Size): (year: number, start: number, end: number) => number {
    const { house } = this;
    const battery = batteryOf(house.battery, size.batteryKwh);
    if (this.tooMuch) return (_year, start) => start;
    const perUnit = panelShare(house, size.pvKwp);
    const { nominalKwh: full, chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
    const floor = full * battery.minimumCharge - NOTICEABLE;
    return (year, start, end) => {
      const needs = this.needs[year] ?? NOTHING;
      const { sun = NOTHING, frozen = null } = house.years[year] ?? {};
      let stored = full;
      for (let hour = start; hour < end; hour += 1) {
        const time = hour % HOURS_OF_YEAR;
        const net = (sun[time] ?? 0) * perUnit - (needs[time] ?? 0);
        if (net >= 0) {
          if (frozen?.[Math.floor(time / 24)] === 1) continue;
          stored = Math.min(full, stored + chargeEfficiency * Math.min(net, maximumChargeKw));
        } else {
          stored += net / dischargeEfficiency;
          if (stored < floor || -net > maximumDischargeKw + NOTICEABLE) return hour;
        }
      }
      return end;
    };
  }
}

const NOTHING = new Float64Array(0);

/** For each hour of the day the outages with the least sun. */
function darkestOutages({ years }: House, hours: number): Outage[] {
  return years.flatMap(({ sun }, year) => {
    const sums = windowSums(sun, hours);
    return Array.from({ length: 24 }, (_, time) => darkestAt(sums, time).map((start) => ({ year, start }))).flat();
  });
}

/** The days whose window from an hour of the day has the least sun, by their first hour. */
function darkestAt(sums: Float64Array, time: number): readonly number[] {
  const darkest: number[] = [];
  for (let start = time; start < sums.length; start += 24) {
    const sum = sums[start] ?? 0;
    if (darkest.length === DARKEST && sum >= (sums[darkest[DARKEST - 1] ?? 0] ?? 0)) continue;
    if (darkest.length === DARKEST) darkest.pop();
    const place = darkest.findIndex((other) => sum < (sums[other] ?? 0));
    darkest.splice(place < 0 ? darkest.length : place, 0, start);
  }
  return darkest;
}

/** Sum of each window of a column, which runs on into its own beginning. */
function windowSums(column: Float64Array, hours: number): Float64Array {
  const sums = new Float64Array(column.length);
  let total = 0;
  for (let hour = 0; hour < hours; hour += 1) total += column[hour % column.length] ?? 0;
  for (let start = 0; start < column.length; start += 1) {
    sums[start] = total;
    total += (column[(start + hours) % column.length] ?? 0) - (column[start] ?? 0);
  }
  return sums;
}
