import { acrossOf, type ModuleSize, type PlacedModule, upOf } from "./place";
import type { Shadow } from "./shadow-lines";
import { type Lit, type Pattern, type Third, THIRDS } from "./thirds";

/** Each cell is looked at in two by two points: none, one, two, three or four of them are in shade. */
const POINTS = 2;
export const COVERS = POINTS * POINTS + 1;

/** Cells of a series in each light are fewer than this; those without shade follow from the others. */
const FEWER = 64;

/** Which points of the cells of a module are in shade at one time. */
export class CoveredCells {
  readonly #size: ModuleSize;
  readonly #points: Uint8Array;
  readonly #wide: number;
  readonly #high: number;
  /** How many of its points are in shade. */
  #covered = 0;

  /** @throws RangeError  Where a series has more cells than modules have: thirds could not be told apart. */
  constructor(size: ModuleSize) {
    const { rows, columns, halves } = size.grid;
    if ((rows * columns) / THIRDS / halves >= FEWER) throw new RangeError("A third of a module has too many cells");
    this.#size = size;
    this.#wide = columns * POINTS;
    this.#high = rows * POINTS;
    this.#points = new Uint8Array(this.#wide * this.#high);
  }

  clear(): void {
    this.#points.fill(0);
    this.#covered = 0;
  }

  get areNone(): boolean {
    return this.#covered === 0;
  }

  get areAll(): boolean {
    return this.#covered === this.#points.length;
  }

  add(shadow: Shadow, module: PlacedModule): void {
    const [columns, lines] = module.turned ? [this.#high, this.#wide] : [this.#wide, this.#high];
    const stepX = acrossOf(module, this.#size) / columns;
    const stepY = upOf(module, this.#size) / lines;
    const first = Math.max(0, Math.ceil((shadow.bottom - module.y) / stepY - 0.5));
    const last = Math.min(lines - 1, Math.floor((shadow.top - module.y) / stepY - 0.5));
    const { ends } = shadow;
    for (let line = first; line <= last; line += 1) {
      const count = shadow.on(module.y + (line + 0.5) * stepY);
      for (let pair = 0; pair + 1 < count; pair += 2) {
        const from = Math.max(0, Math.ceil(((ends[pair] ?? 0) - module.x) / stepX - 0.5));
        const to = Math.min(columns - 1, Math.floor(((ends[pair + 1] ?? 0) - module.x) / stepX - 0.5));
        for (let column = from; column <= to; column += 1) this.#cover(module.turned, line, column);
      }
    }
  }

  /** Lines are counted from below, columns from the left; the module's own rows from its top. */
  #cover(turned: boolean, line: number, column: number): void {
    const row = turned ? this.#high - 1 - column : this.#high - 1 - line;
    const at = row * this.#wide + (turned ? this.#wide - 1 - line : column);
    this.#covered += 1 - (this.#points[at] ?? 0);
    this.#points[at] = 1;
  }

  /** The pattern of the module; thirds that are alike are one. */
  pattern(known: Map<number, Third>): Pattern {
    const { rows, columns, halves } = this.#size.grid;
    const [wide, high] = [columns / THIRDS, rows / halves];
    const thirds: Third[] = [];
    for (let third = 0; third < THIRDS; third += 1) {
      const series: Lit[] = [];
      for (let half = 0; half < halves; half += 1) series.push(this.#lit(half * high, high, third * wide, wide));
      const key = keyOf(series);
      const same = known.get(key);
      if (same === undefined) known.set(key, series);
      thirds.push(same ?? series);
    }
    return thirds;
  }

  #lit(firstRow: number, rows: number, firstColumn: number, columns: number): Lit {
    const lit = [0, 0, 0, 0, 0];
    const points = this.#points;
    for (let row = firstRow; row < firstRow + rows; row += 1) {
      for (let column = firstColumn; column < firstColumn + columns; column += 1) {
        const at = row * POINTS * this.#wide + column * POINTS;
        const below = at + this.#wide;
        const covered = (points[at] ?? 0) + (points[at + 1] ?? 0) + (points[below] ?? 0) + (points[below + 1] ?? 0);
        lit[covered] = (lit[covered] ?? 0) + 1;
      }
    }
    return lit;
  }
}

/** Another number for each third of a module. */
export const keyOf = (third: Third): number =>
  third.reduce((key, lit) => lit.slice(1).reduce((sum, count) => sum * FEWER + count, key), 0);
