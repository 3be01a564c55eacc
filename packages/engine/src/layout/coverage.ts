import type { Raster } from "./raster";

/**
 * Sums between candidates and raster points without a matrix. A candidate covers a rectangle of points, so the sum of
 * points under it is four look-ups in a summed table, and the sum of candidates over a point is a running sum of
 * corners.
 */
export class Coverage {
  readonly columns: number;
  readonly rows: number;
  readonly points: number;
  readonly #stride: number;
  readonly #table: Float64Array;
  /** Look-ups of each candidate: its corner nearest the origin, then along x, along y, and the far one. */
  readonly #corners: Int32Array;
  readonly #count: number;

  constructor({ xs, ys, candidates }: Raster) {
    this.columns = xs.length;
    this.rows = ys.length;
    this.points = xs.length * ys.length;
    this.#stride = xs.length + 1;
    this.#table = new Float64Array(this.#stride * (ys.length + 1));
    this.#count = candidates.count;
    this.#corners = new Int32Array(4 * candidates.count);
    for (let index = 0; index < candidates.count; index++) {
      const [column, columnEnd] = [candidates.column[index] ?? 0, candidates.columnEnd[index] ?? 0];
      const [row, rowEnd] = [
        (candidates.row[index] ?? 0) * this.#stride,
        (candidates.rowEnd[index] ?? 0) * this.#stride,
      ];
      this.#corners.set([row + column, row + columnEnd, rowEnd + column, rowEnd + columnEnd], 4 * index);
    }
  }

  /** Sum of the points under every candidate. */
  under(points: Float64Array, sums: Float64Array): void {
    const [table, corners, columns, stride] = [this.#table, this.#corners, this.columns, this.#stride];
    table.fill(0, 0, stride);
    for (let row = 1; row <= this.rows; row++) table[row * stride] = 0;
    for (let row = 0; row < this.rows; row++) {
      let along = 0;
      const above = row * stride + 1;
      for (let column = 0; column < columns; column++) {
        along += points[row * columns + column] ?? 0;
        table[above + stride + column] = (table[above + column] ?? 0) + along;
      }
    }
    for (let index = 0, corner = 0; index < this.#count; index++, corner += 4) {
      sums[index] =
        (table[corners[corner] ?? 0] ?? 0) -
        (table[corners[corner + 1] ?? 0] ?? 0) -
        (table[corners[corner + 2] ?? 0] ?? 0) +
        (table[corners[corner + 3] ?? 0] ?? 0);
    }
  }

  /** Sum of the candidates over every point. */
  over(amounts: Float64Array, sums: Float64Array): void {
    const [table, corners, columns, stride] = [this.#table, this.#corners, this.columns, this.#stride];
    table.fill(0);
    for (let index = 0, corner = 0; index < this.#count; index++, corner += 4) {
      const amount = amounts[index] ?? 0;
      if (amount === 0) continue;
      const [near, along, down, far] = [
        corners[corner] ?? 0,
        corners[corner + 1] ?? 0,
        corners[corner + 2] ?? 0,
        corners[corner + 3] ?? 0,
      ];
      table[near] = (table[near] ?? 0) + amount;
      table[along] = (table[along] ?? 0) - amount;
      table[down] = (table[down] ?? 0) - amount;
      table[far] = (table[far] ?? 0) + amount;
    }
    for (let row = 0; row < this.rows; row++) {
      let along = 0;
      for (let column = 0; column < columns; column++) {
        along += table[row * stride + column] ?? 0;
        sums[row * columns + column] = along + (row > 0 ? (sums[(row - 1) * columns + column] ?? 0) : 0);
      }
    }
  }
}
