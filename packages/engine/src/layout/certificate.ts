import { Coverage } from "./coverage";
import type { Raster } from "./raster";

/** No layout holds more than `most` panels worth at least `level`. */
export interface LevelCut {
  readonly level: number;
  readonly most: number;
}

/**
 * A proved upper bound by linear programming duality. Every raster point has a price; when the points under each
 * candidate cost at least its value, no layout is worth more than all prices together, because panels share no point.
 * A level cut adds a surcharge on every candidate at or above its level, paid at most `most` times.
 * All prices are whole numbers, so that the proof is exact.
 */
export interface Prices {
  /** Price of each point, row by row. One full panel is worth PRICE_UNIT. */
  readonly points: Float64Array;
  readonly surcharges: Float64Array;
  /** Everything together: no layout is worth more, in PRICE_UNIT per full panel. */
  readonly total: number;
}

export const PRICE_UNIT = 1e9;
/** Short candidates looked at between two looks at the clock. */
const CANDIDATES_AT_ONCE = 256;

/** Turns any prices into certified ones: rounds, raises what lies under short candidates, lowers what is not needed. */
export class Certifier {
  readonly #raster: Raster;
  readonly #coverage: Coverage;
  readonly #cuts: readonly LevelCut[];
  readonly #paid: Float64Array;
  readonly #need: Float64Array;
  readonly #shortage: Float64Array;
  readonly #shortHere: Float64Array;
  /** Candidate by corner and size, −1 where there is none. */
  readonly #at: Int32Array;
  /** For each size, the first column (row) from which a candidate still reaches this column (row). */
  readonly #firstColumn: Int32Array[];
  readonly #firstRow: Int32Array[];
  readonly #stop: () => boolean;

  /** @param stop  Ends the work early: then prices prove less, or nothing. */
  constructor(raster: Raster, coverage: Coverage, cuts: readonly LevelCut[], stop: () => boolean) {
    const { candidates, plan, xs, ys } = raster;
    this.#raster = raster;
    this.#coverage = coverage;
    this.#cuts = cuts;
    this.#stop = stop;
    this.#paid = new Float64Array(candidates.count);
    this.#need = new Float64Array(candidates.count);
    this.#shortage = new Float64Array(candidates.count);
    this.#shortHere = new Float64Array(coverage.points);
    this.#at = new Int32Array(coverage.points * plan.sizes.length).fill(-1);
    for (let index = 0; index < candidates.count; index++) {
      const point = (candidates.row[index] ?? 0) * xs.length + (candidates.column[index] ?? 0);
      this.#at[(candidates.size[index] ?? 0) * coverage.points + point] = index;
    }
    this.#firstColumn = plan.sizes.map(({ width }) => reaching(xs, width + plan.gap));
    this.#firstRow = plan.sizes.map(({ height }) => reaching(ys, height + plan.gap));
  }

