import { overlap, type Box, type Rectangle } from "../geometry/rectangle";
import type { FreeTable } from "./free-table";
import type { Plan } from "./problem";

/** A block around or beside an obstruction is this many long sides deep at most; deeper ones add little and cost much. */
const MOST_DEEP = 3;

/** One way to come as far as a place: its worth, the step that led here and the place before. */
interface Reached {
  readonly value: number;
  readonly before: number;
}

/**
 * Steps along one side of an area: from place to place, each step with a value, the whole as valuable as can be. A place
 * that is farther without being worth more is not followed.
 */
function bestSteps(
  end: number,
  next: (place: number) => Iterable<number>,
  worth: (from: number, to: number) => number,
  stop: () => boolean,
): { readonly value: number; readonly places: readonly number[] } | null {
  const reached = new Map<number, Reached>([[0, { value: 0, before: -1 }]]);
  // Places still ahead; the end is always one of them.
  const ahead: number[] = [0];
  let most = -1;
  while (ahead.length > 0) {
    const place = takeLeast(ahead);
    const { value } = reached.get(place) ?? { value: 0 };
    if (place === end || value <= most) continue;
    if (stop()) return null;
    most = value;
    for (const to of next(place)) {
      const there = value + worth(place, to);
      const known = reached.get(to);
      if (known && known.value >= there) continue;
      if (!known) ahead.push(to);
      reached.set(to, { value: there, before: place });
    }
  }
  const places = [end];
  for (let at = end; at > 0;) {
    at = reached.get(at)?.before ?? 0;
    places.push(at);
  }
  return { value: reached.get(end)?.value ?? 0, places: places.toReversed() };
}

function takeLeast(places: number[]): number {
  let least = 0;
  for (let index = 1; index < places.length; index++) if ((places[index] ?? 0) < (places[least] ?? 0)) least = index;
  const [taken = 0] = places.splice(least, 1);
  return taken;
}

/**
 * A good layout of a large roof around obstructions, for the most panels: horizontal bands, each cut into columns, and a
 * column around an obstruction into four pieces. What is free is laid by the table of free rectangles. Exact within that
 * shape; no bound comes from it. Coordinates are grown by the gap, as in the table.
 */
export class Bands {
  readonly #table: FreeTable;
  readonly #never: readonly Box[];
  readonly #width: number;
  readonly #height: number;
  readonly #deep: number;

