import { SkylineStates, Trails } from "./skyline-states";
import type { View } from "./view";

export interface BeamLimits {
  /** States kept at each point. */
  readonly width: number;
  /** A layout may lose this much against the bound, no more. In PRICE_UNIT per full panel. */
  readonly slack: number;
  /** Asked once in a while; true ends the search without a result. */
  readonly stop: () => boolean;
}

export interface BeamResult {
  /** Candidates of the best layout found, none when no layout within the slack was found. */
  readonly layout: readonly number[] | null;
  /** Nothing was dropped: when no layout was found, there is none. */
  readonly complete: boolean;
  /** States looked at, the measure of work. */
  readonly work: number;
}

const STATE_BYTES = 48 * 1024 * 1024;
const MOST_TRAILS = 4_000_000;

/**
 * Sweeps the raster point by point, always at the lowest, then leftmost open point of a skyline: there stands the
 * corner of a panel or the point stays empty. The bound minus the prices of empty points and the excess of used
 * panels is what a layout can still be worth, so states beyond the slack go. Of states with equal skylines only the
 * most valuable stays, and of the rest the `width` that lost least. When none of those was dropped the sweep is an exact
 * dynamic programme, and finding nothing is a proof.
 */
export class Beam {
  readonly #view: View;
  readonly #limits: BeamLimits;
  readonly #states: SkylineStates;
  readonly #trails = new Trails(MOST_TRAILS);
  /** First waiting state of each point. */
  readonly #waiting: Int32Array;
  readonly #scratch: Uint16Array;
  #complete = true;
  #work = 0;
  #finished = -1;

  constructor(view: View, limits: BeamLimits) {
    this.#view = view;
    this.#limits = limits;
    const states = Math.max(1024, Math.floor(STATE_BYTES / (2 * view.columns + 32)));
    this.#states = new SkylineStates(view.columns, states);
    this.#waiting = new Int32Array(view.columns * view.rows).fill(-1);
    this.#scratch = new Uint16Array(view.columns);
  }

