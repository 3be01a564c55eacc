import { type DailyOutage, firstHourAway, gridIsThere } from "../units/daily-outage";
import type { House, HouseYear } from "./plant";

const HOURS = 24;
const EVERY_HOUR = Array.from({ length: HOURS }, (_, hour) => hour);
const next = (hour: number) => (hour + 1) % HOURS;

/** What a battery keeps for outages of one house. */
export interface Reserves {
  /** What the whole daily window without grid has ever needed without any sun; 0 where there is no window. [kWh] */
  readonly sunlessWindow: number;
  /** Whether there is sun to speak of within the window: then less than that may carry it. */
  readonly windowHasSun: boolean;
  /**
   * Of the hours of an outage [h], and of what is kept for the daily window, the whole of it without sun unless given
   * [kWh]: energy above the battery's floor at the end of each hour of the day, 24 values. [kWh]
   */
  readonly of: (hours: number, window?: number) => readonly number[];
}

/**
 * What a battery keeps for outages, by the hour of the day: enough, without any sun, for what the essential load has ever
 * needed in so many hours from then on, and something for a daily window without grid before it begins. Hours of an outage
 * that are sunny ones of the window are carried by what is kept for that. Where the charger cannot fill the reserve within
 * an hour, it rises in the hours before.
 *
 * @param house  As old as the reserve must last. Its inverter carries every hour.
 */
export function reservesOf(house: House): Reserves {
  const needs = house.years.map((year) => storedNeeds(house, year));
  const { grid } = house;
  const hasWindow = grid !== null && grid.outageHours > 0 && grid.outageHours < HOURS;
  const sunlessWindow = hasWindow ? (mostNeeded(house, needs, grid.outageHours)[firstHourAway(grid)] ?? 0) : 0;
  const sunny = hasWindow ? sunnyHoursOf(house, grid) : [];
  const beside =
    sunny.length === 0
      ? needs
      : needs.map((column) => column.map((need, hour) => (sunny.includes(hour % HOURS) ? 0 : need)));
  return {
    sunlessWindow,
    windowHasSun: sunny.length > 0,
    of: (hours, window = sunlessWindow) => {
      const whole = mostNeeded(house, needs, hours);
      const outside = mostNeeded(house, beside, hours);
      const outage = whole.map((energy, hour) => Math.min(energy, (outside[hour] ?? 0) + window));
      const atLeast = EVERY_HOUR.map((hour) => Math.max(outage[hour] ?? 0, outage[next(hour)] ?? 0));
      if (!hasWindow) return atLeast;
      const before = (firstHourAway(grid) + HOURS - 1) % HOURS;
      atLeast[before] = Math.max(atLeast[before] ?? 0, window);
      return risingBefore(house, atLeast);
    },
  };
}

/** The same for one length of outage alone, with the whole of a daily window. */
export const reserveOf = (house: House, hours: number): readonly number[] => reservesOf(house).of(hours);

/** Less light than this share of the best hour of the day's carries nothing. House rule. */
const FAINT = 0.05;

/** The hours of the daily window with sun to speak of. */
function sunnyHoursOf({ years }: House, grid: DailyOutage): readonly number[] {
  const light = EVERY_HOUR.map((clock) => years.reduce((total, { sun }) => total + lightAt(sun, clock), 0));
  const faint = FAINT * Math.max(...light);
  return EVERY_HOUR.filter((hour) => !gridIsThere(grid, hour) && (light[hour] ?? 0) > faint);
}

function lightAt(sun: Float64Array, clock: number): number {
  let total = 0;
  for (let hour = clock; hour < sun.length; hour += HOURS) total += sun[hour] ?? 0;
  return total;
}

/** An hour must leave to the next no more than that can charge. */
function risingBefore(house: House, atLeast: readonly number[]): readonly number[] {
  const { battery, grid, inverter } = house;
  const charger = Math.min(inverter.ratedKw, battery.rate * smallestBattery(house, atLeast));
  const anHour = battery.chargeEfficiency * charger;
  const kept = [...atLeast];
  // Backwards twice around the day: an hour's rise may reach past midnight.
  for (let step = 2 * HOURS; step > 0; step -= 1) {
    const hour = step % HOURS;
    if (grid !== null && !gridIsThere(grid, next(hour))) continue;
    kept[hour] = Math.max(kept[hour] ?? 0, (kept[next(hour)] ?? 0) - anHour);
  }
  return kept;
}

/** The smallest battery that holds a reserve above its floor and gives what the hardest hour takes. [kWh nominal] */
export function smallestBattery(house: House, reserveKwh: readonly number[]): number {
  const { cold, left, minimumCharge, rate } = house.battery;
  const kept = reserveKwh.reduce((most, energy, hour) => (isSupplied(house, hour) ? Math.max(most, energy) : most), 0);
  const hardest = house.years.reduce(
    (most, { essential }) => essential.reduce((peak, power) => Math.max(peak, atBus(house, power)), most),
    0,
  );
  return Math.max(kept / (cold * left * (1 - minimumCharge)), hardest / rate);
}

const isSupplied = ({ grid }: House, hour: number) => grid === null || gridIsThere(grid, hour);

/** [kW] */
const atBus = ({ inverter }: House, power: number) => power / inverter.efficiency + inverter.idleKw;

/** What each hour of a year takes out of the battery without sun. [kWh] */
const storedNeeds = (house: House, { essential }: HouseYear): Float64Array =>
  essential.map((power) => atBus(house, power) / house.battery.dischargeEfficiency);

/** By the hour of the day an outage begins at, with what the battery loses by itself until its end. [kWh] */
function mostNeeded({ battery }: House, needs: readonly Float64Array[], hours: number): readonly number[] {
  const lost = (1 - battery.selfDischargePerHour) ** -(hours + 1) - 1;
  // The floor's share of the battery loses its part, too.
  const more = 1 + lost / (1 - battery.minimumCharge);
  return largestWindows(needs, hours).map((energy) => energy * more);
}

/** The most that windows of so many hours hold, by the hour of the day they begin at; a year runs on into its beginning. */
function largestWindows(columns: readonly Float64Array[], hours: number): readonly number[] {
  const largest = Array<number>(HOURS).fill(0);
  for (const column of columns) {
    let sum = 0;
    for (let hour = 0; hour < hours; hour += 1) sum += column[hour % column.length] ?? 0;
    for (let start = 0; start < column.length; start += 1) {
      if (sum > (largest[start % HOURS] ?? 0)) largest[start % HOURS] = sum;
      sum += (column[(start + hours) % column.length] ?? 0) - (column[start] ?? 0);
    }
  }
  return largest;
}
