import { drawsOf, seedOf, uniformAt } from "../../simulation/draws";
import { DAYS_OF_YEAR, HOURS_OF_YEAR, MONTH_OF_DAY } from "../../units/year";
import type { ApplianceLoad, LoadInput } from "../inputs/design";
import type { LoadFigures } from "./load";
import { sharesOfMonths } from "./months-of-use";

/** A house through one year of hours. [kW] */
export interface LoadYear {
  readonly load: Float64Array;
  /** The part that an outage leaves on. */
  readonly essential: Float64Array;
}

/** How a load strays from its mean. Standard deviations as shares of the mean, 0 to 1. */
export interface Variation {
  readonly daily: number;
  /** For typed consumption alone: appliances run in whole runs. */
  readonly hourly: number;
}

/** Which year it is: the same place and number give the same days, whatever else is in the house. */
export interface YearOfPlace {
  readonly place: string;
  readonly number: number;
}

const HOURS_OF_DAY = 24;
const ALL_HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour);
/** Beyond this many alike, pieces run in groups: their runs hardly differ from the mean any more. House rule. */
const PIECES_APART = 12;
/** A motor that may run at any hour and needs this many a day is switched by a thermostat. [h] House rule. */
const THERMOSTAT_HOURS = 4;

/**
 * The load of each hour of a year. Each day asks for 1 + δ of the mean day's energy, δ normal; the year's energy stays.
 * Appliances run at their full power, each piece in one run a day that begins by chance inside its hours and goes on at
 * their beginning where they end; what a thermostat switches all day long takes its mean in every hour. Typed
 * consumption strays from hour to hour as well: factor 1 + δ of the day + δ of the hour.
 *
 * Source of the variation: HOMER Energy, HOMER Pro, "random variability": factor 1 + δ_d + δ_ts.
 */
export function loadYearOf(input: LoadInput, figures: LoadFigures, year: YearOfPlace, variation: Variation): LoadYear {
  const kept = drawn.get(input) ?? new Map<string, LoadYear>();
  drawn.set(input, kept);
  const key = `${nameOf(year)} ${variation.daily} ${variation.hourly}`;
  const found = kept.get(key) ?? draw(input, figures, year, variation);
  kept.delete(key);
  kept.set(key, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_YEARS && oldest !== undefined) kept.delete(oldest);
  return found;
}

/**
 * Drawn years, as long as their load is there: it meets other prices, sizes and ages many times. What they hold follows
 * from the key alone.
 */
const drawn = new WeakMap<LoadInput, Map<string, LoadYear>>();
/** Those of the search and the verdict, and a few for who looks at others. */
const KEPT_YEARS = 40;

function draw(input: LoadInput, figures: LoadFigures, year: YearOfPlace, variation: Variation): LoadYear {
  if (input.kind === "direct" && input.hours !== undefined) {
    // A measured year strays from its mean as the house does.
    const load = Float64Array.from(input.hours, (power) => power / 1_000);
    return { load, essential: load };
  }
  const days = daysOf(year, variation.daily);
  if (input.kind === "direct") {
    const load = typedYear(figures, days.factors, year, variation.hourly);
    return { load, essential: load };
  }
  const essential = new Float64Array(HOURS_OF_YEAR);
  const others = input.appliances.every((appliance) => appliance.essential) ? null : new Float64Array(HOURS_OF_YEAR);
  const named = new Map<string, number>();
  for (const appliance of input.appliances) {
    const before = named.get(appliance.name) ?? 0;
    named.set(appliance.name, before + 1);
    const name = `${nameOf(year)} ${appliance.name} ${before}`;
    runPieces(appliance, days, name, appliance.essential || others === null ? essential : others);
  }
  return { load: others === null ? essential : essential.map((power, hour) => power + (others[hour] ?? 0)), essential };
}

const nameOf = ({ place, number }: YearOfPlace) => `${place}#${number}`;

/** The latest ones, for other loads of the same place: what they hold follows from the key alone. */
const straying = new Map<string, Days>();
const KEPT_DAYS = 60;

interface Days {
  /** The energy of each day ÷ that of the mean day; their mean is 1. */
  readonly factors: Float64Array;
  /** Hours that a piece runs on each, by those of a mean day. */
  readonly running: Map<number, Float64Array>;
}

function daysOf(year: YearOfPlace, deviation: number): Days {
  const key = `${nameOf(year)} ${deviation}`;
  const found = straying.get(key) ?? { factors: strayingDays(year, deviation), running: new Map() };
  straying.delete(key);
  straying.set(key, found);
  const oldest = straying.keys().next().value;
  if (straying.size > KEPT_DAYS && oldest !== undefined) straying.delete(oldest);
  return found;
}

function strayingDays(year: YearOfPlace, deviation: number): Float64Array {
  const { normal } = drawsOf(`${nameOf(year)} day`);
  const days = Float64Array.from({ length: DAYS_OF_YEAR }, (_, day) => Math.max(0, 1 + deviation * normal(day)));
  const mean = days.reduce((total, value) => total + value, 0) / DAYS_OF_YEAR;
  return mean > 0 ? days.map((value) => value / mean) : days.fill(1);
}

