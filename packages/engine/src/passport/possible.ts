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

/** A reading among those of one meter, in the order of days. */
interface Point<Of> {
  readonly of: Of;
  readonly kwh: number;
  readonly day: number;
  /** What the panels could have given until that day, less what the meter shows: it rises as the meter does. [kWh] */
  readonly spare: number;
}

const canFollow = (earlier: Point<unknown>, later: Point<unknown>): boolean =>
  later.kwh >= earlier.kwh && later.spare >= earlier.spare;

/** To a milliwatt-hour, so that sums in floating point are equal where they are. */
const spareOf = (kwh: number, days: number, watts: number) =>
  Math.round((mostKwh(watts, days) - kwh) * 1_000_000) / 1_000_000;

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
    const kept = likeliest(meter, (point) => !isFirst || canBegin(point.kwh, point.day, of));
    for (const point of meter) if (!kept.has(point)) out.add(point.of);
  };
  for (const reading of sorted) {
    if (reading.meterKwh === null) continue;
    if (reading.newMeter) {
      close();
      meter = [];
      isFirst = false;
    }
    const day = dayNumber(reading.on);
    const spare = spareOf(reading.meterKwh, day - dayNumber(of.handedOverOn), of.panelWatts);
    meter.push({ of: reading, kwh: reading.meterKwh, day, spare });
  }
  close();
  return out.size === 0 ? sorted : sorted.filter((reading) => !out.has(reading));
}

/** Of points the heaviest chain that ends in it: its weight, and the point before it. */
interface Chain<Of> {
  readonly weight: number;
  readonly end: Point<Of>;
  readonly before: Chain<Of> | null;
}

const heavier = <Of>(one: Chain<Of> | null, other: Chain<Of> | null): Chain<Of> | null => {
  if (one === null || other === null) return one ?? other;
  if (one.weight !== other.weight) return one.weight > other.weight ? one : other;
  return one.end.day <= other.end.day ? one : other;
};

/**
 * The heaviest chain in which each can follow the one before. A point weighs one, and a little more where it can begin.
 * In the order of what meters show, a chain is one whose spare never falls: a tree of prefixes finds it in n log n.
 */
function likeliest<Of>(points: readonly Point<Of>[], begins: (point: Point<Of>) => boolean): ReadonlySet<Point<Of>> {
  const [first] = points;
  const isWhole =
    (first === undefined || begins(first)) &&
    points.every((point, index) => index === 0 || canFollow(points[index - 1] ?? point, point));
  if (isWhole) return new Set(points);
  const spares = [...new Set(points.map(({ spare }) => spare))].toSorted((one, other) => one - other);
  const places = new Map(spares.map((spare, index) => [spare, index + 1]));
  const tree: (Chain<Of> | null)[] = Array.from({ length: spares.length + 1 }, () => null);
  let best: Chain<Of> | null = null;
  for (const end of points.toSorted((one, other) => one.kwh - other.kwh || one.spare - other.spare)) {
    const place = places.get(end.spare) ?? 0;
    let before: Chain<Of> | null = null;
    for (let node = place; node > 0; node -= node & -node) before = heavier(before, tree[node] ?? null);
    const own = 1 + (begins(end) ? 1 / (points.length + 1) : 0);
    const chain: Chain<Of> = { weight: (before?.weight ?? 0) + own, end, before };
    for (let node = place; node < tree.length; node += node & -node) tree[node] = heavier(tree[node] ?? null, chain);
    best = heavier(best, chain);
  }
  const kept = new Set<Point<Of>>();
  for (let chain = best; chain !== null; chain = chain.before) kept.add(chain.end);
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
function neighboursOf(counted: readonly MeterRead[], on: string): Neighbours {
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
