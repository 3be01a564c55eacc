import type { DispatchRule } from "./priced-hours";
import { alike, StraightPieces } from "./straight-pieces";

/** From where on pieces rise ever more steeply: first points of the parts of a function that are each convex. */
function convexParts({ slope, count }: StraightPieces, into: number[]): void {
  into.length = 0;
  into.push(0);
  for (let index = 1; index < count - 1; index += 1) {
    const [before, here] = [slope[index - 1] ?? 0, slope[index] ?? 0];
    if (here < before && !alike(before, here)) into.push(index);
  }
  into.push(count - 1);
}

/** A part of a function, by its first point and its last. */
type Part = readonly [first: number, last: number];

const partAt = (parts: readonly number[], index: number): Part => [parts[index] ?? 0, parts[index + 1] ?? 0];

/** The lower of two functions wherever either is; both together cover one stretch. */
function lowerOf(a: StraightPieces, b: StraightPieces, into: StraightPieces): void {
  into.clear();
  let [i, j] = [0, 0];
  const value = (f: StraightPieces, k: number, x: number) => {
    const [x0, x1, y0, y1] = [f.x[k] ?? 0, f.x[k + 1] ?? 0, f.y[k] ?? 0, f.y[k + 1] ?? 0];
    return x1 === x0 ? Math.min(y0, y1) : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
  const emit = (x: number, y: number) => {
    const last = into.count - 1;
    if (last >= 0 && into.x[last] === x && Math.abs((into.y[last] ?? 0) - y) <= 1e-12 * (1 + Math.abs(y))) return;
    into.point(x, y);
  };
  let x = Math.min(a.x[0] ?? 0, b.x[0] ?? 0);
  const end = Math.max(a.x[a.count - 1] ?? 0, b.x[b.count - 1] ?? 0);
  if (x === end) emit(x, Math.min(a.y[0] ?? 0, b.y[0] ?? 0));
  while (x < end) {
    while (i < a.count - 1 && (a.x[i + 1] ?? 0) <= x) i += 1;
    while (j < b.count - 1 && (b.x[j + 1] ?? 0) <= x) j += 1;
    const inA = i < a.count - 1 && (a.x[i] ?? 0) <= x;
    const inB = j < b.count - 1 && (b.x[j] ?? 0) <= x;
    const nextOf = (f: StraightPieces, k: number, inside: boolean) =>
      k >= f.count - 1 ? Number.POSITIVE_INFINITY : inside ? (f.x[k + 1] ?? 0) : (f.x[k] ?? 0);
    const next = Math.min(end, nextOf(a, i, inA), nextOf(b, j, inB));
    if (inA && inB) {
      const [a0, a1, b0, b1] = [value(a, i, x), value(a, i, next), value(b, j, x), value(b, j, next)];
      emit(x, Math.min(a0, b0));
      const [before, after] = [a0 - b0, a1 - b1];
      if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
        const share = before / (before - after);
        const at = x + (next - x) * share;
        if (at > x && at < next) emit(at, a0 + (a1 - a0) * share);
      }
      emit(next, Math.min(a1, b1));
    } else if (inA || inB) {
      const [f, k] = inA ? ([a, i] as const) : ([b, j] as const);
      emit(x, value(f, k, x));
      emit(next, value(f, k, next));
    }
    x = next;
  }
}

/** Steps that two parts left in the whole, and points on a straight line, taken out. */
function tidied(from: StraightPieces, into: StraightPieces): void {
  into.clear();
  for (let index = 0; index < from.count; index += 1) {
    const [x, y] = [from.x[index] ?? 0, from.y[index] ?? 0];
    const last = into.count - 1;
    if (last < 0) into.point(x, y);
    else if (x - (into.x[last] ?? 0) <= 1e-12) {
      if (y < (into.y[last] ?? 0)) {
        into.y[last] = y;
        if (last > 0)
          into.slope[last - 1] = (y - (into.y[last - 1] ?? 0)) / ((into.x[last] ?? 0) - (into.x[last - 1] ?? 0));
      }
    } else if (last > 0 && alike(into.slope[last - 1] ?? 0, (y - (into.y[last] ?? 0)) / (x - (into.x[last] ?? 0)))) {
      into.count = last;
      into.point(x, y);
    } else into.point(x, y);
  }
}

