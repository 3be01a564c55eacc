import { firstAbove } from "./ordered";
import type { Caster, PlaceRow, SunRay } from "./shade";

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * For each place, row after row, the share of the year that is left when the beam of every time is lost at which a shadow
 * meets the panel: wherever it lies within its place. A shadow is the caster's base swept along the ray. The positions that
 * one shadow meets form a convex set, so that a place lies in it when its corners do. When stopped, the rays not yet
 * looked at count as unshaded.
 */
export function beamKept(
  { rays, casters }: { readonly rays: readonly SunRay[]; readonly casters: readonly Caster[] },
  rows: readonly PlaceRow[],
  size: Size,
  stop: () => boolean,
): Float64Array {
  const tally = new ShadowTally(rows);
  const kept = new Float64Array(tally.places).fill(1);
  if (casters.length === 0) return kept;
  for (const { x, y, weight } of rays) {
    if (stop()) break;
    for (const caster of casters) tally.add(caster, x * caster.height, y * caster.height, size);
    tally.settle(weight, kept);
  }
  return kept;
}

/** When, from 0 to 1, a way along an axis lies between two places; never when first is after last. */
function during(low: number, high: number, along: number): { readonly first: number; readonly last: number } {
  if (along === 0) return low < 0 && high > 0 ? { first: 0, last: 1 } : { first: 1, last: 0 };
  const [a, b] = [low / along, high / along];
  return { first: Math.max(0, Math.min(a, b)), last: Math.min(1, Math.max(a, b)) };
}

/** Counts the shadows over the places of rows at one time; places in several are shaded once. */
class ShadowTally {
  readonly places: number;
  /** Of each row, where it lies along y. */
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  /** Of all places, where they lie along x. */
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  /** Index of each row's first place, and of the last row's end; in the counts a row has one more, where shadows end. */
  readonly #first: Int32Array;
  readonly #counts: Int16Array;
  /** What of each row has shadows, and which rows. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #touched: number[] = [];
  /** Between these along x lies every corner. */
  readonly #leftmost: number;
  readonly #rightmost: number;
  #left = 0;
  #right = 0;

  constructor(rows: readonly PlaceRow[]) {
    this.#from = Float64Array.from(rows, ({ from }) => from);
    this.#to = Float64Array.from(rows, ({ to }) => to);
    this.#first = new Int32Array(rows.length + 1);
    for (const [row, { xs }] of rows.entries()) this.#first[row + 1] = (this.#first[row] ?? 0) + xs.from.length;
    this.places = this.#first[rows.length] ?? 0;
    this.#starts = new Float64Array(this.places);
    this.#ends = new Float64Array(this.places);
    for (const [row, { xs }] of rows.entries()) {
      this.#starts.set(xs.from, this.#first[row] ?? 0);
      this.#ends.set(xs.to, this.#first[row] ?? 0);
    }
    this.#counts = new Int16Array(this.places + rows.length);
    this.#low = new Int32Array(rows.length);
    this.#high = new Int32Array(rows.length).fill(-1);
    this.#leftmost = this.#starts.reduce((least, x) => Math.min(least, x), Infinity);
    this.#rightmost = this.#ends.reduce((most, x) => Math.max(most, x), -Infinity);
  }

  add(caster: Caster, alongX: number, alongY: number, size: Size): void {
    // Only while the base is between the corners along x can its shadow meet one.
    const near = during(this.#leftmost - caster.right, this.#rightmost - caster.left + size.width, alongX);
    if (near.first > near.last) return;
    const bottom = caster.bottom + Math.max(near.first * alongY, near.last * alongY);
    const top = caster.top - size.height + Math.min(near.first * alongY, near.last * alongY);
    for (let row = firstAbove(this.#from, top); row < this.#to.length; row++) {
      const [from, to] = [this.#from[row] ?? 0, this.#to[row] ?? 0];
      if (to >= bottom) return;
      this.#spanAt(from, caster, alongX, alongY, size);
      let left = this.#left;
      let right = this.#right;
      if (to > from) {
        this.#spanAt(to, caster, alongX, alongY, size);
        left = Math.max(left, this.#left);
        right = Math.min(right, this.#right);
      }
      if (left < right) this.#count(row, left, right);
    }
  }

  /** Where along x the corner of a panel meets the shadow, at one place along y: an open span, none when it is empty. */
  #spanAt(y: number, caster: Caster, alongX: number, alongY: number, size: Size): void {
    let [first, last] = [0, 1];
    if (alongY !== 0) {
      const a = (y - caster.top + size.height) / alongY;
      const b = (y - caster.bottom) / alongY;
      first = Math.max(0, Math.min(a, b));
      last = Math.min(1, Math.max(a, b));
    } else if (y <= caster.top - size.height || y >= caster.bottom) {
      first = last;
    }
    const met = first < last;
    this.#left = met ? caster.left - size.width + Math.min(first * alongX, last * alongX) : Infinity;
    this.#right = met ? caster.right + Math.max(first * alongX, last * alongX) : -Infinity;
  }

  /** Counts a shadow over the places of a row that lie in an open span. */
  #count(row: number, left: number, right: number): void {
    const [begin, next] = [this.#first[row] ?? 0, this.#first[row + 1] ?? 0];
    let [from, end] = [begin, next];
    for (let high = next; from < high;) {
      const middle = (from + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= left) from = middle + 1;
      else high = middle;
    }
    for (let low = from; low < end;) {
      const middle = (low + end) >> 1;
      if ((this.#ends[middle] ?? 0) < right) low = middle + 1;
      else end = middle;
    }
    if (from >= end) return;
    this.#counts[from + row] = (this.#counts[from + row] ?? 0) + 1;
    this.#counts[end + row] = (this.#counts[end + row] ?? 0) - 1;
    if ((this.#high[row] ?? -1) < 0) {
      this.#touched.push(row);
      this.#low[row] = from;
    }
    this.#low[row] = Math.min(this.#low[row] ?? 0, from);
    this.#high[row] = Math.max(this.#high[row] ?? 0, end);
  }

  /** Takes a weight from every place that a shadow was counted over, and forgets the shadows. */
  settle(weight: number, kept: Float64Array): void {
    const counts = this.#counts;
    for (const row of this.#touched) {
      const end = this.#high[row] ?? 0;
      let over = 0;
      for (let place = this.#low[row] ?? 0; place < end; place++) {
        over += counts[row + place] ?? 0;
        counts[row + place] = 0;
        if (over > 0) kept[place] = (kept[place] ?? 0) - weight;
      }
      counts[row + end] = 0;
      this.#high[row] = -1;
    }
    this.#touched.length = 0;
  }
}
