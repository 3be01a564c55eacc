import { nthLeast } from "./ordered";
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
/** Points swept between two looks at the clock. */
const POINTS_AT_ONCE = 8;

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
  #complete = true;
  #work = 0;
  #finished = -1;

  constructor(view: View, limits: BeamLimits) {
    this.#view = view;
    this.#limits = limits;
    const states = Math.max(1024, Math.floor(STATE_BYTES / (2 * view.columns + 36)));
    this.#states = new SkylineStates(view.columns, states);
    this.#waiting = new Int32Array(view.columns * view.rows).fill(-1);
  }

  run(): BeamResult {
    this.#advance(this.#states.take(), 0, 0, 0, 0, -1, -1);
    let swept = 0;
    for (let point = 0; point < this.#waiting.length; point++) {
      if ((this.#waiting[point] ?? -1) < 0) continue;
      const kept = this.#keepBest(this.#states.distinct(this.#waiting[point] ?? -1));
      for (const state of kept) this.#expand(state, point);
      for (const state of kept) this.#states.release(state);
      if (this.#trails.full || (++swept % POINTS_AT_ONCE === 0 && this.#limits.stop()))
        return { layout: null, complete: false, work: this.#work };
    }
    const layout = this.#finished < 0 ? null : this.#trails.walk(this.#states.trail[this.#finished] ?? -1);
    return { layout, complete: this.#complete, work: this.#work };
  }

  /** The `width` states that lost least. */
  #keepBest(states: number[]): readonly number[] {
    const { width } = this.#limits;
    if (states.length <= width) return states;
    this.#complete = false;
    const { loss } = this.#states;
    const losses = new Float64Array(states.length);
    for (const [index, state] of states.entries()) losses[index] = loss[state] ?? 0;
    const most = nthLeast(losses, width - 1);
    let ties = width;
    for (const lost of losses) if (lost < most) ties--;
    // Of those that lost as much as the last one kept, only the first have a place.
    return states.filter((state) => {
      const lost = loss[state] ?? 0;
      if (lost < most || (lost === most && ties-- > 0)) return true;
      this.#states.release(state);
      return false;
    });
  }

  /** Puts each panel that may have its corner at the point into a state, and leaves the point empty. */
  #expand(state: number, point: number): void {
    this.#work++;
    const states = this.#states;
    const { columns, first, following, columnEnd, rowEnd, excess, value, price } = this.#view;
    const row = Math.floor(point / columns);
    const column = point - row * columns;
    const [loss, worth] = [states.loss[state] ?? 0, states.value[state] ?? 0];
    let trail = states.trail[state] ?? -1;
    const added = states.added[state] ?? -1;
    if (added >= 0) trail = this.#trails.record(trail, added);
    const open = states.openEnd(state, column, row);
    for (let index = first[point] ?? -1; index >= 0; index = following[index] ?? -1) {
      const end = columnEnd[index] ?? 0;
      const lost = loss + (excess[index] ?? 0);
      if (end > open || lost > this.#limits.slack) continue;
      const next = states.copy(state);
      if (next >= 0) states.raise(next, column, end, row, rowEnd[index] ?? 0);
      this.#advance(next, column, row, lost, worth + (value[index] ?? 0), trail, index);
    }
    const skipped = loss + (price[point] ?? 0);
    if (skipped > this.#limits.slack) return;
    const next = states.copy(state);
    if (next >= 0) states.raise(next, column, column + 1, row, row + 1);
    this.#advance(next, column, row, skipped, worth, trail, -1);
  }

  /** Moves a state on to the next point where a panel fits, and lets it wait there. */
  #advance(
    state: number,
    column: number,
    row: number,
    lost: number,
    worth: number,
    trail: number,
    added: number,
  ): void {
    if (state < 0) {
      this.#complete = false;
      return;
    }
    const { columns, rows, price, narrowestEnd } = this.#view;
    const states = this.#states;
    let loss = lost;
    for (let at = states.nextOpen(state, column, row); at >= 0; at = states.nextOpen(state, column, row)) {
      row = Math.floor(at / columns);
      column = at - row * columns;
      if (row >= rows) break;
      const needed = narrowestEnd[at] ?? Infinity;
      if (needed <= columns && states.openEnd(state, column, row, needed) === needed) {
        states.set(state, loss, worth, trail, added);
        states.next[state] = this.#waiting[at] ?? -1;
        this.#waiting[at] = state;
        return;
      }
      loss += price[at] ?? 0;
      if (loss > this.#limits.slack) return states.release(state);
      states.raise(state, column, column + 1, row, row + 1);
    }
    this.#finish(state, loss, worth, trail, added);
  }

  #finish(state: number, loss: number, worth: number, trail: number, added: number): void {
    const states = this.#states;
    if (this.#finished >= 0 && (states.value[this.#finished] ?? 0) >= worth) return states.release(state);
    if (this.#finished >= 0) states.release(this.#finished);
    this.#finished = state;
    states.set(state, loss, worth, added < 0 ? trail : this.#trails.record(trail, added), -1);
  }
}
