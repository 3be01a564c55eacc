import { HOURS_PER_YEAR, type Battery } from "../energy/system";
import { WARM_UP_FROM } from "./house-year";
import { batteryOf, type GeneratingSet, type House, type HouseYear, type Size } from "./plant";

/** Rounding in the stored energy must not decide what happens; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;
/** How often it is asked whether to go on. [h] */
const MONTH = 730;

/** Of simulated years together. */
export interface GeneratorTotals {
  readonly hours: number;
  /** Given to the house and for charging. [kWh] */
  readonly energy: number;
  /** Given besides, below the least load, and taken by nobody. [kWh] */
  readonly wasted: number;
  readonly darkHours: number;
}

/** Panels, battery and the set beside them. */
export interface SizeWithSet extends Size {
  readonly set: GeneratingSet;
}

/** A house without a grid. */
export type HouseAlone = House & { readonly grid: null };
export const isAlone = (house: House): house is HouseAlone => house.grid === null;

/** What a year asks for, whatever panels and battery, and what is known of sizes in it. */
interface Asked {
  readonly year: HouseYear;
  /** Power of 1 kWp. [kW] */
  readonly unit: Float64Array;
  /** Taken from the bus when an hour is served while the generator rests. [kWh] */
  readonly bus: Float64Array;
  /** By size; of a year that was left, what had come together until then. */
  readonly counted: Map<string, Counted>;
}

interface Counted {
  readonly totals: GeneratorTotals;
  readonly isWhole: boolean;
}

interface Plant {
  readonly house: HouseAlone;
  readonly pvKwp: number;
  readonly battery: Battery;
  readonly generator: GeneratingSet;
}

type Run = { stored: number; on: boolean; dark: number; hours: number; energy: number; wasted: number };

/**
 * Gives the totals of a size in the first so many years, or null as soon as `goesOn` says no, which is asked once a
 * simulated month.
 */
export type GeneratorCount = (
  size: SizeWithSet,
  years: number,
  goesOn: (soFar: GeneratorTotals) => boolean,
) => GeneratorTotals | null;

/** A house is asked again when fuel has another price: what happens in its hours is the same. */
const countsOf = new WeakMap<House["years"], { readonly house: HouseAlone; readonly count: GeneratorCount }[]>();

const isSame = (one: House, other: House) =>
  one.inverter === other.inverter &&
  one.battery === other.battery &&
  one.panelsLeft === other.panelsLeft &&
  one.mpptEfficiency === other.mpptEfficiency;

/**
 * What a set does beside panels and battery of any size, summed over years of a house, whatever set stands there: the
 * hourly balance (`energy/balance.ts`) cut down to the four figures the search asks for thousands of times, to the last
 * digit; a test holds the two equal. Totals only ever grow.
 */
export function generatorYears(house: HouseAlone): GeneratorCount {
  const kept = countsOf.get(house.years) ?? [];
  countsOf.set(house.years, kept);
  const known = kept.find((one) => isSame(one.house, house));
  if (known !== undefined) return known.count;
  const count = counterOf(house);
  kept.push({ house, count });
  return count;
}

function counterOf(house: HouseAlone): GeneratorCount {
  const asked = house.years.map((year) => askedOf(house, year));
  return (size, years, goesOn) => {
    const plant = plantOf(house, size);
    const { ratedKw, leastKw, startCharge, stopCharge, chargerEfficiency } = size.set;
    const name = [size.pvKwp, size.batteryKwh, ratedKw, leastKw, startCharge, stopCharge, chargerEfficiency].join(" ");
    let before = NOTHING_YET;
    for (const year of asked.slice(0, years)) {
      const { totals, isWhole } = countYear(plant, year, name, (ofYear) => goesOn(together(before, ofYear)));
      if (!isWhole) return null;
      before = together(before, totals);
    }
    return before;
  };
}

const plantOf = (house: HouseAlone, { pvKwp, batteryKwh, set }: SizeWithSet): Plant => ({
  house,
  pvKwp: pvKwp * house.panelsLeft,
  battery: batteryOf(house.battery, batteryKwh),
  generator: set,
});

/** A year as far as it goes on. */
function countYear(plant: Plant, year: Asked, name: string, goesOn: (ofYear: GeneratorTotals) => boolean): Counted {
  const known = year.counted.get(name);
  if (known !== undefined && !goesOn(known.totals)) return { ...known, isWhole: false };
  if (known?.isWhole === true) return known;
  const run = begun(plant, year);
  let isWhole = true;
  for (let hour = 0; isWhole && hour < HOURS_PER_YEAR; hour += MONTH) {
    runThrough(run, plant, year, hour, Math.min(HOURS_PER_YEAR, hour + MONTH));
    isWhole = goesOn(totalsOf(run));
  }
  const counted = { totals: totalsOf(run), isWhole };
  year.counted.set(name, counted);
  return counted;
}

