import type { Rectangle } from "../geometry/rectangle";
import type { Placement } from "./plan-value";
import { sizeSums } from "./positions";
import type { Plan } from "./problem";
import { firstFrom } from "./raster";

/**
 * The best layout of an empty roof that straight cuts from edge to edge can make: a dynamic programme over all sizes a
 * piece can have. Every panel is grown by the gap, and so is the roof, so that pieces simply add up.
 */
class Guillotine {
  readonly #plan: Plan;
  /** Sums of panel sizes along x and y, ascending; the last is what the roof can use. */
  readonly #widths: Int32Array;
  readonly #heights: Int32Array;
  readonly #count: Int32Array;
  /** Cut of a piece: 0 none, positive across x and negative across y, as 1 + index of the first part. */
  readonly #cut: Int32Array;

  constructor(plan: Plan) {
    this.#plan = plan;
    const sums = (side: "width" | "height") =>
      sizeSums(plan[side] + plan.gap, [...new Set(plan.sizes.map((size) => size[side]))], plan.gap).slice(1);
    this.#widths = sums("width");
    this.#heights = sums("height");
    this.#count = new Int32Array(this.#widths.length * this.#heights.length);
    this.#cut = new Int32Array(this.#count.length);
  }

  /** Index of the largest sum within a length, −1 for none. */
  #within(sums: Int32Array, length: number): number {
    return firstFrom(sums, length + 1) - 1;
  }

  run(stop: () => boolean): Placement | null {
    const rest = (sums: Int32Array) =>
      Array.from(sums, (whole, index) =>
        Int32Array.from({ length: index }, (_, part) => this.#within(sums, whole - (sums[part] ?? 0))),
      );
    const [restWide, restTall] = [rest(this.#widths), rest(this.#heights)];
    for (let tall = 0; tall < this.#heights.length; tall++) {
      if (stop()) return null;
      for (let wide = 0; wide < this.#widths.length; wide++) this.#fill(wide, tall, restWide, restTall);
    }
    const panels: Rectangle[] = [];
    if (this.#count.length > 0) this.#place(this.#widths.length - 1, this.#heights.length - 1, 0, 0, panels);
    return { panels, value: panels.length * this.#plan.fullValue };
  }

  #fill(wide: number, tall: number, restWide: readonly Int32Array[], restTall: readonly Int32Array[]): void {
    const [columns, count] = [this.#widths.length, this.#count];
    const own = tall * columns + wide;
    let best = this.#sizeWithin(wide, tall) ? 1 : 0;
    let cut = 0;
    const others = restWide[wide] ?? new Int32Array(0);
    for (let part = 0; part < others.length; part++) {
      const other = others[part] ?? -1;
      // The other order of the two parts was looked at when the larger came first.
      if (other < part) break;
      const value = (count[tall * columns + part] ?? 0) + (count[tall * columns + other] ?? 0);
      if (value <= best) continue;
      [best, cut] = [value, part + 1];
    }
    const below = restTall[tall] ?? new Int32Array(0);
    for (let part = 0; part < below.length; part++) {
      const other = below[part] ?? -1;
      if (other < part) break;
      const value = (count[part * columns + wide] ?? 0) + (count[other * columns + wide] ?? 0);
      if (value <= best) continue;
      [best, cut] = [value, -part - 1];
    }
    count[own] = best;
    this.#cut[own] = cut;
  }

  #sizeWithin(wide: number, tall: number): Plan["sizes"][number] | undefined {
    const { sizes, gap } = this.#plan;
    const [width, height] = [this.#widths[wide] ?? 0, this.#heights[tall] ?? 0];
    return sizes.find((size) => size.width + gap <= width && size.height + gap <= height);
  }

  #place(wide: number, tall: number, x: number, y: number, panels: Rectangle[]): void {
    if (wide < 0 || tall < 0) return;
    const own = tall * this.#widths.length + wide;
    const cut = this.#cut[own] ?? 0;
    if ((this.#count[own] ?? 0) === 0) return;
    if (cut === 0) {
      const size = this.#sizeWithin(wide, tall);
      if (size) panels.push({ x, y, width: size.width, height: size.height });
    } else if (cut > 0) {
      const first = this.#widths[cut - 1] ?? 0;
      this.#place(cut - 1, tall, x, y, panels);
      this.#place(this.#within(this.#widths, (this.#widths[wide] ?? 0) - first), tall, x + first, y, panels);
    } else {
      const first = this.#heights[-cut - 1] ?? 0;
      this.#place(wide, -cut - 1, x, y, panels);
      this.#place(wide, this.#within(this.#heights, (this.#heights[tall] ?? 0) - first), x, y + first, panels);
    }
  }
}

/** The best layout by straight cuts; `null` when stopped. Only for a roof without blockers and shade. */
export const bestGuillotine = (plan: Plan, stop: () => boolean): Placement | null => new Guillotine(plan).run(stop);