/** The latest ones, for other loads of the same place: they follow from the key alone. */
const strayingHours = new Map<string, Float64Array>();
/** Those of the search and the verdict of a place. A year is 70 kB. */
const KEPT_HOURS = 40;

/** How far each hour strays, in standard deviations. */
function hoursOf(year: YearOfPlace): Float64Array {
  const key = nameOf(year);
  const found = strayingHours.get(key) ?? strayingOfHours(key);
  strayingHours.delete(key);
  strayingHours.set(key, found);
  const oldest = strayingHours.keys().next().value;
  if (strayingHours.size > KEPT_HOURS && oldest !== undefined) strayingHours.delete(oldest);
  return found;
}

function strayingOfHours(name: string): Float64Array {
  const { normal } = drawsOf(`${name} hour`);
  const hours = new Float64Array(HOURS_OF_YEAR);
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) hours[hour] = normal(hour);
  return hours;
}

/** Rounds of making up for what the typed peak cuts off. */
const ROUNDS = 4;

function typedYear(figures: LoadFigures, days: Float64Array, year: YearOfPlace, hourly: number): Float64Array {
  const normal = hoursOf(year);
  const most = Math.max(figures.peakPower, figures.coincidentPeak) / 1_000;
  const ofDay = Float64Array.from(ALL_HOURS, (time) => (figures.hourlyPower[time] ?? 0) / 1_000);
  const column = new Float64Array(HOURS_OF_YEAR);
  let total = 0;
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
    const time = hour % HOURS_OF_DAY;
    const factor = (days[(hour - time) / HOURS_OF_DAY] ?? 1) + hourly * (normal[hour] ?? 0);
    const power = (ofDay[time] ?? 0) * Math.max(0, factor);
    column[hour] = power;
    total += power;
  }
  const wanted = (figures.dailyConsumption / 1_000) * DAYS_OF_YEAR;
  for (let round = 0; round < ROUNDS && total > 0; round += 1) {
    const factor = wanted / total;
    let isCut = false;
    total = 0;
    for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
      const power = (column[hour] ?? 0) * factor;
      isCut ||= power > most;
      const left = Math.min(most, power);
      column[hour] = left;
      total += left;
    }
    if (!isCut) break;
  }
  return column;
}

function runPieces(
  { power, quantity, hoursPerDay, hoursOfDay, months, motor }: ApplianceLoad,
  days: Days,
  name: string,
  column: Float64Array,
): void {
  const shares = sharesOfMonths(months);
  const runs = shares === null ? runningOn(days, hoursPerDay) : runningHours(ofMonths(days, shares), hoursPerDay);
  const window = windowOf(hoursOfDay);
  const groups = Math.min(PIECES_APART, Math.max(1, Math.ceil(quantity)));
  const kilowatts = (power * quantity) / groups / 1_000;
  const anyTime = window.length === HOURS_OF_DAY;
  const outside = ALL_HOURS.filter((hour) => !window.some((own) => own % HOURS_OF_DAY === hour));
  const byThermostat = anyTime && motor && hoursPerDay * Math.max(...(shares ?? [1])) >= THERMOSTAT_HOURS;
  const seeds = Int32Array.from({ length: groups }, (_, piece) => seedOf(`${name} ${piece}`));
  const running = slotsOf(window.length);
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    const hours = runs[day] ?? 0;
    const first = day * HOURS_OF_DAY;
    if (byThermostat) addEvenly(column, first, window, (groups * kilowatts * hours) / HOURS_OF_DAY);
    else if (hours >= window.length)
      addWindow(column, first, { window, outside }, { kilowatts: groups * kilowatts, hours });
    else if (hours > 0) {
      for (let piece = 0; piece < groups; piece += 1)
        run(running, window.length * uniformAt(seeds[piece] ?? 0, day), hours);
      addSlots(column, first, window, running, kilowatts);
    }
  }
}

/** Days that stray from the mean of their month. Their mean is 1. */
function ofMonths({ factors }: Days, shares: readonly number[]): Float64Array {
  const days = factors.map((factor, day) => factor * (shares[MONTH_OF_DAY[day] ?? 0] ?? 1));
  const mean = days.reduce((sum, value) => sum + value, 0) / DAYS_OF_YEAR;
  return days.map((value) => value / mean);
}

/** Typed hours are many over the months that a server runs: a few are kept. */
const KEPT_RUNNING = 32;
function runningOn({ factors, running }: Days, hoursPerDay: number): Float64Array {
  const found = running.get(hoursPerDay) ?? runningHours(factors, hoursPerDay);
  if (running.size >= KEPT_RUNNING) running.clear();
  running.set(hoursPerDay, found);
  return found;
}

/**
 * Hours a piece runs on each day, whose mean is the given one and none of which is longer than a day: what whole days cut
 * off is made up for by the others, each in its proportion.
 */