const totalsOf = ({ hours, energy, wasted, dark }: Run): GeneratorTotals => ({
  hours,
  energy,
  wasted,
  darkHours: dark,
});
const NOTHING_YET: GeneratorTotals = { hours: 0, energy: 0, wasted: 0, darkHours: 0 };

const together = (one: GeneratorTotals, other: GeneratorTotals): GeneratorTotals => ({
  hours: one.hours + other.hours,
  energy: one.energy + other.energy,
  wasted: one.wasted + other.wasted,
  darkHours: one.darkHours + other.darkHours,
});

function askedOf({ inverter }: House, year: HouseYear): Asked {
  const { ratedKw, efficiency, idleKw } = inverter;
  const unit = new Float64Array(year.sun.length);
  const bus = new Float64Array(year.load.length);
  for (let hour = 0; hour < unit.length; hour += 1) unit[hour] = (year.sun[hour] ?? 0) / 1000;
  for (let hour = 0; hour < bus.length; hour += 1)
    bus[hour] = Math.min(year.load[hour] ?? 0, ratedKw) / efficiency + idleKw;
  return { year, unit, bus, counted: new Map() };
}

/** On 1 January, with what its own November and December leave in the battery. */
function begun(plant: Plant, year: Asked): Run {
  const { nominalKwh } = plant.battery;
  const rest = { on: false, dark: 0, hours: 0, energy: 0, wasted: 0 };
  const autumn = { ...rest, stored: nominalKwh };
  runThrough(autumn, plant, year, WARM_UP_FROM, HOURS_PER_YEAR);
  return { ...rest, stored: nominalKwh * (autumn.stored / nominalKwh) };
}

/** The inner loop of the search, in the order of the balance; every figure it needs stands in a variable of its own. */
function runThrough(
  run: Run,
  { house, pvKwp, battery, generator }: Plant,
  asked: Asked,
  from: number,
  to: number,
): void {
  const { unit, bus } = asked;
  const { load, frozen } = asked.year;
  const { ratedKw: inverterKw, efficiency, idleKw } = house.inverter;
  const { mpptEfficiency } = house;
  const { nominalKwh: full, chargeEfficiency, dischargeEfficiency, selfDischargePerHour } = battery;
  const { maximumChargeKw, maximumDischargeKw } = battery;
  const { ratedKw, leastKw = 0, chargerEfficiency } = generator;
  const floor = full * battery.minimumCharge;
  const almostFull = full * (1 - 1e-9);
  const startAt = full * generator.startCharge + ROUNDING;
  const stopAt = full * generator.stopCharge - ROUNDING;
  let { stored, on, dark, hours, energy, wasted } = run;
  for (let hour = from; hour < to; hour += 1) {
    const power = load[hour] ?? 0;
    const mostCharge = frozen !== null && frozen[Math.floor(hour / 24)] === 1 ? 0 : maximumChargeKw;
    stored -= stored * selfDischargePerHour;
    const pv = (unit[hour] ?? 0) * pvKwp * mpptEfficiency;
    if (on ? stored >= stopAt : stored <= startAt) on = !on;
    const runs = on && ratedKw > 0;
    const direct = runs ? (power < ratedKw ? power : ratedKw) : 0;
    const rest = power - direct;
    const throughInverter = rest < inverterKw ? rest : inverterKw;
    const demand = runs ? throughInverter / efficiency : (bus[hour] ?? 0);
    const surplus = pv - demand;
    let served = direct + throughInverter;
    let charged = 0;
    if (surplus >= 0) {
      charged = surplus < mostCharge ? surplus : mostCharge;
      // Only near the top does its room decide.
      if (stored + chargeEfficiency * charged >= almostFull)
        charged = Math.max(0, Math.min(charged, (full - stored) / chargeEfficiency));
      stored += chargeEfficiency * charged;
    } else {
      const need = demand - pv;
      const available = (stored - floor) * dischargeEfficiency;
      const wanted = need < maximumDischargeKw ? need : maximumDischargeKw;
      const given = wanted < available ? wanted : available > 0 ? available : 0;
      stored -= given / dischargeEfficiency;
      if (given < need - ROUNDING) served = direct + Math.max(0, pv + given - (runs ? 0 : idleKw)) * efficiency;
    }
    if (power - served > NOTICEABLE) dark += 1;
    if (!on) continue;
    hours += 1;
    if (!runs) {
      wasted += leastKw;
      continue;
    }
    const room = (full - stored) / chargeEfficiency;
    const offered = (ratedKw - direct) * chargerEfficiency;
    const added = Math.max(0, Math.min(offered, mostCharge - charged, room));
    stored += chargeEfficiency * added;
    const given = direct + added / chargerEfficiency;
    energy += given;
    if (given < leastKw) wasted += leastKw - given;
  }
  Object.assign(run, { stored, on, dark, hours, energy, wasted });
}
