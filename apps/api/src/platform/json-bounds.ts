import { randomInt } from "node:crypto";
import { PANELS_SENT_MAX } from "@sunwright/contract/limits";
import { AppError } from "./errors";

export const BOUNDS = {
  /** Deeper than any of our bodies; keeps what walks a body later, and every schema, from being sent down a mine. */
  depth: 20,
  /** The longest list that a call takes. */
  items: PANELS_SENT_MAX + 1,
  /** All of the largest body: 4,000 panels of four numbers, and what is with them. */
  values: 30_000,
  /**
   * A shape is how the fields of an object are called up to one of them, in their order. V8 describes and keeps each that
   * it meets: twenty thousand hold the loop for 20 ms and more, in whichever objects they stand. Ours have a few hundred.
   */
  shapes: 1_000,
};

const [QUOTE = 0, BACKSLASH = 0, COMMA = 0, COLON = 0] = Buffer.from('"\\,:');
const [LIST, LIST_END, OBJECT] = Buffer.from("[]{");
const SPACE = 0x20;
/** By byte, whether it says where a value begins or ends; all others are passed over. */
const MARKS = Uint8Array.from({ length: 256 }, (_, byte) => Number('",:[]{}'.includes(String.fromCharCode(byte))));

/** A list or an object that has not ended. */
interface Open {
  readonly isList: boolean;
  items: number;
  /** Of all fields so far, mixed to one number. */
  shape: number;
}

/** Known to nobody, so that nobody can send many shapes that pass for one. */
const FACTOR = randomInt(2 ** 30) * 2 + 1;
const mix = (shape: number, byte: number) => {
  const product = Math.imul(shape ^ byte, FACTOR);
  return product ^ (product >>> 15);
};

/** What has been met so far. */
class Tally {
  #values = 0;
  readonly #shapes = new Set<number>();
  readonly #bounds: typeof BOUNDS;

  constructor(bounds: typeof BOUNDS) {
    this.#bounds = bounds;
  }

  countItem(list: Open) {
    list.items += 1;
    if (list.items > this.#bounds.items) throw new AppError("body_too_large");
    this.#countValue();
  }

  countField({ shape }: Open) {
    if (this.#shapes.add(shape).size > this.#bounds.shapes) throw new AppError("body_too_large");
    this.#countValue();
  }

  #countValue() {
    this.#values += 1;
    if (this.#values > this.#bounds.values) throw new AppError("body_too_large");
  }
}

/**
 * Refuses more than any call takes before it is parsed: to parse a body of nonsense takes many times as long as the
 * largest of ours. What is no JSON is left to the parser. Throws malformed_request and body_too_large.
 */
export function refuseTooMuch(json: Uint8Array, bounds = BOUNDS): void {
  const tally = new Tally(bounds);
  const outer: (Open | undefined)[] = [];
  let within: Open | undefined;
  /** Where the text that was met last begins and ends: with a colon behind it, it is the name of a field. */
  let text = 0;
  let textEnd = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? SPACE;
    if (MARKS[byte] === 0) continue;
    if (byte === QUOTE) {
      text = at;
      at = textEnd = endOfText(json, at + 1);
    } else if (byte === COLON) {
      if (!within || within.isList) continue;
      // Each byte once, however many colons follow.
      for (; text < textEnd; text++) within.shape = mix(within.shape, json[text] ?? 0);
      tally.countField(within);
    } else if (byte === COMMA) {
      if (within?.isList) tally.countItem(within);
    } else if (byte === LIST || byte === OBJECT) {
      if (outer.length >= bounds.depth) throw new AppError("malformed_request");
      outer.push(within);
      within = { isList: byte === LIST, items: 0, shape: 0 };
      // No comma stands before the first item.
      if (within.isList && json[endOfSpace(json, at + 1)] !== LIST_END) tally.countItem(within);
    } else {
      within = outer.pop();
    }
  }
}

/** Where the quote stands that ends a text. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

function endOfSpace(json: Uint8Array, from: number): number {
  let at = from;
  while ((json[at] ?? QUOTE) <= SPACE) at++;
  return at;
}
