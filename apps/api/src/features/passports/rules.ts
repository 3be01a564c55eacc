import type { CheckedReading, ReadingRow } from "@sunwright/contract/passport-parts";
import { READINGS_MAX, type ReadingFault } from "@sunwright/contract/passport-states";
import type { Reading } from "@sunwright/engine/passport/reading";
import { addDays, daysBetween } from "@sunwright/engine/passport/days";
import { countable, doubtAmong, meterDoubt, type Metered } from "@sunwright/engine/passport/possible";
import { fuelDoubt } from "@sunwright/engine/passport/possible-fuel";
import { dayAt, type Placed } from "../../platform/local-day";

export const numberOf = ({ number }: { readonly number: number }): string => `P-${number}`;
/** The number in "P-10001"; null for what is none. */
export const numberIn = (text: string): number | null => {
  const digits = /^P-(\d{1,9})$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** A reading as far as others say whether it can be. */
export interface Read extends Reading {
  readonly newMeter: boolean;
}

/** Days within which somebody may read, and what bounds the meter. */
export interface Span extends Metered {
  readonly inverterWatts: number | null;
  readonly today: string;
}

interface Bounded extends Metered, Placed {
  readonly built: { readonly terms: { readonly inverter: { readonly watts: number | null } | null } };
}

export const spanOf = (passport: Bounded, now: Date): Span => ({
  handedOverOn: passport.handedOverOn,
  panelWatts: passport.panelWatts,
  inverterWatts: passport.built.terms.inverter?.watts ?? null,
  today: dayAt(now, passport),
});

/** A fault, and what the meter probably shows. */
interface Fault {
  readonly code: ReadingFault;
  readonly mostKwh: number | null;
  readonly meantKwh: number | null;
  readonly mostLitres: number | null;
}

/** What is wrong with one reading among others, which stand on other days; null for nothing. */
export function faultOf(reading: Read, others: readonly Read[], span: Span): Fault | null {
  const plain = others.some(({ on }) => on === reading.on) ? "twice" : plainFault(reading, span);
  if (plain !== null) return faultBy(plain);
  return meterFault(doubtAmong(reading, others, span)) ?? fuelFault(fuelDoubt(reading, others, span));
}

const counts = ({ meterKwh }: Read) => meterKwh !== null;
const faultBy = (code: ReadingFault): Fault => ({ code, mostKwh: null, meantKwh: null, mostLitres: null });
const fuelFault = (mostLitres: number | null): Fault | null =>
  mostLitres === null ? null : { ...faultBy("burns"), mostLitres };
const meterFault = (doubt: ReturnType<typeof meterDoubt>): Fault | null =>
  doubt === null ? null : { ...faultBy(doubt.kind), mostKwh: doubt.mostKwh, meantKwh: doubt.meantKwh };

/** What is wrong with a reading whatever others say. */
function plainFault({ on, meterKwh, fuelLitres }: Read, { handedOverOn, today }: Span): ReadingFault | null {
  if (meterKwh === null && fuelLitres === null) return "nothing";
  if (on < handedOverOn) return "early";
  return on > today ? "future" : null;
}

/**
 * Rows of a file as they would be saved: a row is held against what there is, but for what rows take the place of, and against
 * those rows of earlier days in which nothing is wrong. What takes the place of a reading is said, and is a fault where it was
 * not known.
 */
export function checkedRows(
  rows: readonly ReadingRow[],
  stored: readonly Read[],
  span: Span,
): readonly CheckedReading[] {
  const there = new Map(stored.map((read) => [read.on, read]));
  const taken = new Set(rows.map(({ on }) => on));
  // What cannot be true makes nothing else impossible.
  const staying = countable(
    stored.filter(({ on }) => !taken.has(on)),
    span,
  ).filter(counts);
  const burning = inOrder(stored.filter(({ on, fuelLitres }) => !taken.has(on) && fuelLitres !== null));
  const faults = new Map<number, Fault | null>();
  let count = stored.length;
  let last: Read | null = null;
  let lastDay = "";
  let next = 0;
  let burnt: Read | null = null;
  let nextBurning = 0;
  // In the order of their days, for a meter goes up: the order of the file is its own.
  for (const row of inOrder(rows)) {
    for (; (staying[next]?.on ?? row.on) < row.on; next++) last = staying[next] ?? last;
    for (; (burning[nextBurning]?.on ?? row.on) < row.on; nextBurning++) burnt = burning[nextBurning] ?? burnt;
    const isNew = !there.has(row.on);
    const plain = row.on === lastDay ? "twice" : plainFault(row, span);
    const around = { before: last, after: staying[next] ?? null };
    const doubt =
      meterFault(meterDoubt(row, around, span)) ?? fuelFault(fuelDoubt(row, burnt === null ? [] : [burnt], span));
    const wrong = plain === null ? doubt : faultBy(plain);
    lastDay = row.on;
    const full = isNew && count >= READINGS_MAX ? faultBy("full") : null;
    faults.set(row.line, wrong ?? full ?? (isNew || row.replaces ? null : faultBy("replaces")));
    if (wrong !== null || full !== null) continue;
    if (isNew) count++;
    if (counts(row)) last = row;
    if (row.fuelLitres !== null) burnt = row;
  }
  return rows.map(({ line, on }) => {
    const is = there.get(on);
    const fault = faults.get(line) ?? null;
    return {
      line,
      fault: fault?.code ?? null,
      mostKwh: fault?.mostKwh ?? null,
      meantKwh: fault?.meantKwh ?? null,
      before: is === undefined ? null : { meterKwh: is.meterKwh, fuelLitres: is.fuelLitres },
    };
  });
}

const inOrder = <Of extends { readonly on: string }>(readings: readonly Of[]): readonly Of[] =>
  // Days as texts: the plain order of their signs, many times as fast as that of a language.
  readings.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));

/** Of a year and more, a month tells as much as a week. [days] */
const LONG = 2 * 365;

/**
 * Readings a week apart, of many years a month: so many a chart shows. What was burnt between two of them stands at the
 * later one. A day's sun says little, and a band of single days says nothing.
 */
export function thinned(readings: readonly Read[]): readonly Read[] {
  const sorted = inOrder(readings);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = daysBetween(first.on, last.on) > LONG ? 30 : 7;
  const kept: Read[] = [];
  let litres: number | null = null;
  let next = first.on;
  for (const read of sorted) {
    litres = read.fuelLitres === null ? litres : (litres ?? 0) + read.fuelLitres;
    const isWanted = read.on >= next || read.newMeter || read === last;
    if (!isWanted) continue;
    kept.push({ ...read, fuelLitres: litres });
    litres = null;
    next = addDays(read.on, step);
  }
  return kept;
}