  run(): BeamResult {
    this.#push(0, 0, 0, 0, -1, -1);
    for (let point = 0; point < this.#waiting.length; point++) {
      if ((this.#waiting[point] ?? -1) < 0) continue;
      const kept = this.#keepBest(this.#merged(point));
      for (const state of kept) this.#expand(state, point);
      for (const state of kept) this.#states.release(state);
      if (this.#trails.full || this.#limits.stop()) return { layout: null, complete: false, work: this.#work };
    }
    const layout = this.#finished < 0 ? null : this.#trails.walk(this.#states.trail[this.#finished] ?? -1);
    return { layout, complete: this.#complete, work: this.#work };
  }

  /** States waiting for a point, one per skyline: any completion of one completes the other, so the value decides. */
  #merged(point: number): number[] {
    const states = this.#states;
    const waiting: number[] = [];
    for (let state = this.#waiting[point] ?? -1; state >= 0; state = states.next[state] ?? -1) waiting.push(state);
    const slots = 2 ** Math.ceil(Math.log2(2 * waiting.length));
    const table = new Int32Array(slots).fill(-1);
    for (const state of waiting) {
      let slot = states.hash(state) & (slots - 1);
      while ((table[slot] ?? -1) >= 0 && !states.sameSkyline(table[slot] ?? 0, state)) slot = (slot + 1) & (slots - 1);
      const other = table[slot] ?? -1;
      const better = other < 0 || this.#better(state, other);
      if (better) table[slot] = state;
      if (other >= 0) states.release(better ? other : state);
    }
    return Array.from(table.filter((state) => state >= 0));
  }

  #better(a: number, b: number): boolean {
    const { value, loss } = this.#states;
    const more = (value[a] ?? 0) - (value[b] ?? 0);
    return more > 0 || (more === 0 && (loss[a] ?? 0) < (loss[b] ?? 0));
  }

  #keepBest(states: number[]): number[] {
    const { width } = this.#limits;
    if (states.length <= width) return states;
    this.#complete = false;
    const { loss } = this.#states;
    states.sort((a, b) => (loss[a] ?? 0) - (loss[b] ?? 0) || a - b);
    for (const state of states.splice(width)) this.#states.release(state);
    return states;
  }

  #expand(state: number, point: number): void {
    this.#work++;
    const states = this.#states;
    const { columns, first, following, columnEnd, rowEnd, excess, value } = this.#view;
    const row = Math.floor(point / columns);
    const column = point - row * columns;
    const start = state * columns;
    const [loss, worth] = [states.loss[state] ?? 0, states.value[state] ?? 0];
    let trail = states.trail[state] ?? -1;
    const added = states.added[state] ?? -1;
    if (added >= 0) trail = this.#trails.record(trail, added);
    const room = this.#room(start, column, row);
    for (let index = first[point] ?? -1; index >= 0; index = following[index] ?? -1) {
      const end = columnEnd[index] ?? 0;
      const lost = loss + (excess[index] ?? 0);
      if (end - column > room || lost > this.#limits.slack) continue;
      this.#scratch.set(states.heights.subarray(start, start + columns));
      this.#scratch.fill(rowEnd[index] ?? 0, column, end);
      this.#push(column, row, lost, worth + (value[index] ?? 0), trail, index);
    }
    const skipped = loss + (this.#view.price[point] ?? 0);
    if (skipped > this.#limits.slack) return;
    this.#scratch.set(states.heights.subarray(start, start + columns));
    this.#scratch[column] = row + 1;
    this.#push(column, row, skipped, worth, trail, -1);
  }

  /** Columns from here that are open at this row. */
  #room(start: number, column: number, row: number): number {
    const { columns } = this.#view;
    const { heights } = this.#states;
    let end = column;
    while (end < columns && heights[start + end] === row) end++;
    return end - column;
  }

  /** Moves the scratch skyline on to the next point where a panel fits, and lets it wait there. */
  #push(fromColumn: number, fromRow: number, lost: number, worth: number, trail: number, added: number): void {
    const { columns, rows, price } = this.#view;
    const scratch = this.#scratch;
    let loss = lost;
    let column = fromColumn;
    for (let row = fromRow; row < rows; row++, column = 0) {
      for (; column < columns; column++) {
        if (scratch[column] !== row) continue;
        if (this.#fits(column, row)) return this.#wait(row * columns + column, loss, worth, trail, added);
        loss += price[row * columns + column] ?? 0;
        if (loss > this.#limits.slack) return;
        scratch[column] = row + 1;
      }
    }
    this.#finish(loss, worth, trail, added);
  }

  #fits(column: number, row: number): boolean {
    const { columns, first, following, columnEnd } = this.#view;
    for (let index = first[row * columns + column] ?? -1; index >= 0; index = following[index] ?? -1) {
      const end = columnEnd[index] ?? 0;
      let reached = column;
      while (reached < end && this.#scratch[reached] === row) reached++;
      if (reached === end) return true;
    }
    return false;
  }

  #wait(point: number, loss: number, worth: number, trail: number, added: number): void {
    const state = this.#states.take();
    if (state < 0) {
      this.#complete = false;
      return;
    }
    this.#states.heights.set(this.#scratch, state * this.#view.columns);
    this.#fill(state, loss, worth, trail, added);
    this.#states.next[state] = this.#waiting[point] ?? -1;
    this.#waiting[point] = state;
  }

  #fill(state: number, loss: number, worth: number, trail: number, added: number): void {
    this.#states.loss[state] = loss;
    this.#states.value[state] = worth;
    this.#states.trail[state] = trail;
    this.#states.added[state] = added;
  }

  #finish(loss: number, worth: number, trail: number, added: number): void {
    const state = this.#finished < 0 ? this.#states.take() : this.#finished;
    if (state < 0) {
      this.#complete = false;
      return;
    }
    if (this.#finished >= 0 && (this.#states.value[state] ?? 0) >= worth) return;
    this.#finished = state;
    this.#fill(state, loss, worth, added < 0 ? trail : this.#trails.record(trail, added), -1);
  }
}
