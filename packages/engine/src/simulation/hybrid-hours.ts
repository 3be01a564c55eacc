import { gridIsThere } from "../units/daily-outage";
import { DAYS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import { WARM_UP_FROM } from "./house-year";
import {
  batteryOf,
  exportLimit,
  type GeneratingSet,
  type GridSupply,
  type House,
  type HouseYear,
  loadOf,
  panelShare,
  presenceOf,
  type Size,
} from "./plant";
import { hourWithSet, runs, type SetInPlant } from "./set-in-outage";

/*
 * A house with a grid, and a generating set or none: the hourly balance (`energy/balance.ts`) cut down to the figures that
 * the search of a hybrid asks for hundreds of times, to the last digit but rounding; a test holds the two equal.
 */

/** A house beside a grid; the set that stands by it is named with its size. */
export interface HouseBesideGrid extends House {
  readonly grid: GridSupply;
  readonly generator: null;
}

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
export const ROUNDING = 1e-12;
export const NOTICEABLE = 1e-9;

/** What a year asks for, whatever panels and battery. */
export interface AskedYear {
  readonly year: HouseYear;
  readonly load: Float64Array;
  /** Of it, through the inverter. */
  readonly carried: Float64Array;
  /** Taken from the bus when the inverter feeds the house. */
  readonly demand: Float64Array;
  readonly present: Uint8Array;
  readonly hoursAway: number;
}

/** Sums over years. [kWh, h] */
export interface Sums {
  readonly bought: Float64Array;
  readonly sold: Float64Array;
  dumped: number;
  fromBattery: number;
  /** Of the hours without grid; of them those of the daily window. */
  darkHours: number;
  windowDark: number;
  /** Of the set. */
  generatorHours: number;
  generated: number;
  wasted: number;
}

export const noSums = (): Sums => ({
  bought: new Float64Array(12),
  sold: new Float64Array(12),
  dumped: 0,
  fromBattery: 0,
  darkHours: 0,
  windowDark: 0,
  generatorHours: 0,
  generated: 0,
  wasted: 0,
});

/** The first day of each month, and the end of the last. */
const MONTH_STARTS = [...Array.from({ length: 12 }, (_, month) => MONTH_OF_DAY.indexOf(month)), DAYS_OF_YEAR];

export function askedOf(house: HouseBesideGrid, year: HouseYear): AskedYear {
  const { efficiency, idleKw, ratedKw } = house.inverter;
  const load = loadOf(house, year);
  const carried = load.map((power) => Math.min(power, ratedKw));
  const present = presenceOf(house, year) ?? new Uint8Array(load.length);
  return {
    year,
    load,
    carried,
    demand: carried.map((power) => power / efficiency + idleKw),
    present,
    hoursAway: present.reduce((count, there) => count + 1 - there, 0),
  };
}

/** What stays the same through the years of a size and a reserve. */
export interface Plant {
  readonly perUnit: number;
  readonly full: number;
  /** What the battery keeps: while the grid is away, and in each hour of the day while it is there. [kWh] */
  readonly floor: number;
  readonly reserve: Float64Array;
  readonly maximumChargeKw: number;
  readonly maximumDischargeKw: number;
  readonly chargerKw: number;
  readonly exportKw: number;
  readonly house: HouseBesideGrid;
  /** What runs in an outage when the battery is low; null where no set stands by. */
  readonly standby: SetInPlant | null;
}

export function plantOf(
  house: HouseBesideGrid,
  size: Size,
  reserveKwh: readonly number[],
  set: GeneratingSet | null = null,
): Plant {
  const battery = batteryOf(house.battery, size.batteryKwh);
  const full = battery.nominalKwh;
  const floor = full * battery.minimumCharge;
  const { maximumChargeKw, maximumDischargeKw } = battery;
  const { inverter } = house;
  return {
    perUnit: panelShare(house, size.pvKwp),
    full,
    floor,
    reserve: Float64Array.from(reserveKwh, (kept) => Math.min(full, Math.max(floor, floor + kept))),
    maximumChargeKw,
    maximumDischargeKw,
    chargerKw: inverter.ratedKw,
    exportKw: exportLimit(house.grid.exportCap, size.pvKwp),
    house,
    standby: set && { set, battery: house.battery, full, floor, maximumDischargeKw, inverter },
  };
}

/** What a year begins with: a full battery on 1 November, carried on to the end of December. [kWh] */
export const storedInJanuary = (plant: Plant, asked: AskedYear): number =>
  run(plant, asked, { from: plant.full, firstDay: WARM_UP_FROM / 24, sums: null, column: null });

interface Run {
  /** Stored at the beginning. [kWh] */
  readonly from: number;
  /** The first day of the year that is run through. */
  readonly firstDay: number;
  readonly sums: Sums | null;
  /** Takes what is stored at the beginning of each hour. [kWh] */
  readonly column: Float64Array | null;
}

/** From a day of a year to its end. Gives what is stored then. [kWh] */
export function run(plant: Plant, asked: AskedYear, { from, firstDay, sums, column }: Run): number {
  const { full, floor, perUnit, reserve, maximumChargeKw, maximumDischargeKw, chargerKw, exportKw, house } = plant;
  const { standby } = plant;
  const { load, carried, demand, present } = asked;
  const { efficiency, idleKw, ratedKw } = house.inverter;
  const { chargeEfficiency, dischargeEfficiency, selfDischargePerHour } = house.battery;
  const { sun, frozen } = asked.year;
  const [perStored, perGiven] = [1 / chargeEfficiency, 1 / dischargeEfficiency];
  let stored = from;
  let [dumped, fromBattery, darkHours, windowDark] = [0, 0, 0, 0];
  let [on, generatorHours, generated, wasted] = [false, 0, 0, 0];
  for (let month = 0; month < 12; month += 1) {
    const end = MONTH_STARTS[month + 1] ?? DAYS_OF_YEAR;
    let [bought, sold] = [0, 0];
    for (let day = Math.max(firstDay, MONTH_STARTS[month] ?? 0); day < end; day += 1) {
      const mostCharge = frozen !== null && frozen[day] === 1 ? 0 : maximumChargeKw;
      for (let clock = 0, hour = 24 * day; clock < 24; clock += 1, hour += 1) {
        if (column !== null) column[hour] = stored;
        stored -= stored * selfDischargePerHour;
        const there = present[hour] === 1;
        const kept = there ? (reserve[clock] ?? 0) : floor;
        const asks = load[hour] ?? 0;
        on = standby !== null && !there && runs(standby, stored, on);
        if (standby !== null && on) {
          const made = (sun[hour] ?? 0) * perUnit;
          const ran = hourWithSet(standby, { stored, asks, made, mostCharge });
          stored = ran.stored;
          dumped += ran.left;
          fromBattery += ran.fromBattery;
          generatorHours += 1;
          generated += ran.generated;
          wasted += ran.wasted;
          if (asks - ran.served <= NOTICEABLE) continue;
          darkHours += 1;
          if (!gridIsThere(house.grid, clock)) windowDark += 1;
          continue;
        }
        const through = carried[hour] ?? 0;
        const surplus = (sun[hour] ?? 0) * perUnit - (demand[hour] ?? 0);
        let [served, charged] = [through, 0];
        if (surplus >= 0) {
          const room = (full - stored) * perStored;
          charged = surplus < mostCharge ? surplus : mostCharge;
          if (charged > room) charged = room > 0 ? room : 0;
          stored += chargeEfficiency * charged;
          let left = surplus - charged;
          if (there && exportKw > 0) {
            const exported = Math.max(0, Math.min(left * efficiency, ratedKw - through, exportKw));
            sold += exported;
            left -= exported / efficiency;
          }
          dumped += left;
        } else {
          const available = (stored - kept) * dischargeEfficiency;
          let given = -surplus < maximumDischargeKw ? -surplus : maximumDischargeKw;
          if (given > available) given = available > 0 ? available : 0;
          stored -= given * perGiven;
          fromBattery += given;
          if (given < -surplus - ROUNDING) {
            const reaching = (sun[hour] ?? 0) * perUnit + given - idleKw;
            served = reaching > 0 ? reaching * efficiency : 0;
          }
        }
        if (there) {
          if (served < asks) bought += asks - served;
          if (stored < kept) {
            let charging = (kept - stored) * perStored;
            if (charging > chargerKw) charging = chargerKw;
            if (charging > mostCharge - charged) charging = mostCharge - charged;
            stored += chargeEfficiency * charging;
            bought += charging * perStored;
          }
        } else if (asks - served > NOTICEABLE) {
          darkHours += 1;
          if (!gridIsThere(house.grid, clock)) windowDark += 1;
        }
      }
    }
    if (sums !== null) {
      sums.bought[month] = (sums.bought[month] ?? 0) + bought;
      sums.sold[month] = (sums.sold[month] ?? 0) + sold;
    }
  }
  if (sums !== null) {
    sums.dumped += dumped;
    sums.fromBattery += fromBattery;
    sums.darkHours += darkHours;
    sums.windowDark += windowDark;
    sums.generatorHours += generatorHours;
    sums.generated += generated;
    sums.wasted += wasted;
  }
  return stored;
}
