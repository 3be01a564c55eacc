import { dayNumber } from "./reading";

/** A reading of the panels' meter. */
export interface MeterRead {
  /** "2026-12-14". */
  readonly on: string;
  /** [kWh] */
  readonly meterKwh: number | null;
  /** It is the first of another meter, which began at its own count. */
  readonly newMeter: boolean;
}

/** What bounds a meter. */
export interface Metered {
  /** Rated power of all panels; 0: not known, and nothing is bounded. [W] */
  readonly panelWatts: number;
  readonly handedOverOn: string;
}

/** What is wrong with a reading beside others of its meter, and what was probably meant. */
export interface MeterDoubt {
  /** It shows less than before, or rises by more than the panels can give. */
  readonly kind: "falls" | "rises";
  /** What the panels can give in the days between, at most; null for a meter that falls. [kWh] */
  readonly mostKwh: number | null;
  /** With its decimal sign or its unit put right; null where that helps nothing. [kWh] */
  readonly meantKwh: number | null;
}

/** A meter counts from the first light on; a house is handed over when all is done. House rule. [days] */
export const BEFORE_HANDOVER = 60;
const HOURS_OF_DAY = 24;
/** Hours at rated power that a day's sun comes to, for choosing between two guesses. Between Aberdeen's 2.5 and Phoenix's 6. */
const USUAL_HOURS = 4;
/** Wh for kWh, a decimal sign lost, MWh for kWh. */
const SLIPS = [1_000, 100, 10, 1 / 1_000] as const;

/** Panels at their rated power, day and night: more than any sky gives. [kWh] */
export const mostKwh = (panelWatts: number, days: number): number => (panelWatts * HOURS_OF_DAY * days) / 1_000;

/** Readings of one meter as a person counts them, with the bounds of each to those that come later. */
interface Point<Of> {
  readonly of: Of;
  readonly kwh: number;
  readonly day: number;
}

const canFollow = (earlier: Point<unknown>, later: Point<unknown>, watts: number): boolean =>
  later.kwh >= earlier.kwh && later.kwh - earlier.kwh <= mostKwh(watts, later.day - earlier.day);

/** A first reading of the meter that the system was handed over with. */
const canBegin = (kwh: number, day: number, { panelWatts, handedOverOn }: Metered): boolean =>
  kwh <= mostKwh(panelWatts, day - dayNumber(handedOverOn) + BEFORE_HANDOVER);

/**
 * The readings that count: of each meter the most that can all be true, rather those that can follow the handover, and
 * rather the earlier ones. Readings without a meter stay. In the order of days; pure.
 */
export function countable<Of extends MeterRead>(readings: readonly Of[], of: Metered): readonly Of[] {
  if (of.panelWatts <= 0) return readings;
  const sorted = inOrder(readings);
  const out = new Set<Of>();
  let meter: Point<Of>[] = [];
  let isFirst = true;
  const close = () => {
    const kept = likeliest(meter, (point) => !isFirst || canBegin(point.kwh, point.day, of), of.panelWatts);
    for (const point of meter) if (!kept.has(point)) out.add(point.of);
  };
  for (const reading of sorted) {
    if (reading.meterKwh === null) continue;
    if (reading.newMeter) {
      close();
      meter = [];
      isFirst = false;
    }
    meter.push({ of: reading, kwh: reading.meterKwh, day: dayNumber(reading.on) });
  }
  close();
  return out.size === 0 ? sorted : sorted.filter((reading) => !out.has(reading));
}

/** The heaviest chain in which each can follow the one before. A point weighs one, and a little more where it can begin. */
function likeliest<Of>(
  points: readonly Point<Of>[],
  begins: (point: Point<Of>) => boolean,
  watts: number,
): ReadonlySet<Point<Of>> {
  const [first] = points;
  const isWhole =
    (first === undefined || begins(first)) &&
    points.every((point, index) => index === 0 || canFollow(points[index - 1] ?? point, point, watts));
  if (isWhole) return new Set(points);
  const weights: number[] = [];
  const before: number[] = [];
  let best = -1;
  for (const [index, point] of points.entries()) {
    let weight = 0;
    let from = -1;
    for (let earlier = 0; earlier < index; earlier++) {
      const standing = points[earlier];
      if (standing === undefined || (weights[earlier] ?? 0) <= weight || !canFollow(standing, point, watts)) continue;
      weight = weights[earlier] ?? 0;
      from = earlier;
    }
    weights.push(weight + 1 + (begins(point) ? 1 / (points.length + 1) : 0));
    before.push(from);
    if (best < 0 || (weights[index] ?? 0) > (weights[best] ?? 0)) best = index;
  }
  const kept = new Set<Point<Of>>();
  for (let index = best; index >= 0; index = before[index] ?? -1) {
    const point = points[index];
    if (point !== undefined) kept.add(point);
  }
  return kept;
}