  /** Prices in panels, as they come from a numerical method. */
  certify(points: Float64Array, surcharges: Float64Array): Prices {
    const whole = points.map((price) => Math.max(0, Math.round(price * PRICE_UNIT)));
    const onLevels = surcharges.map((price) => Math.max(0, Math.round(price * PRICE_UNIT)));
    this.#setNeeds(onLevels);
    this.#raiseShort(whole);
    this.#lowerSpare(whole);
    // The proof itself, from scratch: nothing above needs to be trusted.
    this.#coverage.under(whole, this.#paid);
    for (let index = 0; index < this.#need.length; index++) {
      if ((this.#paid[index] ?? 0) < (this.#need[index] ?? 0))
        return { points: whole, surcharges: onLevels, total: Infinity };
    }
    const total = whole.reduce((sum, price) => sum + price, 0);
    const onCuts = this.#cuts.reduce((sum, { most }, cut) => sum + most * (onLevels[cut] ?? 0), 0);
    return { points: whole, surcharges: onLevels, total: total + onCuts };
  }

  #setNeeds(onLevels: Float64Array): void {
    const { candidates, plan } = this.#raster;
    for (let index = 0; index < candidates.count; index++) {
      const value = candidates.value[index] ?? 0;
      let need = Math.ceil((value * PRICE_UNIT) / plan.fullValue);
      for (const [cut, { level }] of this.#cuts.entries()) if (value >= level) need -= onLevels[cut] ?? 0;
      this.#need[index] = need;
    }
  }

  /** Raises, under each candidate that is short, the point that most shortage shares. */
  #raiseShort(points: Float64Array): void {
    const { candidates } = this.#raster;
    this.#coverage.under(points, this.#paid);
    let any = false;
    for (let index = 0; index < candidates.count; index++) {
      const shortage = Math.max(0, (this.#need[index] ?? 0) - (this.#paid[index] ?? 0));
      this.#shortage[index] = shortage;
      if (shortage > 0) any = true;
    }
    if (!any) return;
    this.#coverage.over(this.#shortage, this.#shortHere);
    for (let index = 0; index < candidates.count; index++) {
      if (index % CANDIDATES_AT_ONCE === 0 && this.#stop()) return;
      if ((this.#shortage[index] ?? 0) > 0) this.#raiseUnder(index, points);
    }
  }

  #raiseUnder(index: number, points: Float64Array): void {
    const { candidates, xs } = this.#raster;
    const [columnEnd, rowEnd] = [candidates.columnEnd[index] ?? 0, candidates.rowEnd[index] ?? 0];
    let short = this.#need[index] ?? 0;
    let most = -1;
    let raised = 0;
    for (let row = candidates.row[index] ?? 0; row < rowEnd; row++) {
      for (let column = candidates.column[index] ?? 0; column < columnEnd; column++) {
        const point = row * xs.length + column;
        short -= points[point] ?? 0;
        if ((this.#shortHere[point] ?? 0) <= most) continue;
        most = this.#shortHere[point] ?? 0;
        raised = point;
      }
    }
    if (short > 0) points[raised] = (points[raised] ?? 0) + short;
  }

  /** Lowers each price by what every candidate over it can spare. */
  #lowerSpare(points: Float64Array): void {
    const { xs, ys } = this.#raster;
    this.#coverage.under(points, this.#paid);
    for (let row = 0; row < ys.length && !this.#stop(); row++) {
      for (let column = 0; column < xs.length; column++) {
        const point = row * xs.length + column;
        const price = points[point] ?? 0;
        if (price === 0) continue;
        const spare = this.#spare(column, row, price);
        if (spare <= 0) continue;
        points[point] = price - spare;
        this.#lower(column, row, spare);
      }
    }
  }

  #spare(column: number, row: number, price: number): number {
    const { xs, plan } = this.#raster;
    let spare = price;
    for (let size = 0; size < plan.sizes.length; size++) {
      const firstColumn = this.#firstColumn[size]?.[column] ?? 0;
      for (let top = this.#firstRow[size]?.[row] ?? 0; top <= row; top++) {
        const start = size * this.#coverage.points + top * xs.length;
        for (let left = firstColumn; left <= column; left++) {
          const index = this.#at[start + left] ?? -1;
          if (index < 0) continue;
          const free = (this.#paid[index] ?? 0) - (this.#need[index] ?? 0);
          if (free < spare) spare = free;
        }
        if (spare <= 0) return 0;
      }
    }
    return spare;
  }

  #lower(column: number, row: number, by: number): void {
    const { xs, plan } = this.#raster;
    for (let size = 0; size < plan.sizes.length; size++) {
      const firstColumn = this.#firstColumn[size]?.[column] ?? 0;
      for (let top = this.#firstRow[size]?.[row] ?? 0; top <= row; top++) {
        const start = size * this.#coverage.points + top * xs.length;
        for (let left = firstColumn; left <= column; left++) {
          const index = this.#at[start + left] ?? -1;
          if (index >= 0) this.#paid[index] = (this.#paid[index] ?? 0) - by;
        }
      }
    }
  }
}

/** For each position, the first one from which a length still reaches it. */
function reaching(positions: Int32Array, length: number): Int32Array {
  let first = 0;
  return positions.map((position) => {
    while ((positions[first] ?? 0) + length <= position) first++;
    return first;
  });
}
