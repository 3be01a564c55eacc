import { Certifier, type LevelCut, type Prices } from "./certificate";
import { Coverage } from "./coverage";
import type { Raster } from "./raster";

/** The price of the ground each point stands for: never worse than dividing areas. In panels. */
function areaPrices({ plan, xs, ys }: Raster): Float64Array {
  const { gap } = plan;
  const stretch = (positions: Int32Array, index: number, end: number) =>
    (positions[index + 1] ?? end) - (positions[index] ?? 0);
  const [first] = plan.sizes;
  const panel = ((first?.width ?? 0) + gap) * ((first?.height ?? 0) + gap);
  const prices = new Float64Array(xs.length * ys.length);
  for (let row = 0; row < ys.length; row++) {
    const tall = stretch(ys, row, plan.height + gap);
    for (let column = 0; column < xs.length; column++) {
      prices[row * xs.length + column] = (tall * stretch(xs, column, plan.width + gap)) / panel;
    }
  }
  return prices;
}

/**
 * Lowers the bound of `Prices` a number of steps at a time by the primal-dual hybrid gradient method: shares of
 * candidates follow their worth at the current prices, prices follow how often points are covered. Each step goes twice
 * as far as the method says and is drawn back a little to where the last restart was.
 * Sources: A. Chambolle, T. Pock, J. Math. Imaging Vis. 40, 2011 (method), and their ICCV 2011 paper (diagonal steps);
 * H. Lu, J. Yang, "Restarted Halpern PDHG for Linear Programming", 2024 (reflection, anchor, restarts);
 * D. Applegate et al., "Practical large-scale linear programming using primal-dual hybrid gradient", NeurIPS 2021
 * (balance of the two step lengths).
 */
export class PriceSearch {
  readonly #cuts: readonly LevelCut[];
  readonly #coverage: Coverage;
  readonly #certifier: Certifier;
  readonly #values: Float64Array;
  readonly #shareStep: Float64Array;
  readonly #pointStep: Float64Array;
  readonly #cutStep: Float64Array;
  readonly #ahead: Float64Array;
  readonly #paid: Float64Array;
  readonly #covered: Float64Array;
  readonly #cutMembers: Int32Array[];
  readonly #stop: () => boolean;
  /** Where the method stands, where its last step led, and where it was restarted. */
  readonly #now: Iterate;
  readonly #next: Iterate;
  readonly #anchor: Iterate;
  #steps = 0;
  #sinceRestart = 0;
  #balance = FIRST_BALANCE;
  #errorAtRestart = Infinity;
  #lastError = Infinity;
  best: Prices;

