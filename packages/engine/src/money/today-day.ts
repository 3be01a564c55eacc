import { type DailyOutage, gridShare } from "../units/daily-outage";
import { type FuelCurve, litresPerHour } from "../economics/generator-fuel";

/** How a house has its power today, before a system is built. */
export interface TodayPower {
  /** With grid, a day. [h] */
  readonly gridHours: number;
  /** Hours of the day the grid is known to be away; null where nobody knows which. */
  readonly outage: DailyOutage | null;
  /** What the household's generator gives at the site; 0 without one. [kW] */
  readonly setKw: number;
  /** Nameplate, by which it burns. [kW] */
  readonly ratedKw: number;
  readonly fuel: FuelCurve;
  /** How long it runs, or what it burns, a day. [h, l] */
  readonly runs: { readonly hours: number } | { readonly litres: number };
  /** Share of the load of dark hours that is done while there is power, 0 to 1. */
  readonly moved: number;
}

/** A day of it. */
export interface TodayDay {
  /** Of each hour of the day, the share with grid and the share on the generator. */
  readonly hours: readonly { readonly grid: number; readonly set: number }[];
  /** [kWh] */
  readonly gridEnergy: number;
  readonly setEnergy: number;
  /** [h] */
  readonly gridHours: number;
  readonly setHours: number;
  /** [l] */
  readonly litres: number;
}

const HOURS = 24;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * What a house takes from grid and generator in a day of today. The grid comes outside its known outage, or spread evenly
 * over the day where nobody knows when; the set runs in the hours of greatest load that are left. What waits for power is
 * done while the set runs, as far as it carries it; without a set while the grid is there.
 *
 * @param hourlyKw  24 mean powers of the house, hour 0 first. [kW]
 */
export function todayDay(hourlyKw: readonly number[], power: TodayPower): TodayDay {
  const grid = power.outage === null ? spread(power.gridHours) : outside(power.outage);
  const day = (setHours: number) => dayOf(hourlyKw, grid, setHours, power);
  if (power.ratedKw === 0) return day(0);
  if ("hours" in power.runs) return day(power.runs.hours);
  return withLitres(day, power.runs.litres);
}

/** So many hours as one share of each of equally distant hours. */
function spread(hours: number): readonly number[] {
  const count = Math.ceil(hours);
  const taken = new Set(Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * HOURS) / count)));
  return Array.from({ length: HOURS }, (_, hour) => (taken.has(hour) ? hours / count : 0));
}

const outside = (outage: DailyOutage): readonly number[] =>
  Array.from({ length: HOURS }, (_, hour) => gridShare(outage, hour));

function dayOf(hourlyKw: readonly number[], grid: readonly number[], setHours: number, power: TodayPower): TodayDay {
  const { setKw, ratedKw, fuel, moved } = power;
  const set = inBusiestHours(hourlyKw, grid, setHours);
  const running = sum(set);
  const usual = sum(hourlyKw.map((load, hour) => Math.min(load, setKw) * (set[hour] ?? 0)));
  const dark = sum(hourlyKw.map((load, hour) => load * (1 - (grid[hour] ?? 0) - (set[hour] ?? 0))));
  const waiting = moved * dark;
  const setEnergy = running > 0 ? Math.min(setKw * running, usual + waiting) : 0;
  const gridEnergy = sum(hourlyKw.map((load, hour) => load * (grid[hour] ?? 0)));
  const hasGrid = sum(grid) > 0;
  return {
    hours: grid.map((share, hour) => ({ grid: share, set: set[hour] ?? 0 })),
    gridEnergy: gridEnergy + (running > 0 || !hasGrid ? 0 : waiting),
    setEnergy,
    gridHours: sum(grid),
    setHours: running,
    litres: running > 0 ? running * litresPerHour(fuel, ratedKw, setEnergy / running) : 0,
  };
}

/** The set runs when the house asks for most and the grid is away. */
function inBusiestHours(hourlyKw: readonly number[], grid: readonly number[], hours: number): readonly number[] {
  const set = Array.from({ length: HOURS }, () => 0);
  const byLoad = hourlyKw.map((load, hour) => ({ load, hour })).toSorted((one, other) => other.load - one.load);
  let left = hours;
  for (const { hour } of byLoad) {
    const share = Math.min(left, 1 - (grid[hour] ?? 0));
    set[hour] = share;
    left -= share;
  }
  return set;
}

const HALVINGS = 40;

/** The hours in which so many litres are burnt; more litres than the day has room for are burnt all the same. */
function withLitres(day: (setHours: number) => TodayDay, litres: number): TodayDay {
  let [low, high] = [0, HOURS];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (day(middle).litres < litres) low = middle;
    else high = middle;
  }
  return { ...day(high), litres };
}
