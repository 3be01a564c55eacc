import { HOURS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import { WARM_UP_FROM } from "./house-year";
import { batteryOf, exportLimit, type House, type HouseYear, loadOf, panelShare, presenceOf, type Size } from "./plant";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;

/** What a mean year of a house with a grid comes to. [kWh unless said otherwise] */
export interface HybridYear {
  /** Twelve, January first. */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** Of the panels: neither used nor stored nor sold. */
  readonly dumped: number;
  readonly fromBattery: number;
  /** Hours with some load unserved, and all hours without grid. [h] */
  readonly darkHours: number;
  readonly hoursAway: number;
}

/** The years of a house under a size and a reserve, from one of them up to another. */
export type HybridCount = (size: Size, reserveKwh: readonly number[], from: number, to: number) => HybridYear;

/** What a year asks for, whatever panels and battery. */
interface Asked {
  readonly year: HouseYear;
  readonly load: Float64Array;
  /** Of it, through the inverter. */
  readonly carried: Float64Array;
  /** Taken from the bus when the inverter feeds the house. */
  readonly demand: Float64Array;
  readonly present: Uint8Array;
  readonly hoursAway: number;
}

interface Sums {
  readonly bought: Float64Array;
  readonly sold: Float64Array;
  dumped: number;
  fromBattery: number;
  darkHours: number;
}

/** The first hour of each month, and the end of the last. */
const MONTH_STARTS = [...Array.from({ length: 12 }, (_, month) => 24 * MONTH_OF_DAY.indexOf(month)), HOURS_OF_YEAR];

/**
 * A house with a grid and no generator: the hourly balance (`energy/balance.ts`) cut down to the figures that the search
 * of a hybrid asks for hundreds of times, to the last digit but rounding; a test holds the two equal.
 */
export function hybridYears(house: House): HybridCount {
  if (house.grid === null || house.generator !== null) throw new Error("A house with a grid and no generator");
  const asked = house.years.map((year) => askedOf(house, year));
  return (size, reserveKwh, from, to) => {
    const counted = asked.slice(from, to);
    const sums: Sums = {
      bought: new Float64Array(12),
      sold: new Float64Array(12),
      dumped: 0,
      fromBattery: 0,
      darkHours: 0,
    };
    const plant = plantOf(house, size, reserveKwh);
    for (const year of counted) {
      const initial = run(plant, year, plant.full, WARM_UP_FROM, null);
      run(plant, year, initial, 0, sums);
    }
    const mean = (sum: number) => sum / counted.length;
    return {
      bought: Array.from(sums.bought, mean),
      sold: Array.from(sums.sold, mean),
      dumped: mean(sums.dumped),
      fromBattery: mean(sums.fromBattery),
      darkHours: mean(sums.darkHours),
      hoursAway: mean(counted.reduce((total, { hoursAway }) => total + hoursAway, 0)),
    };
  };
}

function askedOf(house: House, year: HouseYear): Asked {
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

interface Plant {
  readonly perUnit: number;
  readonly full: number;
  /** What the battery keeps: while the grid is away, and in each hour of the day while it is there. [kWh] */
  readonly floor: number;
  readonly reserve: Float64Array;
  readonly maximumChargeKw: number;
  readonly maximumDischargeKw: number;
  readonly chargerKw: number;
  readonly exportKw: number;
  readonly house: House;
}

function plantOf(house: House, size: Size, reserveKwh: readonly number[]): Plant {
  const battery = batteryOf(house.battery, size.batteryKwh);
  const full = battery.nominalKwh;
  const floor = full * battery.minimumCharge;
  return {
    perUnit: panelShare(house, size.pvKwp),
    full,
    floor,
    reserve: Float64Array.from(reserveKwh, (kept) => Math.min(full, Math.max(floor, floor + kept))),
    maximumChargeKw: battery.maximumChargeKw,
    maximumDischargeKw: battery.maximumDischargeKw,
    chargerKw: house.inverter.ratedKw,
    exportKw: house.grid === null ? 0 : exportLimit(house.grid.exportCap, size.pvKwp),
    house,
  };
}

/** From an hour of a year to its end; without sums the hours are only run through. Gives what is stored then. [kWh] */
function run(plant: Plant, asked: Asked, from: number, start: number, sums: Sums | null): number {
  const { full, floor, perUnit, reserve, maximumChargeKw, maximumDischargeKw, chargerKw, exportKw, house } = plant;
  const { load, carried, demand, present } = asked;
  const { efficiency, idleKw, ratedKw } = house.inverter;
  const { chargeEfficiency, dischargeEfficiency, selfDischargePerHour } = house.battery;
  const { sun, frozen } = asked.year;
  let stored = from;
  let [dumped, fromBattery, darkHours] = [0, 0, 0];
  for (let month = 0; month < 12; month += 1) {
    const end = MONTH_STARTS[month + 1] ?? HOURS_OF_YEAR;
    let [bought, sold] = [0, 0];
    for (let hour = Math.max(start, MONTH_STARTS[month] ?? 0); hour < end; hour += 1) {
      stored -= stored * selfDischargePerHour;
      const there = present[hour] === 1;
      const kept = there ? (reserve[hour % 24] ?? 0) : floor;
      const mostCharge = frozen !== null && frozen[Math.floor(hour / 24)] === 1 ? 0 : maximumChargeKw;
      const asks = load[hour] ?? 0;
      const through = carried[hour] ?? 0;
      const surplus = (sun[hour] ?? 0) * perUnit - (demand[hour] ?? 0);
      let [served, charged] = [through, 0];
      if (surplus >= 0) {
        const room = (full - stored) / chargeEfficiency;
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
        stored -= given / dischargeEfficiency;
        fromBattery += given;
        if (given < -surplus - ROUNDING) {
          const reaching = (sun[hour] ?? 0) * perUnit + given - idleKw;
          served = reaching > 0 ? reaching * efficiency : 0;
        }
      }
      if (there) {
        if (served < asks) bought += asks - served;
        if (stored < kept) {
          let charging = (kept - stored) / chargeEfficiency;
          if (charging > chargerKw) charging = chargerKw;
          if (charging > mostCharge - charged) charging = mostCharge - charged;
          stored += chargeEfficiency * charging;
          bought += charging / chargeEfficiency;
        }
      } else if (asks - served > NOTICEABLE) darkHours += 1;
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
  }
  return stored;
}