  constructor(raster: Raster, stop: () => boolean, cuts: readonly LevelCut[] = []) {
    const { candidates, plan } = raster;
    this.#cuts = cuts;
    this.#stop = stop;
    this.#coverage = new Coverage(raster);
    this.#certifier = new Certifier(raster, this.#coverage, cuts, stop);
    this.#values = candidates.value.map((value) => value / plan.fullValue);
    this.#paid = new Float64Array(candidates.count);
    this.#ahead = new Float64Array(candidates.count).fill(1);
    this.#covered = new Float64Array(this.#coverage.points);
    this.#cutMembers = cuts.map(({ level }) =>
      Int32Array.from([...candidates.value.keys()].filter((index) => (candidates.value[index] ?? 0) >= level)),
    );
    this.#coverage.over(this.#ahead, this.#covered);
    this.#pointStep = this.#covered.map((covers) => (covers > 0 ? 1 / covers : 0));
    this.#cutStep = Float64Array.from(this.#cutMembers, (members) => 1 / Math.max(1, members.length));
    this.#shareStep = Float64Array.from({ length: candidates.count }, (_, index) => {
      const wide = (candidates.columnEnd[index] ?? 0) - (candidates.column[index] ?? 0);
      const tall = (candidates.rowEnd[index] ?? 0) - (candidates.row[index] ?? 0);
      return 1 / (wide * tall + cuts.filter(({ level }) => (candidates.value[index] ?? 0) >= level).length);
    });
    const points = areaPrices(raster).map((price, point) => ((this.#covered[point] ?? 0) > 0 ? price : 0));
    this.#now = { shares: new Float64Array(candidates.count), points, surcharges: new Float64Array(cuts.length) };
    this.#next = copied(this.#now);
    this.#anchor = copied(this.#now);
    this.best = this.#certifier.certify(points, this.#now.surcharges);
  }

  /** Runs some steps and keeps the best certified prices seen. */
  run(steps: number): Prices {
    for (let done = 0; done < steps && !this.#stop(); done++) this.#step();
    const found = this.#certifier.certify(this.#next.points, this.#next.surcharges);
    if (found.total < this.best.total) this.best = found;
    return this.best;
  }

  #payments({ points, surcharges }: Iterate): void {
    this.#coverage.under(points, this.#paid);
    for (const [cut, members] of this.#cutMembers.entries()) {
      const surcharge = surcharges[cut] ?? 0;
      for (const index of members) this.#paid[index] = (this.#paid[index] ?? 0) + surcharge;
    }
  }

  #step(): void {
    const [now, next, anchor, balance] = [this.#now, this.#next, this.#anchor, this.#balance];
    const far = (this.#sinceRestart + 1) / (this.#sinceRestart + 2);
    this.#payments(now);
    const moved = this.#moveShares(far);
    this.#coverage.over(this.#ahead, this.#covered);
    let repriced = 0;
    for (let point = 0; point < now.points.length; point++) {
      const step = this.#pointStep[point] ?? 0;
      if (step === 0) continue;
      const before = now.points[point] ?? 0;
      const after = Math.max(0, before + step * balance * ((this.#covered[point] ?? 0) - 1));
      next.points[point] = after;
      now.points[point] = far * (2 * after - before) + (1 - far) * (anchor.points[point] ?? 0);
      repriced += (after - before) ** 2 / step;
    }
    for (const [cut, { most }] of this.#cuts.entries()) {
      const step = this.#cutStep[cut] ?? 0;
      const before = now.surcharges[cut] ?? 0;
      const held = total(this.#ahead, this.#cutMembers[cut] ?? []);
      const after = Math.max(0, before + step * balance * (held - most));
      next.surcharges[cut] = after;
      now.surcharges[cut] = far * (2 * after - before) + (1 - far) * (anchor.surcharges[cut] ?? 0);
      repriced += (after - before) ** 2 / step;
    }
    this.#steps++;
    this.#sinceRestart++;
    this.#considerRestart(Math.sqrt(balance * moved + repriced / balance));
  }

  /** Moves all shares, tells how far, and leaves the shares that lie ahead. */
  #moveShares(far: number): number {
    const { shares } = this.#now;
    const [next, anchor] = [this.#next.shares, this.#anchor.shares];
    const [ahead, paid, values, steps, balance] = [
      this.#ahead,
      this.#paid,
      this.#values,
      this.#shareStep,
      this.#balance,
    ];
    let sum = 0;
    for (let index = 0; index < shares.length; index++) {
      const step = steps[index] ?? 1;
      const before = shares[index] ?? 0;
      const moved = before + (step / balance) * ((values[index] ?? 0) - (paid[index] ?? 0));
      const after = moved < 0 ? 0 : moved > 1 ? 1 : moved;
      const reflected = 2 * after - before;
      next[index] = after;
      ahead[index] = reflected;
      shares[index] = far * reflected + (1 - far) * (anchor[index] ?? 0);
      sum += (after - before) ** 2 / step;
    }
    return sum;
  }

  #considerRestart(error: number): void {
    if (this.#sinceRestart === 1) this.#errorAtRestart = error;
    const due =
      error <= SUFFICIENT_DECAY * this.#errorAtRestart ||
      (error <= NECESSARY_DECAY * this.#errorAtRestart && error > this.#lastError) ||
      this.#sinceRestart >= LONGEST_SHARE * this.#steps;
    this.#lastError = error;
    if (!due || this.#sinceRestart < LEAST_STEPS) return;
    const moved = distance(this.#next.shares, this.#anchor.shares);
    const repriced = distance(this.#next.points, this.#anchor.points);
    if (moved > 1e-10 && repriced > 1e-10) this.#balance = Math.sqrt((this.#balance * repriced) / moved);
    for (const part of ["shares", "points", "surcharges"] as const) {
      this.#now[part].set(this.#next[part]);
      this.#anchor[part].set(this.#next[part]);
    }
    this.#sinceRestart = 0;
    this.#lastError = Infinity;
  }
}

/** Restart when a step became this much shorter than the first one, or shorter and longer again, or after this share of all steps (Lu and Yang). */
const SUFFICIENT_DECAY = 0.2;
const NECESSARY_DECAY = 0.8;
const LONGEST_SHARE = 0.36;
const LEAST_STEPS = 20;
/** Prices count for more than shares at first: of the values tried this one came closest in the first hundreds of steps. */
const FIRST_BALANCE = 2;

interface Iterate {
  readonly shares: Float64Array;
  readonly points: Float64Array;
  readonly surcharges: Float64Array;
}

const copied = ({ shares, points, surcharges }: Iterate): Iterate => ({
  shares: shares.slice(),
  points: points.slice(),
  surcharges: surcharges.slice(),
});

function total(amounts: Float64Array, members: Iterable<number>): number {
  let sum = 0;
  for (const index of members) sum += amounts[index] ?? 0;
  return sum;
}

function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