/** Readings of the same meter before and after one. */
export interface Neighbours {
  readonly before: MeterRead | null;
  readonly after: MeterRead | null;
}

/** What is wrong with a meter's reading between its neighbours, which count; null for nothing. Pure. */
export function meterDoubt(reading: MeterRead, neighbours: Neighbours, of: Metered): MeterDoubt | null {
  const { meterKwh } = reading;
  if (meterKwh === null) return null;
  const found = faultAt(meterKwh, reading, neighbours, of);
  if (found === null) return null;
  const usual = usualAt(reading, neighbours, of);
  const meant = SLIPS.map((slip) => Math.round((meterKwh / slip) * 1_000) / 1_000)
    .filter((kwh) => kwh > 0 && faultAt(kwh, reading, neighbours, of) === null)
    .toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  return { ...found, meantKwh: meant[0] ?? null };
}

function faultAt(
  kwh: number,
  { on, newMeter }: MeterRead,
  { before, after }: Neighbours,
  of: Metered,
): Omit<MeterDoubt, "meantKwh"> | null {
  const earlier = newMeter ? null : (before?.meterKwh ?? null);
  const later = after === null || after.newMeter ? null : after.meterKwh;
  if ((earlier !== null && kwh < earlier) || (later !== null && later < kwh)) return { kind: "falls", mostKwh: null };
  if (of.panelWatts <= 0) return null;
  const rise = (from: string, to: string) => mostKwh(of.panelWatts, dayNumber(to) - dayNumber(from));
  if (before !== null && earlier !== null && kwh - earlier > rise(before.on, on))
    return { kind: "rises", mostKwh: rise(before.on, on) };
  if (after !== null && later !== null && later - kwh > rise(on, after.on))
    return { kind: "rises", mostKwh: rise(on, after.on) };
  const isFirst = before === null && !newMeter;
  // What others of its meter say is stronger than what a meter usually begins with.
  if (!isFirst || later !== null || canBegin(kwh, dayNumber(on), of)) return null;
  return {
    kind: "rises",
    mostKwh: mostKwh(of.panelWatts, dayNumber(on) - dayNumber(of.handedOverOn) + BEFORE_HANDOVER),
  };
}

function usualAt({ on, newMeter }: MeterRead, { before }: Neighbours, of: Metered): number {
  const begins = before === null || newMeter || before.meterKwh === null;
  const days = dayNumber(on) - dayNumber(begins ? of.handedOverOn : before.on);
  return (begins ? 0 : (before.meterKwh ?? 0)) + (of.panelWatts / 1_000) * USUAL_HOURS * days;
}

const inOrder = <Of extends MeterRead>(readings: readonly Of[]): readonly Of[] =>
  readings.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));

/** The readings of a meter that stand around a day, of those that count. */
export function neighboursOf(counted: readonly MeterRead[], on: string): Neighbours {
  const shows = ({ meterKwh }: MeterRead) => meterKwh !== null;
  return {
    before: counted.findLast((read) => read.on < on && shows(read)) ?? null,
    after: counted.find((read) => read.on > on && shows(read)) ?? null,
  };
}

/**
 * What is wrong with one more reading of a meter. It is held against the readings that count; one that could not begin and
 * stands alone gives way to one that can.
 */
export function doubtAmong(reading: MeterRead, others: readonly MeterRead[], of: Metered): MeterDoubt | null {
  const counted = countable(others, of);
  const doubt = meterDoubt(reading, neighboursOf(counted, reading.on), of);
  if (doubt === null || of.panelWatts <= 0) return doubt;
  const alone = counted.filter(({ meterKwh }) => meterKwh !== null);
  const [only] = alone;
  const givesWay =
    alone.length === 1 && only !== undefined && !only.newMeter && !canBegin(only.meterKwh ?? 0, dayNumber(only.on), of);
  return givesWay ? meterDoubt(reading, { before: null, after: null }, of) : doubt;
}
