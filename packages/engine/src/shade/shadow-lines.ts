import { along, type Axes, type Space } from "./place";
import type { Screen } from "./screens";

/** Nearer to the plane than this a screen lies in it, and shades nothing. [m] */
const TOUCHING = 1e-6;

type Corner = readonly [x: number, y: number, away: number];

/** The part of a screen in front of a plane, in the plane's own directions; null of a screen behind the plane or in it. */
export function cornersAhead({ corners }: Screen, origin: Space, { right, up, out }: Axes): readonly Corner[] | null {
  const seen = corners.map((corner): Corner => {
    const from: Space = [corner[0] - origin[0], corner[1] - origin[1], corner[2] - origin[2]];
    return [along(from, right), along(from, up), along(from, out)];
  });
  if (seen.every(([, , away]) => away <= TOUCHING)) return null;
  return seen.flatMap((corner, index): readonly Corner[] => {
    const next = seen[(index + 1) % seen.length] ?? corner;
    const isAhead = corner[2] >= 0;
    if (isAhead === next[2] >= 0) return isAhead ? [corner] : [];
    const share = corner[2] / (corner[2] - next[2]);
    const cut: Corner = [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1]), 0];
    return isAhead ? [corner, cut] : [cut];
  });
}

/** The shadow of a screen on a plane: a simple polygon that moves with the sun, asked line by line. */
export class Shadow {
  readonly #corners: readonly Corner[];
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** Where it is. [m] */
  left = 0;
  right = 0;
  bottom = 0;
  top = 0;
  /** Of the line that was asked last: where the shadow begins and ends on it, in pairs from the left. [m] */
  readonly ends: Float64Array;

  constructor(corners: readonly Corner[]) {
    this.#corners = corners;
    this.#x = new Float64Array(corners.length);
    this.#y = new Float64Array(corners.length);
    this.ends = new Float64Array(corners.length);
  }

  /** @param shiftX  What a shadow moves for each metre that its screen is away from the plane, along x and y. */
  cast(shiftX: number, shiftY: number): void {
    this.left = Infinity;
    this.right = -Infinity;
    this.bottom = Infinity;
    this.top = -Infinity;
    this.#corners.forEach(([cornerX, cornerY, away], index) => {
      const x = cornerX + away * shiftX;
      const y = cornerY + away * shiftY;
      this.#x[index] = x;
      this.#y[index] = y;
      if (x < this.left) this.left = x;
      if (x > this.right) this.right = x;
      if (y < this.bottom) this.bottom = y;
      if (y > this.top) this.top = y;
    });
  }

  /** How many ends it has on a line across. */
  on(y: number): number {
    const { ends } = this;
    const [xs, ys] = [this.#x, this.#y];
    const last = xs.length - 1;
    let [count, fromX, fromY] = [0, xs[last] ?? 0, ys[last] ?? 0];
    for (let index = 0; index <= last; index += 1) {
      const toX = xs[index] ?? 0;
      const toY = ys[index] ?? 0;
      if (fromY > y !== toY > y) {
        let place = count;
        const x = fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
        for (; place > 0 && (ends[place - 1] ?? 0) > x; place -= 1) ends[place] = ends[place - 1] ?? 0;
        ends[place] = x;
        count += 1;
      }
      fromX = toX;
      fromY = toY;
    }
    return count;
  }
}
