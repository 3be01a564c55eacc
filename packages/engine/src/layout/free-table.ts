import type { Box, Rectangle } from "../geometry/rectangle";
import { sizeSums } from "./positions";

/** Splits in five blocks looked at for one table: some tenths of a second; four times as many found no more. */
const MOST_FIVE_BLOCKS = 10_000_000;
const NONE = new Int32Array(0);

/** How a piece is cut: into two, into five around a middle, or not at all. */
type FiveBlock = readonly [left: number, right: number, top: number, bottom: number];

/**
 * How many panels, lying and standing, fit into empty rectangles of all sizes, and where: a dynamic programme over
 * straight cuts, and over splits into five blocks around a middle for pieces small enough. A piece is as wide and high as
 * sums of panel sides; every panel is grown by the gap, and so is the piece, so that pieces simply add up. Pieces have no
 * up and down, so one of each pair (w, h) and (h, w) is computed.
 * Source: R. Morabito, S. Morales, "A simple and effective recursive procedure for the manufacturer's pallet loading
 * problem", J. Oper. Res. Soc. 49, 1998 (five blocks).
 */
export class FreeTable {
  /** Lengths that pieces can have, ascending from 0: sums of panel sides with their gaps. */
  readonly #sums: Int32Array;
  /** For every length, the index of the largest sum within it. */
  readonly #index: Int32Array;
  readonly #long: number;
  readonly #short: number;
  readonly #gap: number;
  readonly #count: Uint16Array;
  /** Cut of a piece: index of the first part along its first side, negative along its second, 0 none. */
  readonly #cut: Int16Array;
  readonly #blocks = new Map<number, FiveBlock>();
  /** For each length and each shorter one, the index of what remains. */
  readonly #rests: Int32Array[] = [];
  readonly #stacks: Int16Array[] = [];
  #fiveBlocks = 0;

  constructor(longest: number, panel: { readonly width: number; readonly height: number }, gap: number) {
    this.#long = Math.max(panel.width, panel.height) + gap;
    this.#short = Math.min(panel.width, panel.height) + gap;
    this.#gap = gap;
    this.#sums = sizeSums(longest + gap, [panel.width, panel.height], gap);
    this.#index = new Int32Array(longest + gap + 1);
    for (let length = 1, next = 1; length < this.#index.length; length++) {
      if (this.#sums[next] === length) next++;
      this.#index[length] = next - 1;
    }
    this.#count = new Uint16Array(this.#sums.length ** 2);
    this.#cut = new Int16Array(this.#count.length);
  }

  /** Fills the table; false when stopped before the end, and then it is of no use. */
  fill(stop: () => boolean): boolean {
    for (let first = 1; first < this.#sums.length; first++) {
      if (stop()) return false;
      const whole = this.#sums[first] ?? 0;
      this.#rests[first] = Int32Array.from({ length: first }, (_, part) =>
        this.#within(whole - (this.#sums[part] ?? 0)),
      );
      for (let second = 1; second <= first; second++) this.#fillPiece(first, second);
    }
    return true;
  }

  /** Panels that a rectangle holds; its sides are grown by the gap. */
  countIn(width: number, height: number): number {
    return this.#count[this.#within(width) * this.#sums.length + this.#within(height)] ?? 0;
  }

  place({ left, top, right, bottom }: Box, panels: Rectangle[]): void {
    this.#place(this.#within(right - left), this.#within(bottom - top), left, top, panels);
  }

  /** How far panels pushed together reach within a length, grown by the gap; 0 within none. */
  reach(length: number): number {
    return length > 0 ? (this.#sums[this.#within(length)] ?? 0) : 0;
  }

  /** Index of the largest sum within a length. */
  #within(length: number): number {
    return this.#index[length] ?? 0;
  }

