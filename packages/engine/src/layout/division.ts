import type { Box, Rectangle } from "../geometry/rectangle";
import type { FreeTable } from "./free-table";
import type { Plan } from "./problem";
import { seededRandom } from "./random";

/** Ways to cut the ground around a hole into four pieces: across, up, and as a pinwheel either way. */
const [ACROSS, UP, CLOCKWISE] = [0, 1, 2];
const WAYS_AROUND = 4;
/** Left, right, top and bottom. */
const SIDES = 4;
const [RIGHT, TOP, BOTTOM] = [1, 2, 3];

/** Temperatures of the search, in panels; those between 0.25 and 0.6 did alike. */
const FIRST_TEMPERATURE = 0.4;
const LAST_TEMPERATURE = 0.02;
/** Pieces counted in one search: about two seconds. Few obstructions need fewer changes. */
const MOST_PIECES = 40_000_000;
const CHANGES_PER_OBSTRUCTION = 100_000;
const CHANGES_A_LOOK = 256;
/** Shares of the changes: another way around, another order of two; the rest moves a side of a hole. */
const TURNED = 0.2;
const REORDERED = 0.2;
/** Shares of the moves of a side: back to the obstruction, a little; the rest goes as far as a panel is long. */
const MOVED_BACK = 0.25;
const MOVED_A_LITTLE = 0.35;
/** [mm] */
const A_LITTLE = 200;

/** What decides a division, obstruction by obstruction in their order: where it is, the hole around it, and the way. */
interface Choice {
  /** Left, right, top and bottom of each. */
  readonly edges: Int32Array;
  /** The same of the holes: never within the obstruction. */
  readonly holes: Int32Array;
  readonly ways: Int8Array;
}

/** A divided roof. */
export interface Divided {
  readonly panels: Rectangle[];
  /** Pieces around several obstructions, the smallest first: no panel crosses their edges. */
  readonly crowded: readonly Box[];
}

const copyOf = ({ edges, holes, ways }: Choice): Choice => ({
  edges: edges.slice(),
  holes: holes.slice(),
  ways: ways.slice(),
});

/**
 * A good layout of a large roof around obstructions, for the most panels: the first obstruction divides the roof into
 * four pieces around a hole, the next one divides the pieces it stands in, and so on; what is free is laid by the table of
 * free rectangles. Order, ways and holes are searched by simulated annealing. No bound comes from it. Coordinates are
 * grown by the gap, as in the table.
 * Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, "Optimization by simulated annealing", Science 220, 1983.
 */
export class Division {
  readonly #table: FreeTable;
  readonly #width: number;
  readonly #height: number;
  readonly #long: number;
  readonly #count: number;
  readonly #random: () => number;
  /** Obstructions in each piece on the way down, one piece after the other. */
  readonly #inside: Int32Array;
  #choice: Choice;
  #pieces = 0;
  readonly #gap: number;
  #laying: { readonly panels: Rectangle[]; readonly crowded: Box[] } | null = null;

