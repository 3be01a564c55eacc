/**
 * A pool of unfinished layouts. Each holds a skyline (for every column the first row that is still open), what it has
 * lost against the bound, its value so far, and how it came about.
 */
export class SkylineStates {
  readonly columns: number;
  #heights: Uint16Array;
  /** Of each skyline: the sum of its heights, each times the factor of its column, so that a change costs little. */
  #hash: Int32Array;
  loss: Float64Array;
  value: Float64Array;
  /** Last panel recorded on the way here, and one that still has to be recorded (−1: none). */
  trail: Int32Array;
  added: Int32Array;
  /** The next state that waits for the same point. */
  next: Int32Array;
  readonly #limit: number;
  readonly #free: number[] = [];
  /** Sums of the factors of all columns before each. */
  readonly #factors: Int32Array;
  #slots = new Int32Array(0);
  #used = 0;
  #capacity: number;

  constructor(columns: number, limit: number) {
    this.columns = columns;
    this.#limit = limit;
    this.#capacity = Math.min(limit, FIRST_CAPACITY);
    this.#heights = new Uint16Array(this.#capacity * columns);
    this.#hash = new Int32Array(this.#capacity);
    this.loss = new Float64Array(this.#capacity);
    this.value = new Float64Array(this.#capacity);
    this.trail = new Int32Array(this.#capacity);
    this.added = new Int32Array(this.#capacity);
    this.next = new Int32Array(this.#capacity);
    this.#factors = new Int32Array(columns + 1);
    for (let column = 0; column < columns; column++) {
      const mixed = Math.imul(column + 1, COLUMN_FACTOR);
      this.#factors[column + 1] = (this.#factors[column] ?? 0) + Math.imul(mixed ^ (mixed >>> 15), SPREAD);
    }
  }

  /** A free place, or −1 when the pool is full; the first one taken has an empty skyline. */
  take(): number {
    const freed = this.#free.pop();
    if (freed !== undefined) return freed;
    if (this.#used === this.#limit) return -1;
    if (this.#used === this.#capacity) this.#grow();
    return this.#used++;
  }

  /** A free place with the skyline of a state, or −1. */
  copy(state: number): number {
    const copy = this.take();
    if (copy < 0) return copy;
    this.#heights.copyWithin(copy * this.columns, state * this.columns, (state + 1) * this.columns);
    this.#hash[copy] = this.#hash[state] ?? 0;
    return copy;
  }

  release(state: number): void {
    this.#free.push(state);
  }

  set(state: number, loss: number, value: number, trail: number, added: number): void {
    this.loss[state] = loss;
    this.value[state] = value;
    this.trail[state] = trail;
    this.added[state] = added;
  }

  /** Raises the columns up to `end`, all open at `from`, to a row. */
  raise(state: number, column: number, end: number, from: number, to: number): void {
    const start = state * this.columns;
    for (let at = start + column; at < start + end; at++) this.#heights[at] = to;
    const factor = (this.#factors[end] ?? 0) - (this.#factors[column] ?? 0);
    this.#hash[state] = (this.#hash[state] ?? 0) + Math.imul(factor, to - from);
  }

  /** First column from here that is not open at a row; not looked for beyond `most`. */
  openEnd(state: number, column: number, row: number, most = this.columns): number {
    const start = state * this.columns;
    let end = column;
    while (end < most && this.#heights[start + end] === row) end++;
    return end;
  }

  /** The next open point from one on, row by row: all before it are covered or left empty. */
  nextOpen(state: number, column: number, row: number): number {
    const start = state * this.columns;
    const heights = this.#heights;
    for (let at = column; at < this.columns; at++) if (heights[start + at] === row) return row * this.columns + at;
    let [lowest, first] = [Infinity, 0];
    for (let at = 0; at < this.columns; at++) {
      const height = heights[start + at] ?? 0;
      if (height < lowest) [lowest, first] = [height, at];
    }
    return lowest * this.columns + first;
  }

  /** Of a list of states those that differ in skyline: any completion of one completes its equals, so the most valuable stays. */
  distinct(first: number): number[] {
    let waiting = 0;
    for (let state = first; state >= 0; state = this.next[state] ?? -1) waiting++;
    const slots = 2 ** Math.ceil(Math.log2(2 * waiting));
    if (this.#slots.length < slots) this.#slots = new Int32Array(slots);
    const table = this.#slots.fill(-1, 0, slots);
    for (let state = first; state >= 0; state = this.next[state] ?? -1) {
      let slot = Math.imul(this.#hash[state] ?? 0, SPREAD) & (slots - 1);
      while ((table[slot] ?? -1) >= 0 && !this.#alike(table[slot] ?? 0, state)) slot = (slot + 1) & (slots - 1);
      const other = table[slot] ?? -1;
      const better = other < 0 || this.#better(state, other);
      if (better) table[slot] = state;
      if (other >= 0) this.release(better ? other : state);
    }
    const kept: number[] = [];
    for (let slot = 0; slot < slots; slot++) if ((table[slot] ?? -1) >= 0) kept.push(table[slot] ?? -1);
    return kept;
  }

  #better(a: number, b: number): boolean {
    const more = (this.value[a] ?? 0) - (this.value[b] ?? 0);
    return more > 0 || (more === 0 && (this.loss[a] ?? 0) < (this.loss[b] ?? 0));
  }

  /** Whether two skylines are equal: a hash may tell them apart, only all heights make them one. */
  #alike(a: number, b: number): boolean {
    if (this.#hash[a] !== this.#hash[b]) return false;
    const [startA, startB] = [a * this.columns, b * this.columns];
    for (let column = 0; column < this.columns; column++) {
      if (this.#heights[startA + column] !== this.#heights[startB + column]) return false;
    }
    return true;
  }

  #grow(): void {
    this.#capacity = Math.min(this.#limit, 2 * this.#capacity);
    this.#heights = longer(this.#heights, new Uint16Array(this.#capacity * this.columns));
    this.#hash = longer(this.#hash, new Int32Array(this.#capacity));
    this.loss = longer(this.loss, new Float64Array(this.#capacity));
    this.value = longer(this.value, new Float64Array(this.#capacity));
    this.trail = longer(this.trail, new Int32Array(this.#capacity));
    this.added = longer(this.added, new Int32Array(this.#capacity));
    this.next = longer(this.next, new Int32Array(this.#capacity));
  }
}

const FIRST_CAPACITY = 1024;
/** Odd numbers without pattern, from the golden ratio (Knuth, "The Art of Computer Programming" 3, 6.4). */
const COLUMN_FACTOR = 0x9e3779b1;
const SPREAD = 0x85ebca6b;

function longer<Numbers extends Uint16Array | Int32Array | Float64Array>(from: Numbers, into: Numbers): Numbers {
  into.set(from);
  return into;
}

/** The panels of a growing tree of layouts: each node is a candidate and the node before it. */
export class Trails {
  readonly #limit: number;
  #before = new Int32Array(1024);
  #candidate = new Int32Array(1024);
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get full(): boolean {
    return this.#count >= this.#limit;
  }

  record(before: number, candidate: number): number {
    if (this.#count === this.#before.length) {
      const [before2, candidate2] = [new Int32Array(2 * this.#count), new Int32Array(2 * this.#count)];
      before2.set(this.#before);
      candidate2.set(this.#candidate);
      [this.#before, this.#candidate] = [before2, candidate2];
    }
    this.#before[this.#count] = before;
    this.#candidate[this.#count] = candidate;
    return this.#count++;
  }

  /** Candidates from a node back to the start. */
  walk(from: number): number[] {
    const found: number[] = [];
    for (let node = from; node >= 0; node = this.#before[node] ?? -1) found.push(this.#candidate[node] ?? 0);
    return found;
  }
}