  #fillPiece(first: number, second: number): void {
    const [sums, count, size] = [this.#sums, this.#count, this.#sums.length];
    const most = Math.floor(((sums[first] ?? 0) * (sums[second] ?? 0)) / (this.#long * this.#short));
    const fits = (sums[first] ?? 0) >= this.#long && (sums[second] ?? 0) >= this.#short;
    let best = Math.max(fits ? 1 : 0, count[(first - 1) * size + second] ?? 0, count[first * size + second - 1] ?? 0);
    let cut = 0;
    const cutAlong = (rest: Int32Array, row: number, sign: number) => {
      for (let part = 1; best < most && part < rest.length; part++) {
        const other = rest[part] ?? 0;
        // The other order of the two parts was looked at when the larger came first.
        if (other < part) break;
        const value = (count[row + part] ?? 0) + (count[row + other] ?? 0);
        if (value > best) [best, cut] = [value, sign * part];
      }
    };
    cutAlong(this.#rests[first] ?? NONE, second * size, 1);
    cutAlong(this.#rests[second] ?? NONE, first * size, -1);
    this.#cut[first * size + second] = cut;
    this.#cut[second * size + first] = -cut;
    if (best < most && this.#affordsFiveBlocks(first, second)) best = this.#fiveBlocksOf(first, second, best);
    count[first * size + second] = best;
    count[second * size + first] = best;
  }

  /** Two blocks along each side leave half of all pairs; the splits of one large piece alone could take minutes. */
  #affordsFiveBlocks(first: number, second: number): boolean {
    return this.#fiveBlocks + (first ** 2 * second ** 2) / 4 < MOST_FIVE_BLOCKS;
  }

  /** Two blocks one above the other with what each leaves beside it, and the middle: five numbers each. */
  #stacksOf(second: number): Int16Array {
    const known = this.#stacks[second];
    if (known) return known;
    const rest = this.#rests[second] ?? NONE;
    const found: number[] = [];
    for (let top = 0; top < second; top++) {
      for (let bottom = 0; bottom < second; bottom++) {
        const middle = (this.#sums[second] ?? 0) - (this.#sums[top] ?? 0) - (this.#sums[bottom] ?? 0);
        if (middle < 0) break;
        found.push(top, rest[top] ?? 0, bottom, rest[bottom] ?? 0, this.#within(middle));
      }
    }
    return (this.#stacks[second] = Int16Array.from(found));
  }

  /** The most that a split into five blocks holds, or what is known without one. */
  #fiveBlocksOf(first: number, second: number, known: number): number {
    const [sums, count, size] = [this.#sums, this.#count, this.#sums.length];
    const rest = this.#rests[first] ?? NONE;
    const stacks = this.#stacksOf(second);
    const wide = sums[first] ?? 0;
    let best = known;
    for (let left = 0; left < first; left++) {
      const besideLeft = (rest[left] ?? 0) * size;
      for (let right = 0; right < first; right++) {
        const middle = wide - (sums[left] ?? 0) - (sums[right] ?? 0);
        if (middle < 0) break;
        const [besideRight, between] = [(rest[right] ?? 0) * size, this.#within(middle) * size];
        for (let at = 0; at < stacks.length; at += 5) {
          const value =
            (count[besideRight + (stacks[at] ?? 0)] ?? 0) +
            (count[left * size + (stacks[at + 1] ?? 0)] ?? 0) +
            (count[besideLeft + (stacks[at + 2] ?? 0)] ?? 0) +
            (count[right * size + (stacks[at + 3] ?? 0)] ?? 0) +
            (count[between + (stacks[at + 4] ?? 0)] ?? 0);
          if (value <= best) continue;
          best = value;
          this.#blocks.set(first * size + second, [left, right, stacks[at] ?? 0, stacks[at + 2] ?? 0]);
        }
        this.#fiveBlocks += stacks.length / 5;
      }
    }
    return best;
  }

  #place(first: number, second: number, x: number, y: number, panels: Rectangle[]): void {
    const size = this.#sums.length;
    const held = this.#count[first * size + second] ?? 0;
    if (held === 0) return;
    const blocks = this.#blocks.get(Math.max(first, second) * size + Math.min(first, second));
    const cut = this.#cut[first * size + second] ?? 0;
    const at = (index: number) => this.#sums[index] ?? 0;
    if (blocks) this.#placeBlocks(first, second, blocks, { x, y }, panels);
    else if (cut > 0) {
      this.#place(cut, second, x, y, panels);
      this.#place(this.#within(at(first) - at(cut)), second, x + at(cut), y, panels);
    } else if (cut < 0) {
      this.#place(first, -cut, x, y, panels);
      this.#place(first, this.#within(at(second) - at(-cut)), x, y + at(-cut), panels);
    } else if ((this.#count[(first - 1) * size + second] ?? 0) === held) {
      this.#place(first - 1, second, x, y, panels);
    } else if ((this.#count[first * size + second - 1] ?? 0) === held) {
      this.#place(first, second - 1, x, y, panels);
    } else {
      const lying = at(first) >= this.#long && at(second) >= this.#short;
      const [width, height] = lying ? [this.#long, this.#short] : [this.#short, this.#long];
      panels.push({ x, y, width: width - this.#gap, height: height - this.#gap });
    }
  }

  /** Blocks are kept for the piece that is wider than high; the other is its mirror along the diagonal. */
  #placeBlocks(
    first: number,
    second: number,
    blocks: FiveBlock,
    corner: { x: number; y: number },
    panels: Rectangle[],
  ) {
    const [left, right, top, bottom] = blocks;
    const at = (index: number) => this.#sums[index] ?? 0;
    const [long, short] = [Math.max(first, second), Math.min(first, second)];
    const [wide, tall] = [at(long), at(short)];
    const parts = [
      { along: 0, down: 0, width: wide - at(right), height: at(top) },
      { along: wide - at(right), down: 0, width: at(right), height: tall - at(bottom) },
      { along: at(left), down: tall - at(bottom), width: wide - at(left), height: at(bottom) },
      { along: 0, down: at(top), width: at(left), height: tall - at(top) },
      { along: at(left), down: at(top), width: wide - at(left) - at(right), height: tall - at(top) - at(bottom) },
    ];
    for (const { along, down, width, height } of parts) {
      const [x, y, across, deep] = first < second ? [down, along, height, width] : [along, down, width, height];
      this.#place(this.#within(across), this.#within(deep), corner.x + x, corner.y + y, panels);
    }
  }
}
