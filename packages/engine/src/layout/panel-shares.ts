import type { Rectangle } from "../geometry/rectangle";
import { shareKeptByArea } from "./shade-field";
import type { Shade } from "./shade";
import { shadowOf } from "./shadow";

/** Panels of one size by the square of a grid that their corner lies in, so that a shadow meets only those near it. */
class Squares {
  readonly #width: number;
  readonly #height: number;
  readonly #squares = new Map<number, Map<number, number[]>>();

  constructor(panels: readonly Rectangle[], members: readonly number[]) {
    const first = panels[members[0] ?? 0];
    this.#width = Math.max(1e-3, first?.width ?? 1);
    this.#height = Math.max(1e-3, first?.height ?? 1);
    for (const index of members) {
      const { x = 0, y = 0 } = panels[index] ?? {};
      const row = this.#row(y);
      const squares = this.#squares.get(row) ?? new Map<number, number[]>();
      this.#squares.set(row, squares);
      const square = squares.get(this.#column(x)) ?? [];
      squares.set(this.#column(x), square);
      square.push(index);
    }
  }

  #row(y: number): number {
    return Math.floor(y / this.#height);
  }
  #column(x: number): number {
    return Math.floor(x / this.#width);
  }

  /** Rows of squares between two heights. */
  *rows(top: number, bottom: number): Generator<ReadonlyMap<number, readonly number[]>> {
    const [from, to] = [this.#row(top), this.#row(bottom)];
    const many = to - from > this.#squares.size;
    for (const row of many ? this.#squares.keys() : range(from, to)) {
      const squares = row < from || row > to ? undefined : this.#squares.get(row);
      if (squares) yield squares;
    }
  }

  /** Panels of a row of squares with corners between two places, and maybe some beside them. */
  *between(squares: ReadonlyMap<number, readonly number[]>, left: number, right: number): Generator<number> {
    const [from, to] = [this.#column(left), this.#column(right)];
    for (const column of to - from > squares.size ? squares.keys() : range(from, to)) {
      if (column >= from && column <= to) yield* squares.get(column) ?? [];
    }
  }
}

function* range(from: number, to: number): Generator<number> {
  for (let value = from; value <= to; value++) yield value;
}

/** What `shareKept` says of each of many panels, in time that grows with the shadows they meet. */
export function sharesOf(shade: Shade, panels: readonly Rectangle[]): Float64Array {
  const { rays, casters, rule } = shade;
  const kept = new Float64Array(panels.length).fill(1);
  if (casters.length === 0) return kept;
  if (rule === "area") {
    for (const [index, { x, y, width, height }] of panels.entries()) {
      kept[index] = shareKeptByArea(shade, { left: x, top: y, right: x + width, bottom: y + height });
    }
    return kept;
  }
  const lost = new Int32Array(panels.length).fill(-1);
  for (const members of bySize(panels)) {
    const squares = new Squares(panels, members);
    const size = panels[members[0] ?? 0] ?? { width: 0, height: 0 };
    for (const [ray, { x, y, weight }] of rays.entries()) {
      for (const caster of casters) {
        const shadow = shadowOf(caster, x * caster.height, y * caster.height, size);
        const [left, right] = [
          caster.left - size.width + Math.min(0, x * caster.height),
          caster.right + Math.max(0, x * caster.height),
        ];
        for (const row of squares.rows(shadow.top, shadow.bottom)) {
          for (const index of squares.between(row, left, right)) {
            const panel = panels[index];
            if (!panel || lost[index] === ray) continue;
            const [from, to] = shadow.at(panel.y);
            if (panel.x <= from || panel.x >= to) continue;
            lost[index] = ray;
            kept[index] = (kept[index] ?? 0) - weight;
          }
        }
      }
    }
  }
  return kept;
}

function bySize(panels: readonly Rectangle[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { width, height }] of panels.entries()) {
    const key = `${width} ${height}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(index);
  }
  return groups.values();
}