/**
 * What hours still to come cost by what is stored, one hour earlier: the least of the hour's own cost and what comes after,
 * over all that the hour may add. Exact: functions of straight pieces, where both are convex by merging their pieces.
 */
export class LaterCost {
  private readonly rule: DispatchRule;
  private readonly parts: [number[], number[]] = [[], []];
  private readonly one = new StraightPieces();
  private readonly kept = new StraightPieces();
  private readonly both = new StraightPieces();

  constructor(rule: DispatchRule) {
    this.rule = rule;
  }

  before(hour: StraightPieces, later: StraightPieces, into: StraightPieces): void {
    const [ofHour, ofLater] = this.parts;
    if (hour.count === 0 || later.count === 0) return into.clear();
    convexParts(hour, ofHour);
    convexParts(later, ofLater);
    if (ofHour.length === 2 && ofLater.length === 2) return this.merge(hour, later, into);
    let { kept, both } = this;
    kept.clear();
    for (let part = 0; part < ofLater.length - 1; part += 1)
      for (let own = ofHour.length - 2; own >= 0; own -= 1) {
        this.mergeParts(hour, partAt(ofHour, own), later, partAt(ofLater, part), this.one);
        if (this.one.count === 0) continue;
        if (kept.count === 0) kept.copy(this.one);
        else {
          lowerOf(kept, this.one, both);
          [kept, both] = [both, kept];
        }
      }
    tidied(kept, into);
  }

  /** The same where both are convex. */
  merge(hour: StraightPieces, later: StraightPieces, into: StraightPieces): void {
    if (hour.count === 0 || later.count === 0) return into.clear();
    this.mergeParts(hour, [0, hour.count - 1], later, [0, later.count - 1], into);
  }

  /** Convex parts, from point to point: their pieces in the order of their slopes, as far as the store reaches. */
  private mergeParts(
    hour: StraightPieces,
    [from, to]: Part,
    later: StraightPieces,
    [first, last]: Part,
    into: StraightPieces,
  ): void {
    const { floor, capacity } = this.rule;
    into.clear();
    let x = (later.x[first] ?? 0) - (hour.x[to] ?? 0);
    let y = (later.y[first] ?? 0) + (hour.y[to] ?? 0);
    if (x > capacity + 1e-12) return;
    if (x > capacity) x = capacity;
    let started = false;
    if (x >= floor) {
      into.start(x, y);
      started = true;
    }
    let [i, j] = [first, to - 1];
    while (i < last || j >= from) {
      const nextLater = i < last ? (later.slope[i] ?? 0) : Number.POSITIVE_INFINITY;
      const nextHour = j >= from ? -(hour.slope[j] ?? 0) : Number.POSITIVE_INFINITY;
      let [width, slope] = [0, 0];
      if (j < from || nextLater <= nextHour) {
        width = (later.x[i + 1] ?? 0) - (later.x[i] ?? 0);
        slope = nextLater;
        i += 1;
      } else {
        width = (hour.x[j + 1] ?? 0) - (hour.x[j] ?? 0);
        slope = nextHour;
        j -= 1;
      }
      if (!started) {
        if (x + width <= floor) {
          x += width;
          y += width * slope;
          continue;
        }
        y += (floor - x) * slope;
        width -= floor - x;
        x = floor;
        into.start(x, y);
        started = true;
      }
      if (x + width >= capacity) {
        if (capacity > x) into.piece(capacity - x, slope);
        return;
      }
      into.piece(width, slope);
      x += width;
    }
    if (!started && x >= floor - 1e-12) into.start(floor, y);
  }
}
