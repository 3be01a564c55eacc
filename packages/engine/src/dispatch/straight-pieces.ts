/**
 * A function of straight pieces between points that rise in x. The arrays are longer than it; `count` points are its own,
 * and `slope` holds what the piece behind each point rises by. One object is filled again and again: millions of these
 * functions come and go in a year.
 */
export class StraightPieces {
  x: Float64Array;
  y: Float64Array;
  slope: Float64Array;
  count = 0;
  /** Pieces whose slopes differ by no more than this become one, as `piece` adds them; 0: those alone that rise alike. */
  coarse = 0;

  constructor(room = 64) {
    this.x = new Float64Array(room);
    this.y = new Float64Array(room);
    this.slope = new Float64Array(room);
  }

  private grow(): void {
    const grown = (from: Float64Array) => {
      const to = new Float64Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.x = grown(this.x);
    this.y = grown(this.y);
    this.slope = grown(this.slope);
  }

  clear(): void {
    this.count = 0;
  }

  start(x: number, y: number): void {
    this.x[0] = x;
    this.y[0] = y;
    this.count = 1;
  }

  /** A point behind the last; one at the last's own x makes a step. */
  point(x: number, y: number): void {
    if (this.count === this.x.length) this.grow();
    const last = this.count - 1;
    if (last >= 0) this.slope[last] = (y - (this.y[last] ?? 0)) / (x - (this.x[last] ?? 0));
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.count += 1;
  }

  /** A piece behind the last point. */
  piece(width: number, slope: number): void {
    if (!(width > 0)) return;
    const last = this.count - 1;
    const x = (this.x[last] ?? 0) + width;
    const y = (this.y[last] ?? 0) + width * slope;
    if (last > 0 && alike(this.slope[last - 1] ?? 0, slope, this.coarse)) {
      this.x[last] = x;
      this.y[last] = y;
      if (this.coarse > 0) this.slope[last - 1] = (y - (this.y[last - 1] ?? 0)) / (x - (this.x[last - 1] ?? 0));
      return;
    }
    if (this.count === this.x.length) this.grow();
    this.slope[last] = slope;
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.count += 1;
  }

  copy(from: StraightPieces): void {
    while (this.x.length < from.count) this.grow();
    for (let index = 0; index < from.count; index += 1) {
      this.x[index] = from.x[index] ?? 0;
      this.y[index] = from.y[index] ?? 0;
      this.slope[index] = from.slope[index] ?? 0;
    }
    this.count = from.count;
  }

  /** Points that stand nearer than this to the one kept before them, left out; first and last stay. */
  thin(width: number): void {
    let kept = 1;
    for (let index = 1; index < this.count; index += 1)
      if (index === this.count - 1 || (this.x[index] ?? 0) - (this.x[kept - 1] ?? 0) >= width) {
        this.move(index, kept);
        kept += 1;
      }
    if (this.count > 0) this.count = kept;
  }

  /** The greatest convex function that is nowhere above this one, in its place. */
  bendUp(): void {
    let convex = true;
    for (let index = 1; index < this.count - 1; index += 1)
      if ((this.slope[index] ?? 0) < (this.slope[index - 1] ?? 0)) convex = false;
    if (convex) return;
    let kept = 1;
    for (let index = 1; index < this.count; index += 1) {
      this.move(index, kept);
      while (kept > 1 && (this.slope[kept - 1] ?? 0) <= (this.slope[kept - 2] ?? 0)) {
        kept -= 1;
        this.move(kept + 1, kept);
      }
      kept += 1;
    }
    this.count = kept;
  }

  /** A point to another place, with the slope that leads to it there. */
  private move(from: number, to: number): void {
    const [x, y] = [this.x[from] ?? 0, this.y[from] ?? 0];
    this.slope[to - 1] = (y - (this.y[to - 1] ?? 0)) / (x - (this.x[to - 1] ?? 0));
    this.x[to] = x;
    this.y[to] = y;
  }
}

/** Slopes that rounding alone tells apart, or less than `coarse`. */
export function alike(one: number, other: number, coarse = 0): boolean {
  const apart = one > other ? one - other : other - one;
  return apart <= coarse + 1e-10 * (1 + (other > 0 ? other : -other));
}