  constructor({ width, height, gap, blockers, sizes }: Plan, table: FreeTable, seed: number) {
    this.#table = table;
    this.#random = seededRandom(seed);
    this.#gap = gap;
    [this.#width, this.#height] = [width + gap, height + gap];
    this.#long = Math.max(...sizes.map((size) => size.width)) + gap;
    const boxes = blockers
      .map((box) => [
        Math.max(0, box.left + gap),
        Math.min(width + gap, box.right),
        Math.max(0, box.top + gap),
        Math.min(height + gap, box.bottom),
      ])
      .filter(([left = 0, right = 0, top = 0, bottom = 0]) => left < right && top < bottom);
    this.#count = boxes.length;
    // On the way down every piece stands in a larger one and lacks at least the obstruction that divided that.
    this.#inside = new Int32Array(((this.#count + 1) * (this.#count + 2)) / 2 + this.#count);
    const edges = Int32Array.from(boxes.flat());
    const ways = Int8Array.from(boxes, () => this.#below(WAYS_AROUND));
    this.#choice = { edges, holes: edges.slice(), ways };
    for (let index = this.#count - 1; index > 0; index--) this.#swap(index, this.#below(index + 1));
  }

  /** The best layout met until the work is done or stopped. */
  run(stop: () => boolean): Divided {
    const changes = CHANGES_PER_OBSTRUCTION * this.#count;
    let value = this.#held();
    let best = { value, choice: copyOf(this.#choice) };
    let temperature = FIRST_TEMPERATURE;
    for (let done = 0; done < changes; done++) {
      if (done % CHANGES_A_LOOK === 0) {
        const share = Math.max(done / changes, this.#pieces / MOST_PIECES);
        if (share >= 1 || stop()) break;
        temperature = FIRST_TEMPERATURE + share * (LAST_TEMPERATURE - FIRST_TEMPERATURE);
      }
      const undo = this.#change();
      const next = this.#held();
      if (next < value && this.#random() >= Math.exp((next - value) / temperature)) undo();
      else value = next;
      if (value > best.value) best = { value, choice: copyOf(this.#choice) };
    }
    return this.#laid(best.choice);
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** One random change; gives back how to undo it. */
  #change(): () => void {
    const { edges, holes, ways } = this.#choice;
    const kind = this.#random();
    const [one, other] = [this.#below(this.#count), this.#below(this.#count)];
    if (kind < TURNED) {
      const was = ways[one] ?? 0;
      ways[one] = (was + 1 + this.#below(WAYS_AROUND - 1)) % WAYS_AROUND;
      return () => (ways[one] = was);
    }
    if (kind < TURNED + REORDERED) {
      this.#swap(one, other);
      return () => this.#swap(one, other);
    }
    const side = this.#below(SIDES);
    const at = SIDES * one + side;
    const [edge, was] = [edges[at] ?? 0, holes[at] ?? 0];
    const wider = this.#moved(Math.abs(was - edge));
    holes[at] = side === RIGHT || side === BOTTOM ? edge + wider : edge - wider;
    return () => (holes[at] = was);
  }

  #moved(wider: number): number {
    const how = this.#random();
    if (how < MOVED_BACK) return 0;
    if (how < MOVED_BACK + MOVED_A_LITTLE) return Math.max(0, wider + this.#below(2 * A_LITTLE + 1) - A_LITTLE);
    return this.#below(this.#long);
  }

  #swap(one: number, other: number): void {
    const { edges, holes, ways } = this.#choice;
    swap(ways, one, other);
    for (let side = 0; side < SIDES; side++) {
      swap(edges, SIDES * one + side, SIDES * other + side);
      swap(holes, SIDES * one + side, SIDES * other + side);
    }
  }

  #held(): number {
    for (let index = 0; index < this.#count; index++) this.#inside[index] = index;
    return this.#divide(0, this.#width, 0, this.#height, 0, this.#count);
  }

  #laid(choice: Choice): Divided {
    this.#choice = choice;
    const laying = { panels: [], crowded: [] as Box[] };
    this.#laying = laying;
    this.#held();
    this.#laying = null;
    laying.crowded.sort((a, b) => areaOf(a) - areaOf(b));
    return laying;
  }

  /** Panels in a piece; the obstructions that may stand in it are a part of the list, from one place to another. */
  #divide(left: number, right: number, top: number, bottom: number, from: number, to: number): number {
    if (left >= right || top >= bottom) return 0;
    this.#pieces++;
    const inside = this.#inside;
    const { edges, holes, ways } = this.#choice;
    let end = to;
    for (let at = from; at < to; at++) {
      const index = inside[at] ?? 0;
      const edge = SIDES * index;
      if ((edges[edge] ?? 0) >= right || (edges[edge + RIGHT] ?? 0) <= left) continue;
      if ((edges[edge + TOP] ?? 0) >= bottom || (edges[edge + BOTTOM] ?? 0) <= top) continue;
      inside[end++] = index;
    }
    if (end === to) {
      if (this.#laying) this.#table.place({ left, right, top, bottom }, this.#laying.panels);
      return this.#table.countIn(right - left, bottom - top);
    }
    if (end > to + 1) this.#laying?.crowded.push({ left, right: right - this.#gap, top, bottom: bottom - this.#gap });
    const first = inside[to] ?? 0;
    const hole = SIDES * first;
    const table = this.#table;
    // What panels beside the hole would leave empty is added to the hole.
    const west = left + table.reach((holes[hole] ?? 0) - left);
    const east = right - table.reach(right - (holes[hole + RIGHT] ?? 0));
    const north = top + table.reach((holes[hole + TOP] ?? 0) - top);
    const south = bottom - table.reach(bottom - (holes[hole + BOTTOM] ?? 0));
    const start = to + 1;
    switch (ways[first]) {
      case ACROSS:
        return (
          this.#divide(left, right, top, north, start, end) +
          this.#divide(left, right, south, bottom, start, end) +
          this.#divide(left, west, north, south, start, end) +
          this.#divide(east, right, north, south, start, end)
        );
      case UP:
        return (
          this.#divide(left, west, top, bottom, start, end) +
          this.#divide(east, right, top, bottom, start, end) +
          this.#divide(west, east, top, north, start, end) +
          this.#divide(west, east, south, bottom, start, end)
        );
      case CLOCKWISE:
        return (
          this.#divide(left, east, top, north, start, end) +
          this.#divide(east, right, top, south, start, end) +
          this.#divide(west, right, south, bottom, start, end) +
          this.#divide(left, west, north, bottom, start, end)
        );
      default:
        return (
          this.#divide(west, right, top, north, start, end) +
          this.#divide(east, right, north, bottom, start, end) +
          this.#divide(left, east, south, bottom, start, end) +
          this.#divide(left, west, top, south, start, end)
        );
    }
  }
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

function swap(values: Int32Array | Int8Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