function runningHours(days: Float64Array, hoursPerDay: number): Float64Array {
  const hours = days.map((factor) => Math.min(HOURS_OF_DAY, factor * hoursPerDay));
  if (!hours.includes(HOURS_OF_DAY)) return hours;
  const longest = days.toSorted((one, other) => other - one);
  let factors = DAYS_OF_YEAR;
  let left = Math.min(HOURS_OF_DAY, hoursPerDay) * DAYS_OF_YEAR;
  let whole = 0;
  // Days of nothing have no proportion: they take the rest alike.
  for (; whole < DAYS_OF_YEAR && factors > NOTHING; whole += 1) {
    const factor = longest[whole] ?? 0;
    if ((factor * left) / factors <= HOURS_OF_DAY)
      return days.map((each) => Math.min(HOURS_OF_DAY, (each * left) / factors));
    factors -= factor;
    left -= HOURS_OF_DAY;
  }
  const rest = whole < DAYS_OF_YEAR ? left / (DAYS_OF_YEAR - whole) : HOURS_OF_DAY;
  return days.map((factor) => (factor > NOTHING ? HOURS_OF_DAY : rest));
}

/** What sums of 365 factors lose in their last digits. */
const NOTHING = 1e-9;

/** The hours it may run in, beginning behind the longest pause: an evening goes on past midnight into the next day. */
function windowOf(hoursOfDay: readonly number[]): readonly number[] {
  const hours = [...new Set(hoursOfDay)].toSorted((one, other) => one - other);
  if (hours.length === 0) return ALL_HOURS;
  const pauses = hours.map((hour, index) => (hour - (hours.at(index - 1) ?? hour) + HOURS_OF_DAY) % HOURS_OF_DAY);
  const longest = pauses.indexOf(Math.max(...pauses));
  return [...hours.slice(longest), ...hours.slice(0, longest).map((hour) => hour + HOURS_OF_DAY)];
}

function add(column: Float64Array, hour: number, power: number): void {
  const ofYear = hour < HOURS_OF_YEAR ? hour : hour - HOURS_OF_YEAR;
  column[ofYear] = (column[ofYear] ?? 0) + power;
}

function addEvenly(column: Float64Array, first: number, window: readonly number[], power: number): void {
  // By index: an iterator a day is garbage by the ten thousand.
  for (let slot = 0; slot < window.length; slot += 1) add(column, first + (window[slot] ?? 0), power);
}

/** More hours than the window has: these run in full, the rest of the day takes what is left. */
function addWindow(
  column: Float64Array,
  first: number,
  { window, outside }: { readonly window: readonly number[]; readonly outside: readonly number[] },
  { kilowatts, hours }: { readonly kilowatts: number; readonly hours: number },
): void {
  addEvenly(column, first, window, kilowatts);
  if (outside.length > 0) addEvenly(column, first, outside, (kilowatts * (hours - window.length)) / outside.length);
}

/** What runs in each hour of a window, as it stands while the pieces of a day are counted. */
interface Slots {
  /** Pieces that run through an hour, as what is more of them than in the hour before. */
  readonly more: Int32Array;
  /** Shares of hours that others begin or end in. */
  readonly broken: Float64Array;
}

const slotsOf = (size: number): Slots => ({ more: new Int32Array(size + 1), broken: new Float64Array(size) });

/**
 * One run at full power; where it begins or ends inside an hour, that hour takes its share. A run that meets the end of
 * its hours goes on at their beginning, so that over the days each hour gets its share of the mean day. It is shorter than
 * the window. Whole hours are counted by where they begin and end, since long runs of many pieces have thousands of them.
 */
function run({ more, broken }: Slots, start: number, hours: number): void {
  const size = broken.length;
  const end = start + hours;
  const from = Math.trunc(start) | 0;
  const last = Math.trunc(end) | 0;
  if (last === from) {
    broken[from] = (broken[from] ?? 0) + hours;
    return;
  }
  broken[from] = (broken[from] ?? 0) + (from + 1 - start);
  const left = end - last;
  const ends = last < size ? last : last - size;
  if (left > 0) broken[ends] = (broken[ends] ?? 0) + left;
  if (from + 1 < size) more[from + 1] = (more[from + 1] ?? 0) + 1;
  if (last <= size) {
    if (from + 1 < size) more[last] = (more[last] ?? 0) - 1;
    return;
  }
  // From the beginning of the window on.
  more[0] = (more[0] ?? 0) + 1;
  more[ends] = (more[ends] ?? 0) - 1;
}

/** Adds what was counted, and clears it for the next day. */
function addSlots(
  column: Float64Array,
  first: number,
  window: readonly number[],
  { more, broken }: Slots,
  kilowatts: number,
): void {
  let whole = 0;
  for (let slot = 0; slot < window.length; slot += 1) {
    whole += more[slot] ?? 0;
    const pieces = whole + (broken[slot] ?? 0);
    more[slot] = 0;
    broken[slot] = 0;
    if (pieces > 0) add(column, first + (window[slot] ?? 0), kilowatts * pieces);
  }
  more[window.length] = 0;
}
