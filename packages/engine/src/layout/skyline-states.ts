/**
 * A pool of unfinished layouts. Each holds a skyline (for every column the first row that is still open), what it has
 * lost against the bound, its value so far, and how it came about.
 */
export class SkylineStates {
  readonly columns: number;
  heights: Uint16Array;
  loss: Float64Array;
  value: Float64Array;
  /** Last panel recorded on the way here, and one that still has to be recorded (−1: none). */
  trail: Int32Array;
  added: Int32Array;
  /** The next state that waits for the same point. */
  next: Int32Array;
  readonly #limit: number;
  readonly #free: number[] = [];
  #used = 0;
  #capacity: number;

  constructor(columns: number, limit: number) {
    this.columns = columns;
    this.#limit = limit;
    this.#capacity = Math.min(limit, 1024);
    this.heights = new Uint16Array(this.#capacity * columns);
    this.loss = new Float64Array(this.#capacity);
    this.value = new Float64Array(this.#capacity);
    this.trail = new Int32Array(this.#capacity);
    this.added = new Int32Array(this.#capacity);
    this.next = new Int32Array(this.#capacity);
  }

  /** A free place, or −1 when the pool is full. */
  take(): number {
    const freed = this.#free.pop();
    if (freed !== undefined) return freed;
    if (this.#used === this.#limit) return -1;
    if (this.#used === this.#capacity) this.#grow();
    return this.#used++;
  }

  release(state: number): void {
    this.#free.push(state);
  }

  #grow(): void {
    this.#capacity = Math.min(this.#limit, 2 * this.#capacity);
    const heights = new Uint16Array(this.#capacity * this.columns);
    heights.set(this.heights);
    this.heights = heights;
    const floats = (from: Float64Array) => {
      const to = new Float64Array(this.#capacity);
      to.set(from);
      return to;
    };
    const integers = (from: Int32Array) => {
      const to = new Int32Array(this.#capacity);
      to.set(from);
      return to;
    };
    [this.loss, this.value] = [floats(this.loss), floats(this.value)];
    [this.trail, this.added, this.next] = [integers(this.trail), integers(this.added), integers(this.next)];
  }

  hash(state: number): number {
    const start = state * this.columns;
    let hash = 0x811c9dc5;
    for (let column = 0; column < this.columns; column++) {
      hash = Math.imul(hash ^ (this.heights[start + column] ?? 0), 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  sameSkyline(a: number, b: number): boolean {
    const [startA, startB] = [a * this.columns, b * this.columns];
    for (let column = 0; column < this.columns; column++) {
      if (this.heights[startA + column] !== this.heights[startB + column]) return false;
    }
    return true;
  }
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
