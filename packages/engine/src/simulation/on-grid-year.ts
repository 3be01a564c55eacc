import { DAYS_OF_MONTH, MONTH_OF_DAY } from "../units/year";
import { type HouseMeter, type MeteredYear, MeterSums } from "./house-meter";
import type { House } from "./plant";
import { sumOf } from "./years-of-sun";

/** Of each month. */
const FIRST_HOURS = DAYS_OF_MONTH.map((_, month) => 24 * MONTH_OF_DAY.indexOf(month));

/** Panels and inverter of a system that has no battery. */
export interface OnGridSize {
  /** New panels. [kWp] */
  readonly pvKwp: number;
  /** What the inverter gives at the site. [kW] */
  readonly inverterKw: number;
  /** The most that may flow to the grid; Infinity: no limit. [kW] */
  readonly exportKw: number;
}

/** A mean simulated year. [kWh] */
export interface OnGridYear {
  /** Of the grid, and given to it, month by month, January first. */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** What the panels give behind the inverter, house and grid together. */
  readonly made: number;
  /** What they could give there, were nothing clipped and nothing kept from the grid. */
  readonly offered: number;
  /** Where a tariff has prices by the hour. */
  readonly metered?: MeteredYear;
}

/** What is known of hours for a tariff that has prices by them. */
interface MeteredHours {
  readonly meter: HouseMeter;
  /** The hour of the year of each sunny hour. */
  readonly hourOf: Uint16Array;
  /** Bought in the hours without sun, and a kilowatt hour in each of them. */
  readonly dark: MeterSums;
  readonly darkHours: MeterSums;
}

/**
 * A house with the grid at every hour, ready to be asked for many sizes: its sunny hours by month, since in all the others
 * the house buys what it uses whatever stands on the roof.
 */
export class OnGridHouse {
  /** Direct-current power of 1 kWp at the bus, as old as the house's panels, the hours of a month together. [kW] */
  private readonly sun: Float64Array;
  private readonly load: Float64Array;
  /** Where each month's hours end in them. */
  private readonly ends: readonly number[];
  /** Used in the hours without sun, month by month [kWh], and how many these are. */
  private readonly dark: readonly number[];
  private readonly darkHours: readonly number[];
  private readonly sunOfYears: number;
  private readonly inverter: House["inverter"];
  private readonly years: number;
  private readonly metered: MeteredHours | null;

  constructor(house: House) {
    const hours = house.years.reduce((total, { load }) => total + load.length, 0);
    const [sun, load] = [new Float64Array(hours), new Float64Array(hours)];
    const { meter } = house;
    const metered = meter === undefined ? null : meteredHours(meter, hours);
    const perWatt = (house.panelsLeft * house.mpptEfficiency) / 1_000;
    let sunny = 0;
    const months = FIRST_HOURS.map((first, month) => {
      let [dark, darkHours] = [0, 0];
      for (const year of house.years)
        for (let hour = first; hour < (FIRST_HOURS[month + 1] ?? year.load.length); hour += 1) {
          const [power, used] = [(year.sun[hour] ?? 0) * perWatt, year.load[hour] ?? 0];
          if (power <= 0) {
            dark += used;
            darkHours += 1;
            metered?.dark.take(hour, used, 0);
            metered?.darkHours.take(hour, 1, 0);
          } else {
            [sun[sunny], load[sunny]] = [power, used];
            if (metered !== null) metered.hourOf[sunny] = hour;
            sunny += 1;
          }
        }
      return { dark, darkHours, end: sunny };
    });
    this.sun = sun.subarray(0, sunny);
    this.load = load.subarray(0, sunny);
    this.ends = months.map(({ end }) => end);
    this.dark = months.map(({ dark }) => dark);
    this.sunOfYears = sumOf(this.sun);
    this.darkHours = months.map(({ darkHours }) => darkHours);
    this.inverter = house.inverter;
    this.metered = metered;
    this.years = house.years.length;
  }

  /** By the balance of tables g and k without a battery: own sun first, then the grid; what is left goes to the grid. */
  yearOf({ pvKwp, inverterKw, exportKw }: OnGridSize): OnGridYear {
    const { curve, efficiency } = this.inverter;
    const perSun = pvKwp * efficiency;
    const acKw = curve?.({ pvKwp, inverterKw });
    const drawn = Math.max(0, -(acKw?.(0) ?? 0));
    const [bought, sold]: [number[], number[]] = [[], []];
    let [index, made, byCurve] = [0, 0, 0];
    const { metered } = this;
    const sums = metered === null ? null : sumsOfDark(metered, drawn);
    for (const [month, end] of this.ends.entries()) {
      let [used, given, own] = [(this.dark[month] ?? 0) + drawn * (this.darkHours[month] ?? 0), 0, 0];
      for (; index < end; index += 1) {
        const sun = this.sun[index] ?? 0;
        const unlimited = acKw ? acKw(sun * pvKwp) : sun * perSun;
        const power = Math.min(unlimited, inverterKw);
        const load = this.load[index] ?? 0;
        if (power > load) {
          own += load;
          const sent = Math.min(power - load, exportKw);
          given += sent;
          sums?.take(metered?.hourOf[index] ?? 0, 0, sent);
        } else {
          own += Math.max(0, power);
          used += load - power;
          sums?.take(metered?.hourOf[index] ?? 0, load - power, 0);
        }
        if (acKw) byCurve += Math.max(0, unlimited);
      }
      bought.push(used / this.years);
      sold.push(given / this.years);
      made += (own + given) / this.years;
    }
    const offered = (acKw ? byCurve : this.sunOfYears * perSun) / this.years;
    return { bought, sold, made, offered, ...(sums && { metered: sums.meanOf(this.years) }) };
  }
}

const meteredHours = (meter: HouseMeter, hours: number): MeteredHours => ({
  meter,
  hourOf: new Uint16Array(hours),
  dark: new MeterSums(meter),
  darkHours: new MeterSums(meter),
});

/** @param drawn  By the inverter, of the grid. [kW] */
function sumsOfDark({ meter, dark, darkHours }: MeteredHours, drawn: number): MeterSums {
  const sums = new MeterSums(meter);
  sums.add(dark);
  sums.add(darkHours, drawn);
  return sums;
}
