import type { Box } from "../geometry/rectangle";
import type { PlaceRow, Shade } from "./shade";
import { beamKept } from "./shadow";

/** Squares a field is cut into at most; on a roof of 12 by 8 m they are 4 cm wide. */
const MOST_SQUARES = 60_000;
const POINT = { width: 0, height: 0 };

/**
 * Share of the year that the ground loses, square by square, summed so that any rectangle's mean is four look-ups. The
 * middle of a square speaks for it.
 */
class ShadeField {
  readonly #area: Box;
  readonly #side: number;
  readonly #columns: number;
  readonly #rows: number;
  /** Sum of the squares left of and above each corner, in squares. */
  readonly #sums: Float64Array;

  constructor(shade: Shade) {
    const { area } = shade;
    const [width, height] = [area.right - area.left, area.bottom - area.top];
    this.#area = area;
    this.#side = Math.sqrt((width * height) / MOST_SQUARES);
    this.#columns = Math.max(1, Math.ceil(width / this.#side));
    this.#rows = Math.max(1, Math.ceil(height / this.#side));
    this.#sums = this.#summed(this.#lost(shade));
  }

  #lost(shade: Shade): Float64Array {
    const middles = (count: number, from: number) =>
      Float64Array.from({ length: count }, (_, index) => from + (index + 0.5) * this.#side);
    const across = middles(this.#columns, this.#area.left);
    const xs = { from: across, to: across };
    const rows = Array.from(middles(this.#rows, this.#area.top), (y) => ({ from: y, to: y, xs }));
    return beamKept(shade, rows, POINT, () => false).map((share) => 1 - share);
  }

  #summed(lost: Float64Array): Float64Array {
    const stride = this.#columns + 1;
    const sums = new Float64Array(stride * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let along = 0;
      for (let column = 0; column < this.#columns; column++) {
        along += lost[row * this.#columns + column] ?? 0;
        sums[(row + 1) * stride + column + 1] = along + (sums[row * stride + column + 1] ?? 0);
      }
    }
    return sums;
  }

  /** Sum from the field's corner to a place, in squares; straight between the corners of squares. */
  #upTo(x: number, y: number): number {
    const across = Math.min(this.#columns, Math.max(0, (x - this.#area.left) / this.#side));
    const down = Math.min(this.#rows, Math.max(0, (y - this.#area.top) / this.#side));
    const [column, row] = [Math.min(this.#columns - 1, Math.floor(across)), Math.min(this.#rows - 1, Math.floor(down))];
    const [u, v] = [across - column, down - row];
    const corner = row * (this.#columns + 1) + column;
    const below = corner + this.#columns + 1;
    return (
      (1 - v) * ((1 - u) * (this.#sums[corner] ?? 0) + u * (this.#sums[corner + 1] ?? 0)) +
      v * ((1 - u) * (this.#sums[below] ?? 0) + u * (this.#sums[below + 1] ?? 0))
    );
  }

  /** Share of the year lost over a box, times its area. */
  lostOver({ left, top, right, bottom }: Box): number {
    if (left >= right || top >= bottom) return 0;
    const squares =
      this.#upTo(right, bottom) - this.#upTo(left, bottom) - this.#upTo(right, top) + this.#upTo(left, top);
    return Math.max(0, squares) * this.#side ** 2;
  }
}

const fields = new WeakMap<Shade, ShadeField>();
/** The field of a shade, computed once. */
function fieldOf(shade: Shade): ShadeField {
  const field = fields.get(shade) ?? new ShadeField(shade);
  fields.set(shade, field);
  return field;
}

/**
 * The most that a panel anywhere in each place can keep where every shaded part costs its own beam only: what is lost
 * where every one of these panels lies.
 */
export function sharesKeptByArea(
  shade: Shade,
  rows: readonly PlaceRow[],
  { width, height }: { readonly width: number; readonly height: number },
): Float64Array {
  const field = fieldOf(shade);
  const kept: number[] = [];
  for (const { from, to, xs } of rows) {
    for (let place = 0; place < xs.from.length; place++) {
      const [left, right] = [xs.to[place] ?? 0, (xs.from[place] ?? 0) + width];
      kept.push(1 - field.lostOver({ left, right, top: to, bottom: from + height }) / (width * height));
    }
  }
  return Float64Array.from(kept);
}
