import type { CheckedReading, ReadingRow } from "@sunwright/contract/passport-parts";
import { READINGS_MAX, type ReadingFault } from "@sunwright/contract/passport-states";
import type { Reading } from "@sunwright/engine/passport/reading";
import { addDays, daysBetween } from "@sunwright/engine/passport/days";
import { dayOf } from "../jobs/rules";

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

/** Days within which somebody may read. */
export interface Span {
  readonly handedOverOn: string;
  readonly today: string;
}

export const spanOf = ({ handedOverOn }: Pick<Span, "handedOverOn">, now: Date): Span => ({
  handedOverOn,
  today: dayOf(now),
});

/** What is wrong with one reading among others, which stand on other days; null for nothing. */
export function faultOf(reading: Read, others: readonly Read[], span: Span): ReadingFault | null {
  const { on } = reading;
  if (others.some((other) => other.on === on)) return "twice";
  return faultBetween(reading, around(inOrder(others), on), span);
}

/** Readings of the meter before and after a day. */
interface Around {
  readonly before: Read | null;
  readonly after: Read | null;
}

const counts = ({ meterKwh }: Read) => meterKwh !== null;
const around = (sorted: readonly Read[], day: string): Around => ({
  before: sorted.findLast((read) => read.on < day && counts(read)) ?? null,
  after: sorted.find((read) => read.on > day && counts(read)) ?? null,
});

function faultBetween(reading: Read, { before, after }: Around, { handedOverOn, today }: Span): ReadingFault | null {
  const { on, meterKwh, fuelLitres } = reading;
  if (meterKwh === null && fuelLitres === null) return "nothing";
  if (on < handedOverOn) return "early";
  if (on > today) return "future";
  return falls(before, reading) || falls(reading, after) ? "falls" : null;
}

/** Whether one and the same meter shows less than it did before. */
const falls = (before: Read | null, after: Read | null): boolean =>
  before !== null &&
  after !== null &&
  !after.newMeter &&
  before.meterKwh !== null &&
  after.meterKwh !== null &&
  after.meterKwh < before.meterKwh;

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
  const staying = inOrder(stored.filter((read) => !taken.has(read.on) && counts(read)));
  const faults = new Map<number, ReadingFault | null>();
  let count = stored.length;
  let last: Read | null = null;
  let lastDay = "";
  let next = 0;
  // In the order of their days, for a meter goes up: the order of the file is its own.
  for (const row of inOrder(rows)) {
    for (; (staying[next]?.on ?? row.on) < row.on; next++) last = staying[next] ?? last;
    const isNew = !there.has(row.on);
    const wrong =
      row.on === lastDay ? "twice" : faultBetween(row, { before: last, after: staying[next] ?? null }, span);
    lastDay = row.on;
    const full = isNew && count >= READINGS_MAX ? "full" : null;
    faults.set(row.line, wrong ?? full ?? (isNew || row.replaces ? null : "replaces"));
    if (wrong !== null || full !== null) continue;
    if (isNew) count++;
    if (counts(row)) last = row;
  }
  return rows.map(({ line, on }) => {
    const is = there.get(on);
    return {
      line,
      fault: faults.get(line) ?? null,
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
