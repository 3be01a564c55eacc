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

/** Steps between two looks at whether to restart. */
const RESTART_CHECK = 40;

/**
 * Lowers the bound of `Prices` a number of steps at a time by the primal-dual hybrid gradient method: shares of
 * candidates follow their worth at the current prices, prices follow how often points are covered.
 * Sources: A. Chambolle, T. Pock, J. Math. Imaging Vis. 40, 2011 (method), and their ICCV 2011 paper (diagonal steps);
 * D. Applegate et al., "Practical large-scale linear programming using primal-dual hybrid gradient", NeurIPS 2021
 * (restarts from the average, balance of the two step lengths).
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
  #now: Iterate;
  #sum: Iterate;
  #restartedAt: Iterate;
  #steps = 0;
  #summed = 0;
  #balance = 1;
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
    this.#sum = scaled(this.#now, 0);
    this.#restartedAt = scaled(this.#now, 1);
    this.best = this.#certifier.certify(points, this.#now.surcharges);
  }

  /** Runs some steps and keeps the best certified prices seen. */
  run(steps: number): Prices {
    for (let done = 0; done < steps && !this.#stop(); done++) {
      this.#step();
      if (this.#steps % RESTART_CHECK === 0) this.#considerRestart();
    }
    const average = this.#summed > 0 ? scaled(this.#sum, 1 / this.#summed) : this.#now;
    for (const { points, surcharges } of [this.#now, average]) {
      const found = this.#certifier.certify(points, surcharges);
      if (found.total < this.best.total) this.best = found;
    }
    return this.best;
  }

  #payments(at: Iterate): void {
    this.#coverage.under(at.points, this.#paid);
    for (const [cut, members] of this.#cutMembers.entries()) {
      const surcharge = at.surcharges[cut] ?? 0;
      if (surcharge > 0) for (const index of members) this.#paid[index] = (this.#paid[index] ?? 0) + surcharge;
    }
  }

  #step(): void {
    const { shares, points, surcharges } = this.#now;
    const [ahead, paid, covered, balance] = [this.#ahead, this.#paid, this.#covered, this.#balance];
    this.#payments(this.#now);
    for (let index = 0; index < shares.length; index++) {
      const before = shares[index] ?? 0;
      const worth = (this.#values[index] ?? 0) - (paid[index] ?? 0);
      const moved = before + ((this.#shareStep[index] ?? 0) / balance) * worth;
      const after = moved < 0 ? 0 : moved > 1 ? 1 : moved;
      shares[index] = after;
      ahead[index] = 2 * after - before;
    }
    this.#coverage.over(ahead, covered);
    for (let point = 0; point < points.length; point++) {
      const moved = (points[point] ?? 0) + (this.#pointStep[point] ?? 0) * balance * ((covered[point] ?? 0) - 1);
      points[point] = moved > 0 ? moved : 0;
    }
    for (const [cut, { most }] of this.#cuts.entries()) {
      const held = total(ahead, this.#cutMembers[cut] ?? []);
      surcharges[cut] = Math.max(0, (surcharges[cut] ?? 0) + (this.#cutStep[cut] ?? 0) * balance * (held - most));
    }
    addTo(this.#sum, this.#now);
    this.#summed++;
    this.#steps++;
  }

  /** How far an iterate is from solving the linear programme: shares beyond one per point, and the gap of the sums. */
  #error(at: Iterate): number {
    this.#coverage.over(at.shares, this.#covered);
    const beyond = this.#covered.reduce((sum, covers) => sum + (covers > 1 ? (covers - 1) ** 2 : 0), 0);
    this.#payments(at);
    let gap = at.points.reduce((sum, price) => sum + price, 0);
    for (const [cut, { most }] of this.#cuts.entries()) gap += most * (at.surcharges[cut] ?? 0);
    for (let index = 0; index < at.shares.length; index++) {
      const value = this.#values[index] ?? 0;
      gap += Math.max(0, value - (this.#paid[index] ?? 0)) - value * (at.shares[index] ?? 0);
    }
    return Math.hypot(this.#balance * Math.sqrt(beyond), gap);
  }

  #considerRestart(): void {
    const average = scaled(this.#sum, 1 / this.#summed);
    const [errorNow, errorAverage] = [this.#error(this.#now), this.#error(average)];
    const error = Math.min(errorNow, errorAverage);
    if (error > SUFFICIENT_DECAY * this.#lastError && this.#summed < LONGEST_SHARE * this.#steps) return;
    if (errorAverage < errorNow) this.#now = average;
    const moved = distance(this.#now.shares, this.#restartedAt.shares);
    const repriced = distance(this.#now.points, this.#restartedAt.points);
    if (moved > 1e-10 && repriced > 1e-10) this.#balance = Math.sqrt((this.#balance * repriced) / moved);
    this.#restartedAt = scaled(this.#now, 1);
    this.#sum = scaled(this.#now, 0);
    this.#summed = 0;
    this.#lastError = error;
  }
}

/** Restart when the error fell to this share of that at the last restart, or after this share of all steps (NeurIPS 2021). */
const SUFFICIENT_DECAY = 0.4;
const LONGEST_SHARE = 0.36;

interface Iterate {
  readonly shares: Float64Array;
  readonly points: Float64Array;
  readonly surcharges: Float64Array;
}

const scaled = ({ shares, points, surcharges }: Iterate, by: number): Iterate => ({
  shares: shares.map((share) => share * by),
  points: points.map((price) => price * by),
  surcharges: surcharges.map((price) => price * by),
});

function addTo(sum: Iterate, one: Iterate): void {
  for (const part of ["shares", "points", "surcharges"] as const) {
    const [into, from] = [sum[part], one[part]];
    for (let index = 0; index < into.length; index++) into[index] = (into[index] ?? 0) + (from[index] ?? 0);
  }
}

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
