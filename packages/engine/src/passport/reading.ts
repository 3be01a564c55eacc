import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../units/year";

/** What somebody read off a system on a day. */
export interface Reading {
  /** "2026-12-14". */
  readonly on: string;
  /** What the meter of the panels shows, counted since it was built in. [kWh] */
  readonly meterKwh: number | null;
  /** Burnt since the reading before. [l] */
  readonly fuelLitres: number | null;
  /** The first of another meter, which began at its own count. */
  readonly newMeter?: boolean;
}

const DAY_MS = 86_400_000;
export const dayNumber = (on: string): number => Math.round(Date.parse(`${on}T00:00:00Z`) / DAY_MS);
export const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Place in a year of 365 days, 0 to 364; 29 February is the day before it. */
export function dayOfYear(number: number): number {
  const date = new Date(number * DAY_MS);
  const month = date.getUTCMonth();
  const before = DAYS_OF_MONTH.slice(0, month).reduce((sum, days) => sum + days, 0);
  return Math.min(DAYS_OF_YEAR - 1, before + Math.min(date.getUTCDate(), DAYS_OF_MONTH[month] ?? 31) - 1);
}

/** The first reading of a meter that shows less than one before it; null where none does. */
export function backwards(readings: readonly Reading[]): Reading | null {
  let most: number | null = null;
  for (const reading of inOrder(readings)) {
    if (reading.meterKwh === null) continue;
    if (most !== null && reading.meterKwh < most) return reading;
    most = reading.meterKwh;
  }
  return null;
}

/** Days from one reading of a thing to the next, and what came together in them. */
export interface Counted {
  /** Numbers of the first and the last day. */
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

/**
 * What the meter counted between two readings of it. One that shows less than before was changed, as was one of which that
 * is known: what was counted meanwhile is not.
 */
export function kwhCounted(readings: readonly Reading[]): readonly Counted[] {
  const counted: Counted[] = [];
  let last: { readonly day: number; readonly kwh: number } | null = null;
  for (const { on, meterKwh, newMeter } of inOrder(readings)) {
    if (meterKwh === null) continue;
    const day = dayNumber(on);
    if (last !== null && day > last.day && meterKwh >= last.kwh && newMeter !== true)
      counted.push({ from: last.day + 1, to: day, sum: meterKwh - last.kwh });
    if (last === null || day > last.day) last = { day, kwh: meterKwh };
  }
  return counted;
}

/** What was burnt, from the day the system was built on. */
export function litresCounted(startOn: string, readings: readonly Reading[]): readonly Counted[] {
  const counted: Counted[] = [];
  let last = dayNumber(startOn);
  for (const { on, fuelLitres } of inOrder(readings)) {
    const day = dayNumber(on);
    if (fuelLitres === null || day <= last) continue;
    counted.push({ from: last + 1, to: day, sum: fuelLitres });
    last = day;
  }
  return counted;
}

const inOrder = (readings: readonly Reading[]) =>
  readings.toSorted((one, other) => one.on.localeCompare(other.on, "en"));

export const daysOf = ({ from, to }: Pick<Counted, "from" | "to">): number => to - from + 1;

/** Put together until each has at least so many days, the oldest first: a day's weather says little. A rest is left out. */
export function together(counted: readonly Counted[], least: number): readonly Counted[] {
  const blocks: Counted[] = [];
  let open: Counted | null = null;
  for (const next of counted) {
    // Days between that nobody read belong to neither side.
    const isNext: boolean = open !== null && next.from === open.to + 1;
    open = open !== null && isNext ? { from: open.from, to: next.to, sum: open.sum + next.sum } : next;
    if (daysOf(open) < least) continue;
    blocks.push(open);
    open = null;
  }
  return blocks;
}