  constructor({ width, height, gap, blockers, sizes }: Plan, table: FreeTable) {
    this.#table = table;
    [this.#width, this.#height] = [width + gap, height + gap];
    this.#deep = MOST_DEEP * (Math.max(...sizes.map((size) => size.width)) + gap);
    this.#never = blockers
      .map((box) => ({ ...box, left: box.left + gap, top: box.top + gap }))
      .sort((a, b) => a.left - b.left);
  }

  /** The best layout of bands, `null` when stopped. */
  run(stop: () => boolean): Rectangle[] | null {
    const starts = (box: Box) => [box.top, box.bottom] as const;
    const bands = bestSteps(
      this.#height,
      (y) => this.#next(y, this.#height, this.#never.map(starts)),
      (top, bottom) => this.#band(top, bottom, stop).value,
      stop,
    );
    if (!bands) return null;
    const panels: Rectangle[] = [];
    for (const [index, bottom] of bands.places.slice(1).entries()) {
      const top = bands.places[index] ?? 0;
      const { places } = this.#band(top, bottom, stop);
      for (const [column, right] of places.slice(1).entries()) {
        this.#place({ left: places[column] ?? 0, right, top, bottom }, this.#never, panels);
      }
    }
    return panels;
  }

  /**
   * Where a step from a place may end: as far as the next obstruction it may be as long as it likes, and ends short of it
   * by whole panels or at it; beside an obstruction it is a block, or ends with the obstruction.
   */
  *#next(from: number, end: number, spans: readonly (readonly [number, number])[]): Generator<number> {
    const coming = spans.filter(([, last]) => last > from);
    const first = Math.min(end, ...coming.map(([start]) => start));
    if (first === end) {
      yield end;
      return;
    }
    const nearest = Math.max(from, first - this.#deep);
    for (const length of this.#table.lengths(Math.max(1, nearest - from), this.#deep + nearest - from)) {
      if (from + length < end) yield from + length;
    }
    for (const [, last] of coming) if (last < end && last - from <= 2 * this.#deep) yield last;
    if (end - from <= 2 * this.#deep) yield end;
  }

  #band(
    top: number,
    bottom: number,
    stop: () => boolean,
  ): { readonly value: number; readonly places: readonly number[] } {
    const inTheWay = this.#never.filter((box) => box.top < bottom && box.bottom > top);
    if (inTheWay.length === 0) {
      return { value: this.#table.countIn(this.#width, bottom - top), places: [0, this.#width] };
    }
    const spans = inTheWay.map(({ left, right }) => [left, right] as const);
    const found = bestSteps(
      this.#width,
      (x) => this.#next(x, this.#width, spans),
      (left, right) => this.#count({ left, right, top, bottom }, inTheWay),
      stop,
    );
    return found ?? { value: 0, places: [0, this.#width] };
  }

  /** Panels in a part of a band: the best of the ways to lay it around its obstructions. */
  #count(area: Box, boxes: readonly Box[]): number {
    const [hole, ...others] = boxes.filter((box) => overlap(box, area));
    if (!hole) return this.#table.countIn(area.right - area.left, area.bottom - area.top);
    let best = 0;
    for (const pieces of waysAround(area, hole, others)) best = Math.max(best, this.#sum(pieces, others));
    return best;
  }

  #sum(pieces: readonly Box[], boxes: readonly Box[]): number {
    let count = 0;
    for (const piece of pieces) {
      if (piece.left < piece.right && piece.top < piece.bottom) count += this.#count(piece, boxes);
    }
    return count;
  }

  #place(area: Box, boxes: readonly Box[], panels: Rectangle[]): void {
    const [hole, ...others] = boxes.filter((box) => overlap(box, area));
    if (!hole) return this.#table.place(area, panels);
    const counted = waysAround(area, hole, others).map((pieces) => ({ pieces, count: this.#sum(pieces, others) }));
    const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { pieces: [], count: 0 });
    for (const piece of best.pieces) this.#place(piece, others, panels);
  }
}

/** Among many obstructions only one way, as every further one multiplies the ways. */
const MOST_TOGETHER = 3;
const waysAround = (area: Box, hole: Box, others: readonly Box[]) =>
  others.length < MOST_TOGETHER ? around(area, hole) : around(area, hole).slice(0, 1);

/** The four pieces of ground around a hole, cut in four ways: across, up, and as a pinwheel either way. */
function around({ left, right, top, bottom }: Box, hole: Box): readonly (readonly Box[])[] {
  const [west, east] = [Math.max(left, hole.left), Math.min(right, hole.right)];
  const [north, south] = [Math.max(top, hole.top), Math.min(bottom, hole.bottom)];
  return [
    [
      { left, right, top, bottom: north },
      { left, right, top: south, bottom },
      { left, right: west, top: north, bottom: south },
      { left: east, right, top: north, bottom: south },
    ],
    [
      { left, right: west, top, bottom },
      { left: east, right, top, bottom },
      { left: west, right: east, top, bottom: north },
      { left: west, right: east, top: south, bottom },
    ],
    [
      { left, right: east, top, bottom: north },
      { left: east, right, top, bottom: south },
      { left: west, right, top: south, bottom },
      { left, right: west, top: north, bottom },
    ],
    [
      { left: west, right, top, bottom: north },
      { left: east, right, top: north, bottom },
      { left, right: east, top: south, bottom },
      { left, right: west, top, bottom: south },
    ],
  ];
}
